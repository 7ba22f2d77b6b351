import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const batteriesInTheCold: Body = {
  ru: [
    p(
      "Литий-ионная батарея не любит двух вещей: жару и зарядку на морозе. Первое сокращает ей жизнь постепенно, второе может испортить за один раз. Рассказываем, как работать зимой и не покупать новый аккумулятор весной.",
    ),
    h2("Сколько энергии остаётся"),
    p("На холоде химия замедляется, и батарея отдаёт меньше. В тепле всё возвращается, это не поломка."),
    table(
      ["Температура", "Доступная ёмкость", "Можно ли заряжать"],
      ["от +10 до +30 °C", "100%", "да"],
      ["0 °C", "около 85 %", "на пределе, сначала согрейте"],
      ["−10 °C", "около 65 %", "нет"],
      ["−20 °C", "около 50 %", "нет"],
    ),
    h2("Хватит ли на смену"),
    p("Ёмкость в ампер-часах не говорит, сколько работы в батарее. Умножьте её на напряжение: выйдут ватт-часы."),
    table(
      ["Батарея", "В тепле", "При −10 °C", "При −20 °C"],
      ["12 В, 2 А·ч", "24 Вт·ч", "16 Вт·ч", "12 Вт·ч"],
      ["18 В, 4 А·ч", "72 Вт·ч", "47 Вт·ч", "36 Вт·ч"],
      ["18 В, 8 А·ч", "144 Вт·ч", "94 Вт·ч", "72 Вт·ч"],
    ),
    p(
      "То есть на сильном морозе батарея 8 А·ч заменяет летнюю на 4 А·ч. К тому же большая остывает медленнее, а ток на каждую ячейку в ней меньше, поэтому под нагрузкой она проседает не так заметно.",
    ),
    h2("Почему нельзя заряжать на морозе"),
    p(
      "Ниже нуля литий не успевает войти в электрод и оседает на нём металлом. Снаружи ничего не заметно, но ёмкость потеряна навсегда, а в худшем случае ячейка замкнётся. Хорошее зарядное устройство само ждёт, пока батарея согреется, и мигает.",
    ),
    h2("Как работать зимой"),
    ul(
      "Носите запасную батарею во внутреннем кармане и меняйте их местами каждые полчаса.",
      "Начинайте с лёгкой работы: под нагрузкой аккумулятор греется сам.",
      "Принесли с улицы, подождите час и только потом ставьте на зарядку.",
      "Не грейте батарею на печке или феном: крайние ячейки перегреются раньше средних.",
    ),
    h2("Замёрзла или сломалась"),
    ul(
      "Инструмент останавливается сразу после пуска, а в тепле работает как прежде: батарея замёрзла.",
      "Зарядное устройство мигает дольше часа в тёплой комнате: попробуйте другую батарею, чтобы узнать, кто виноват.",
      "На контактах капли: это конденсат, вытрите их и дайте высохнуть до зарядки.",
      "Корпус вздулся или треснул: не заряжайте и не вскрывайте.",
    ),
    p(
      `С таким приходите к нам: срок гарантии указан в карточке товара, порядок описан на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
    ),
    h2("Как хранить"),
    p(
      "Если инструмент не нужен до весны, зарядите батарею наполовину, снимите с инструмента и оставьте в сухом месте при 10–15 °C. Раз в три месяца проверяйте индикатор. Полностью разряженная батарея за зиму может уйти ниже порога, с которого её уже не поднять.",
    ),
    p(
      `Запасные аккумуляторы и зарядные устройства ищите в разделе ${a("/catalog/power-tools/batteries", "«Батареи и зарядки»")}.`,
    ),
  ],
  en: [
    p(
      "A lithium-ion battery dislikes two things: heat, and being charged in the frost. The first shortens its life little by little, the second can ruin it in one go. Here is how to work through the winter without buying a new battery in spring.",
    ),
    h2("How much energy is left"),
    p("The chemistry slows down in the cold and the battery gives less. Warmth brings it all back; nothing is broken."),
    table(
      ["Temperature", "Usable capacity", "May it be charged"],
      ["+10 to +30 °C", "100%", "yes"],
      ["0 °C", "about 85%", "barely; warm it up first"],
      ["−10 °C", "about 65%", "no"],
      ["−20 °C", "about 50%", "no"],
    ),
    h2("Will it last the shift"),
    p("Ampere-hours alone do not tell how much work a battery holds. Multiply them by the voltage to get watt-hours."),
    table(
      ["Battery", "In the warm", "At −10 °C", "At −20 °C"],
      ["12 V, 2 Ah", "24 Wh", "16 Wh", "12 Wh"],
      ["18 V, 4 Ah", "72 Wh", "47 Wh", "36 Wh"],
      ["18 V, 8 Ah", "144 Wh", "94 Wh", "72 Wh"],
    ),
    p(
      "So in hard frost an 8 Ah battery stands in for a summer’s 4 Ah one. A large battery also cools down more slowly and draws less current from each cell, so it sags less under load.",
    ),
    h2("Why not to charge in the frost"),
    p(
      "Below zero the lithium has no time to enter the electrode and settles on it as metal. Nothing shows on the outside, but that capacity is gone for good, and at worst the cell shorts out. A good charger waits for the battery to warm up and blinks meanwhile.",
    ),
    h2("Working in winter"),
    ul(
      "Carry the spare battery in an inside pocket and swap the two every half an hour.",
      "Begin with light work: a battery under load warms itself up.",
      "After coming in from outside wait an hour before charging.",
      "Do not use a stove or a hair dryer: the outer cells overheat long before the inner ones.",
    ),
    h2("Frozen or broken"),
    ul(
      "The tool stops right after starting but works as before once warm: the battery was frozen.",
      "The charger blinks for over an hour in a warm room: try another battery to see which one is to blame.",
      "There are drops on the contacts: wipe off the condensation and let them dry before charging.",
      "The case is swollen or cracked: neither charge nor open it.",
    ),
    p(
      `Bring such a battery to us: the warranty period is stated with the product, and the steps are under ${a("/information/vozvrat-tovara", "Returns")}.`,
    ),
    h2("Storing"),
    p(
      "If the tool is not needed until spring, charge the battery half way, take it off the tool and leave it somewhere dry at 10–15 °C. Look at the indicator every three months. A battery left empty for the winter may drop to where it cannot be brought back.",
    ),
    p(`Spare batteries and chargers are in ${a("/catalog/power-tools/batteries", "Batteries and chargers")}.`),
  ],
};

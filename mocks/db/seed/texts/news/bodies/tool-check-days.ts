import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const toolCheckDays: Body = {
  ru: [
    p(
      "Два раза в год мы ставим у входа длинный стол и смотрим всё, что принесут. Ближайшие дни проверки пройдут 28 и 29 ноября, с 10:00 до 18:00, в магазине на Станочной. Один инструмент занимает около десяти минут, и всё это время можно стоять рядом и спрашивать.",
    ),
    h2("Что сделаем бесплатно"),
    ul(
      "осмотрим кабель, вилку и выключатель;",
      "измерим износ щёток и скажем, на сколько их хватит;",
      "послушаем редуктор и проверим смазку;",
      "проверим кожух, фланец и ограничитель;",
      "проверим под нагрузкой одну батарею на 12 или 18 В.",
    ),
    p(
      "Марка и место покупки значения не имеют. Если нужна деталь, назовём её артикул и цену, а менять или нет, решаете вы. Щётки и кабель ставим сразу, оплачивается только деталь.",
    ),
    h2("Что можно заметить самому"),
    p("Осмотр занимает минуту, и с ним легче решить, что нести в первую очередь."),
    table(
      ["Признак", "Вероятная причина", "Можно ли работать"],
      ["искрит по всему кольцу коллектора", "щётки стёрты, якорь замкнут", "нет"],
      ["включается через раз, если шевелить шнур", "перелом жилы у ввода", "нет"],
      ["гул, нагрев передней части", "высохла смазка", "недолго"],
      ["запах горелого лака", "перегрета обмотка", "нет"],
      ["патрон или диск бьёт", "изогнутый вал, грязный фланец", "нет"],
    ),
    p(
      "Угольные щётки обычно меняют, когда от них осталось 5–6 мм, и всегда парой. Слабые голубые искры под щётками у коллекторного мотора нормальны, длинные жёлтые уже нет.",
    ),
    h2("Чего не делаем"),
    p(
      "Не берём сварочные аппараты, компрессоры и бензоинструмент: их нельзя проверить за десять минут и безопасно включить в зале. Для них назначим отдельное время. Не вскрываем и батареи: если ячейка вздулась, скажем об этом и подскажем, куда её сдать.",
    ),
    h2("Если нашли неисправность"),
    p(
      `Куплено у нас и гарантия не истекла: оформим заявку на месте, нужен чек, бумажный или электронный. Диагностика занимает до пяти рабочих дней, выбор между ремонтом, заменой и деньгами за вами. Подробно об этом сказано на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
    ),
    p(
      `Если гарантии нет, напишем, что сломано, и назовём цену ремонта. Без вашего согласия ничего не разбираем. Круги, диски и свёрла не чиним, их меняют: новые лежат в разделе ${a("/catalog/consumables", "«Оснастка и расходники»")}.`,
    ),
    h2("Как прийти без очереди"),
    ol(
      "Позвоните и выберите час. На один час записываем шесть человек.",
      "Очистите инструмент от пыли: через неё не видно трещин.",
      "Возьмите с собой зарядное устройство, если проверяем батарею.",
      "Захватите оснастку, на которой заметили неладное: биение бывает и от неё.",
    ),
    p(
      `Прийти можно и без записи, но в субботу до обеда обычно многолюдно: тогда оставьте инструмент под расписку и заберите через час. Телефон и адрес есть в ${a("/contacts", "контактах")}.`,
    ),
  ],
  en: [
    p(
      "Twice a year we put a long table by the door and look at whatever people bring. The next check days are 28 and 29 November, from 10:00 to 18:00, at the Stanochnaya shop. One tool takes about ten minutes, and you may stand by and ask all the while.",
    ),
    h2("What we do free of charge"),
    ul(
      "look over the cable, the plug and the switch;",
      "measure the brushes and tell you how long they will last;",
      "listen to the gears and check the grease;",
      "check the guard, the flange and the depth stop;",
      "test one 12 or 18 V battery under load.",
    ),
    p(
      "The brand and the place where you bought it do not matter. If a part is needed we give you its number and price, and whether to change it is up to you. Brushes and cables are fitted at once and you pay for the part alone.",
    ),
    h2("What you can notice yourself"),
    p("It takes a minute to look, and then it is easier to say what to bring first."),
    table(
      ["Sign", "Likely cause", "May it be used"],
      ["sparks all round the commutator", "worn brushes, shorted armature", "no"],
      ["starts only when the cord is moved", "a wire broken at the entry", "no"],
      ["hums, front part gets hot", "dry grease", "not for long"],
      ["smells of burnt varnish", "overheated winding", "no"],
      ["chuck or disc wobbles", "bent shaft, dirty flange", "no"],
    ),
    p(
      "Carbon brushes are usually changed when 5–6 mm are left, and always as a pair. Small blue sparks under the brushes of such a motor are normal, long yellow ones are not.",
    ),
    h2("What we do not take"),
    p(
      "No welders, compressors or petrol tools: they cannot be checked in ten minutes or switched on safely indoors. For those we will arrange another time. Nor do we open batteries: if a cell is swollen, we say so and tell you where to hand it in.",
    ),
    h2("If we find a fault"),
    p(
      `Bought from us and still under warranty: we take your request on the spot, all we need is the receipt, on paper or on your phone. Finding the cause takes up to five working days, and the choice between repair, exchange and money is yours. More under ${a("/information/vozvrat-tovara", "Returns")}.`,
    ),
    p(
      `Without a warranty, we write down what is broken and what a repair costs. Nothing is taken apart without your consent. Discs, blades and drills are not repaired but replaced: new ones are in ${a("/catalog/consumables", "Accessories and consumables")}.`,
    ),
    h2("How to skip the queue"),
    ol(
      "Call and choose an hour. Six people are booked for each.",
      "Clean the dust off: it hides the cracks.",
      "Bring the charger if the battery is to be checked.",
      "Bring the accessory with which you noticed the fault: a wobble may come from it.",
    ),
    p(
      `You can come without booking too, but Saturday mornings are usually crowded: leave the tool against a slip and come back in an hour. The phone number and the address are under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const oneBatterySystem: Body = {
  ru: [
    p(
      "Батарея и зарядное устройство стоят как половина дрели. Тот, кто покупает каждый инструмент в полном комплекте, к пятому платит за четыре лишних зарядных. Собираем набор по уму.",
    ),
    h2("Сначала система, потом инструмент"),
    p(
      "Запишите, что понадобится в ближайшие два года: гайковёрт, лобзик, фонарь, пылесос. Посмотрите, у какой марки есть всё из списка на одной батарее. Если чего-то нет, вы однажды купите вторую систему, и экономия кончится.",
    ),
    h2("12 или 18 В"),
    table(
      ["Что сравниваем", "12 В", "18 В"],
      ["Вес дрели с батареей", "около 1 кг", "около 1,8 кг"],
      ["Сверление дерева", "до 25 мм", "до 50 мм"],
      ["Пилы и шлифмашины", "почти нет", "есть"],
      ["Кому", "сборка мебели, электрика", "стройка, мастерская"],
    ),
    p(
      "Двенадцать вольт не младшая версия восемнадцати, а другой инструмент: короткий, для шкафов и потолков. Многие держат обе системы, но начинают с той, на которой сделают больше работы.",
    ),
    h2("В каком порядке покупать"),
    ol(
      "Дрель-шуруповёрт с двумя батареями и быстрой зарядкой.",
      `${a("/catalog/power-tools/impact-tools/impact-drivers", "Ударный винтовёрт")} без батареи: он разгрузит дрель и сбережёт биты.`,
      "Пила или шлифмашина без батареи, смотря по работе.",
      "Третья батарея, большая, когда двух перестанет хватать.",
    ),
    h2("Сколько батарей нужно"),
    p("Пока одна работает, другая заряжается. Ёмкость берут по самому прожорливому инструменту."),
    table(
      ["Работа", "Батареи", "Запас энергии"],
      ["мебель, мелкий ремонт", "две по 2 А·ч", "72 Вт·ч"],
      ["отделка, монтаж", "две по 4 А·ч", "144 Вт·ч"],
      ["пилы, шлифмашины, пылесос", "две по 4 и одна 8 А·ч", "288 Вт·ч"],
    ),
    p(
      "Энергия здесь для 18 В: напряжение, умноженное на ампер-часы. Большую батарею не ставьте на дрель: лишние полкило руки почувствуют под потолком, а саморезы быстрее не пойдут.",
    ),
    h2("Считаем на примере"),
    p(
      "Пусть полный комплект стоит 12 000 ₽, тот же инструмент без батареи 6 000 ₽, а отдельный аккумулятор ещё 4 000 ₽. Пять комплектов обойдутся в 60 000 ₽. Один комплект, четыре инструмента без батарей и третий аккумулятор стоят 40 000 ₽, и в ящике станет просторнее.",
    ),
    h2("Что проверить до покупки"),
    ul(
      "в названии или комплекте сказано, есть ли батарея и зарядное устройство;",
      "зарядное устройство рассчитано на напряжение вашей системы;",
      "батарея той же марки: одинаковые 18 В не значат одинаковый разъём;",
      "запчасти и вторая такая батарея есть в продаже.",
    ),
    h2("На чём не экономить"),
    p(
      "На зарядном устройстве. Быстрое заполняет 4 А·ч за 40 минут, простое за два часа. Две батареи с быстрой зарядкой заменяют четыре с медленной.",
    ),
    p(
      `Дешёвые совместимые аккумуляторы часто без термодатчика: зарядное устройство не знает, что пора остановиться. Гарантии на них мы не даём и потому не продаём. Проверенные лежат в разделе ${a("/catalog/power-tools/batteries", "«Батареи и зарядки»")}.`,
    ),
  ],
  en: [
    p(
      "A battery and a charger cost half as much as the drill. Whoever buys every tool as a full kit has paid for four spare chargers by the fifth. Here is how to do it sensibly.",
    ),
    h2("The system first, the tool second"),
    p(
      "Write down what you will need in the next two years: an impact driver, a jigsaw, a lamp, a vacuum. See which brand has all of it on one battery. If something is missing you will buy a second system one day, and the saving is gone.",
    ),
    h2("12 or 18 V"),
    table(
      ["Compared", "12 V", "18 V"],
      ["Drill with battery", "about 1 kg", "about 1.8 kg"],
      ["Drilling wood", "up to 25 mm", "up to 50 mm"],
      ["Saws and grinders", "hardly any", "yes"],
      ["For whom", "furniture, wiring", "building, workshop"],
    ),
    p(
      "Twelve volts are not a lesser eighteen but another kind of tool: short, for cabinets and ceilings. Many keep both, but begin with the one that will do more of their work.",
    ),
    h2("The order to buy in"),
    ol(
      "A drill driver with two batteries and a fast charger.",
      `A bare ${a("/catalog/power-tools/impact-tools/impact-drivers", "impact driver")}: it takes load off the drill and spares your bits.`,
      "A bare saw or grinder, depending on your work.",
      "A third battery, a large one, when two are no longer enough.",
    ),
    h2("How many batteries to have"),
    p("While one works, the other charges. The capacity goes by the hungriest tool."),
    table(
      ["Work", "Batteries", "Energy"],
      ["furniture, small repairs", "two of 2 Ah", "72 Wh"],
      ["fitting out, installation", "two of 4 Ah", "144 Wh"],
      ["saws, sanders, a vacuum", "two of 4 and one of 8 Ah", "288 Wh"],
    ),
    p(
      "The energy is for 18 V: volts times ampere-hours. Keep the large battery off the drill: overhead your hands will feel the extra half a kilogram, and the screws will not go in any better.",
    ),
    h2("An example"),
    p(
      "Say a full kit costs 12 000 ₽, the bare tool 6 000 ₽ and a separate battery 4 000 ₽. Five kits come to 60 000 ₽. One kit, four bare tools and a third battery cost 40 000 ₽, and leave more room in the box.",
    ),
    h2("What to check before buying"),
    ul(
      "whether the name or the contents include a battery and a charger;",
      "whether the charger is made for the voltage of your system;",
      "whether the battery is of the same brand: 18 V alike does not mean the same fitting;",
      "whether parts and a second battery are on sale.",
    ),
    h2("Where not to save"),
    p(
      "On the charger. A fast one fills 4 Ah in 40 minutes, a simple one in two hours. Two batteries with a fast charger do the work of four with a slow one.",
    ),
    p(
      `Cheap compatible batteries often lack a temperature sensor, so the charger does not know when to stop. We could not stand behind them and so do not sell them. Proven ones are in ${a("/catalog/power-tools/batteries", "Batteries and chargers")}.`,
    ),
  ],
};

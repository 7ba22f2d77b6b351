import { a, h2, ol, p, table } from "../../html";
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
      ["", "12 В", "18 В"],
      ["Вес дрели с батареей", "около 1 кг", "около 1,8 кг"],
      ["Сверление дерева", "до 25 мм", "до 50 мм"],
      ["Пилы и шлифмашины", "почти нет", "есть"],
      ["Кому", "сборка мебели, электрика", "стройка, мастерская"],
    ),
    h2("В каком порядке покупать"),
    ol(
      "Дрель-шуруповёрт с двумя батареями и быстрой зарядкой.",
      "Ударный винтовёрт без батареи: он разгрузит дрель и сбережёт биты.",
      "Пила или шлифмашина без батареи, смотря по работе.",
      "Третья батарея, большая, когда двух перестанет хватать.",
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
      ["", "12 V", "18 V"],
      ["Drill with battery", "about 1 kg", "about 1.8 kg"],
      ["Drilling wood", "up to 25 mm", "up to 50 mm"],
      ["Saws and grinders", "hardly any", "yes"],
      ["For whom", "furniture, wiring", "building, workshop"],
    ),
    h2("The order to buy in"),
    ol(
      "A drill driver with two batteries and a fast charger.",
      "A bare impact driver: it takes load off the drill and spares your bits.",
      "A bare saw or grinder, depending on your work.",
      "A third battery, a large one, when two are no longer enough.",
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

import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const respiratorClasses: Body = {
  ru: [
    p(
      "Респиратор выбирают не по цене и не по форме, а по пыли. Класс FFP говорит, сколько частиц задержит фильтр и во сколько раз станет чище воздух.",
    ),
    h2("Какой класс для чего"),
    table(
      ["Класс", "Во сколько раз чище", "Работа"],
      ["FFP1", "в 4 раза", "подметание, гипсокартон, мягкое дерево"],
      ["FFP2", "в 12 раз", "бетон, кирпич, шпаклёвка, сварка"],
      ["FFP3", "в 50 раз", "кварцевая пыль, старая краска, твёрдые породы"],
    ),
    p(
      "Кратность работает, только если маска прилегает. Щетина в два дня снижает защиту FFP3 до уровня FFP1: воздух идёт там, где легче.",
    ),
    h2("Как проверить посадку"),
    ul(
      "Прижмите носовой зажим двумя пальцами, начиная с переносицы.",
      "Накройте маску ладонями и резко выдохните.",
      "Если дует в глаза, подожмите зажим. Если по щекам, подтяните резинки.",
    ),
    h2("Чего респиратор не умеет"),
    p(
      "Он не задерживает пары: растворители, эмали и двухкомпонентные составы требуют полумаски с угольными патронами. И он не добавляет кислорода, поэтому в колодце и закрытом баке бесполезен.",
    ),
    h2("Когда менять"),
    p(
      "Одноразовый респиратор служит одну смену. Если дышать стало труднее, фильтр забит, и это хороший знак: значит, он работал. Если легче, ищите щель.",
    ),
    p(`Респираторы, полумаски и патроны собраны в разделе ${a("/catalog/workwear/breathing", "«Дыхание и слух»")}.`),
  ],
  en: [
    p(
      "A dust mask is chosen neither by price nor by shape but by the dust. The FFP class tells how many particles the filter stops and how much cleaner the air becomes.",
    ),
    h2("Which class for what"),
    table(
      ["Class", "Cleaner by", "Work"],
      ["FFP1", "4 times", "sweeping, plasterboard, softwood"],
      ["FFP2", "12 times", "concrete, brick, filler, welding"],
      ["FFP3", "50 times", "quartz dust, old paint, hardwood"],
    ),
    p(
      "The figures hold only if the mask fits. Two days of stubble bring an FFP3 down to FFP1: air takes the easy way.",
    ),
    h2("How to check the fit"),
    ul(
      "Press the nose clip with two fingers, from the bridge outwards.",
      "Cover the mask with your palms and breathe out sharply.",
      "If you feel air in your eyes, tighten the clip. If on your cheeks, tighten the straps.",
    ),
    h2("What a mask cannot do"),
    p(
      "It does not stop vapours: solvents, enamels and two-part products call for a half mask with charcoal cartridges. Nor does it add oxygen, so it is useless in a well or a closed tank.",
    ),
    h2("When to change it"),
    p(
      "A disposable mask lasts for one shift. If breathing gets harder the filter is full, which is a good sign: it has been working. If it gets easier, look for the gap.",
    ),
    p(`Masks, half masks and cartridges are in ${a("/catalog/workwear/breathing", "Breathing and hearing")}.`),
  ],
};

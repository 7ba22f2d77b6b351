import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const respiratorClasses: Body = {
  ru: [
    p(
      "Респиратор выбирают не по цене и не по форме, а по пыли. Класс FFP говорит, сколько частиц задержит фильтр и во сколько раз станет чище воздух, которым вы дышите. Остальное решают посадка и срок.",
    ),
    h2("Какой класс для чего"),
    table(
      ["Класс", "Задерживает частиц", "Во сколько раз чище", "Работа"],
      ["FFP1", "80%", "в 4 раза", "подметание, гипсокартон, мел"],
      ["FFP2", "94%", "в 12 раз", "шпаклёвка, цемент, мягкое дерево, сварка"],
      ["FFP3", "99%", "в 50 раз", "штробление бетона, старая краска, дуб и бук"],
    ),
    p(
      "Кратность работает, только если маска прилегает. Щетина в два дня может опустить защиту FFP3 до уровня FFP1: воздух идёт там, где легче.",
    ),
    h2("Почему класс зависит от пыли"),
    p(
      "Крупная пыль оседает в носу, и её вы замечаете. Опасна та, что мельче пяти тысячных миллиметра: она висит в воздухе часами и доходит до самой глубины лёгких. Её больше всего при резке и шлифовке бетона, камня и плитки, и в ней есть кварц. Старая краска может содержать свинец, а пыль дуба и бука раздражает сильнее, чем сосновая.",
    ),
    h2("Что написано на маске"),
    ul(
      "<strong>NR</strong>: на одну смену, чистить и надевать завтра нельзя.",
      "<strong>R</strong>: можно носить и дальше, если протирать прижим по памятке.",
      "<strong>D</strong>: проверено, что фильтр долго не забивается густой пылью.",
      "<strong>Клапан</strong> выпускает тёплый воздух: очки запотевают реже, класс остаётся прежним.",
    ),
    h2("Как проверить посадку"),
    ul(
      "Прижмите носовой зажим двумя пальцами, начиная с переносицы.",
      "Накройте маску ладонями и резко выдохните.",
      "Если дует в глаза, подожмите зажим. Если по щекам, подтяните резинки.",
      "Наденьте очки и каску, без которых не работаете, и повторите: дужки и ремни сдвигают край.",
    ),
    h2("Чего респиратор не умеет"),
    p(
      `Он не задерживает пары: растворители, эмали и двухкомпонентные составы требуют ${a("/catalog/workwear/breathing/half-masks", "полумаски")} с угольными патронами. Коричневая полоса А1 или А2 означает защиту от паров, белая Р2 или Р3 от частиц. Для распыления краски нужны обе. И он не добавляет кислорода, поэтому в колодце и закрытом баке бесполезен, а уверенности придаёт опасно много.`,
    ),
    h2("Когда менять"),
    p(
      "Одноразовый респиратор служит одну смену. Если дышать стало труднее, фильтр забит, и это хороший знак: значит, он работал. Если легче, ищите щель. Намокшую или помятую маску заменяют сразу, а чистую держат в пакете, не на гвозде в мастерской. Угольный патрон меняют, как только почувствовали запах.",
    ),
    p(
      `Меньше всего маске работы там, где пыль собирают у круга: ${a("/catalog/cleaning/vacuums/dust-extractors", "пылеудаляющий аппарат")} забирает большую часть, а респиратор остальное. Вскрытую пачку исправных масок обратно не принимаем, поэтому сначала берите одну и проверяйте посадку.`,
    ),
    p(`Респираторы, полумаски и патроны собраны в разделе ${a("/catalog/workwear/breathing", "«Дыхание и слух»")}.`),
  ],
  en: [
    p(
      "A dust mask is chosen neither by price nor by shape but by the dust. The FFP class tells how many particles the filter stops and how much cleaner the air that you breathe becomes. The fit and the age do the rest.",
    ),
    h2("Which class for what"),
    table(
      ["Class", "Stops particles", "Cleaner by", "Work"],
      ["FFP1", "80%", "4 times", "sweeping, plasterboard, chalk"],
      ["FFP2", "94%", "12 times", "filler, cement, softwood, welding"],
      ["FFP3", "99%", "50 times", "chasing concrete, old paint, oak and beech"],
    ),
    p(
      "The figures hold only if the mask fits. Two days of stubble may bring an FFP3 down to FFP1: air takes the easy way.",
    ),
    h2("Why the class goes by the dust"),
    p(
      "Coarse dust settles in the nose, and you notice it. The dangerous kind is finer than five thousandths of a millimetre: it hangs in the air for hours and reaches the bottom of the lungs. Cutting and grinding concrete, stone and tile make most of it, and there is quartz in it. Old paint may hold lead, and the dust of oak and beech irritates more than that of pine.",
    ),
    h2("What is printed on the mask"),
    ul(
      "<strong>NR</strong>: for a single shift, not to be cleaned and worn again tomorrow.",
      "<strong>R</strong>: may be worn again if the seal is wiped as the leaflet says.",
      "<strong>D</strong>: tested not to clog soon in thick dust.",
      "<strong>A valve</strong> lets warm air out: glasses fog less, the class stays the same.",
    ),
    h2("How to check the fit"),
    ul(
      "Press the nose clip with two fingers, from the bridge outwards.",
      "Cover the mask with your palms and breathe out sharply.",
      "If you feel air in your eyes, tighten the clip. If on your cheeks, tighten the straps.",
      "Put on the glasses and helmet that you work in and do it again: arms and straps shift the edge.",
    ),
    h2("What a mask cannot do"),
    p(
      `It does not stop vapours: solvents, enamels and two-part products call for a ${a("/catalog/workwear/breathing/half-masks", "half mask")} with charcoal cartridges. A brown band, A1 or A2, stands for vapours, a white one, P2 or P3, for particles. Spraying paint takes both. Nor does it add oxygen, so it is useless in a well or a closed tank, and the confidence it lends is dangerous there.`,
    ),
    h2("When to change it"),
    p(
      "A disposable mask lasts for one shift. If breathing gets harder the filter is full, which is a good sign: it has been working. If it gets easier, look for the gap. A wet or crumpled mask is changed at once, and a clean one is kept in a bag, not on a nail in the workshop. A charcoal cartridge is changed as soon as you smell anything.",
    ),
    p(
      `A mask has least to do where dust is caught at the disc: a ${a("/catalog/cleaning/vacuums/dust-extractors", "dust extractor")} takes most of it and the mask the rest. An opened pack cannot be returned, so buy a single one first and check the fit.`,
    ),
    p(`Masks, half masks and cartridges are in ${a("/catalog/workwear/breathing", "Breathing and hearing")}.`),
  ],
};

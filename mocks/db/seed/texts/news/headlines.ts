import type { Headline } from "../types";

const at = (day: string) => `2026-${day}T10:00:00+03:00`;

/** The news, newest first; the article texts are in `bodies/`. */
export const headlines = [
  {
    slug: "stanochnaya-late-hours",
    name: ["Магазин на Станочной открыт до 22:00", "The Stanochnaya shop is open until 22:00"],
    preview: [
      "Товары из наличия собираем за 40 минут, организациям отдаём документы на месте.",
      "Goods in stock are packed in 40 minutes and companies get their documents on the spot.",
    ],
    picture: "/upload/news/toolbox-drill-tape-1.jpg",
    publishedAt: at("11-14"),
  },
  {
    slug: "choose-cutting-disc",
    name: ["Как выбрать круг для УШМ и не испортить металл", "How to choose a grinder disc and not spoil the metal"],
    preview: [
      "Разбираем этикетку: размер, зерно, связка, предельные обороты и срок годности.",
      "Reading the label: size, grit, bond, top speed and the date it should be used by.",
    ],
    picture: "/upload/news/disc-grinder-2.jpg",
    publishedAt: at("11-09"),
  },
  {
    slug: "level-check",
    name: ["Проверим уровень и дальномер, пока вы выбираете", "We check your level and rangefinder while you shop"],
    preview: [
      "Принесите прибор на Станочную: сверим с эталоном и выдадим лист с отклонениями.",
      "Bring it to Stanochnaya: we compare it with a reference and note the deviations.",
    ],
    picture: "/upload/news/level-tape-3.jpg",
    publishedAt: at("11-02"),
  },
  {
    slug: "batteries-in-the-cold",
    name: ["Аккумулятор на морозе: как не потерять ёмкость", "Batteries in the cold: how to keep their capacity"],
    preview: [
      "При −10 °C батарея отдаёт на треть меньше, а заряжать её вовсе нельзя. Что делать.",
      "At −10 °C a battery gives a third less and must not be charged at all. What to do.",
    ],
    picture: "/upload/news/battery-drill-4.jpg",
    publishedAt: at("10-26"),
  },
  {
    slug: "tool-check-days",
    name: ["Дни проверки инструмента: 28 и 29 ноября", "Tool check days: 28 and 29 November"],
    preview: [
      "Бесплатно осмотрим щётки, кабель и редуктор любого инструмента, где бы вы его ни купили.",
      "We look over brushes, cable and gears free of charge, wherever you bought the tool.",
    ],
    picture: "/upload/news/wrench-grinder-screwdrivers-5.jpg",
    publishedAt: at("10-15"),
  },
  {
    slug: "welding-filter",
    name: ["Маска-хамелеон: что значат четыре цифры", "Auto-darkening masks: what the four digits mean"],
    preview: [
      "Надпись 1/1/1/2 на светофильтре говорит о том, устанут ли глаза к вечеру.",
      "The 1/1/1/2 on a filter tells whether your eyes will be tired by the evening.",
    ],
    picture: "/upload/news/weldmask-gloves-6.jpg",
    publishedAt: at("10-02"),
  },
  {
    slug: "kaluga-pick-up-point",
    name: ["В Калуге открылся пункт выдачи", "A pickup point has opened in Kaluga"],
    preview: [
      "Плотницкая улица, 18. Заказы привозим со склада в Подольске трижды в неделю.",
      "18 Plotnitskaya Street. Orders come from the Podolsk warehouse three times a week.",
    ],
    picture: "/upload/news/toolbox-ladder-7.jpg",
    publishedAt: at("09-18"),
  },
  {
    slug: "paint-roller-guide",
    name: ["Какой валик взять под краску и под стену", "Which roller for which paint and which wall"],
    preview: [
      "Ворс выбирают по поверхности, материал по краске. Таблица и три частые ошибки.",
      "Nap goes by the surface, fabric by the paint. A table and three common mistakes.",
    ],
    picture: "/upload/news/roller-ladder-8.jpg",
    publishedAt: at("09-07"),
  },
  {
    slug: "extension-lead-section",
    name: ["Почему греется удлинитель и какое нужно сечение", "Why a lead gets hot and which cross-section it needs"],
    preview: [
      "Считаем нагрузку и длину: когда хватит 0,75 мм², а когда нужно 2,5 мм².",
      "Working out load and length: when 0.75 mm² will do and when it takes 2.5 mm².",
    ],
    picture: "/upload/news/reel-worklight-9.jpg",
    publishedAt: at("08-20"),
  },
  {
    slug: "sds-plus-or-max",
    name: ["SDS-plus или SDS-max: какой перфоратор нужен", "SDS-plus or SDS-max: which rotary hammer to take"],
    preview: [
      "Граница проходит по диаметру отверстия. Объясняем, почему тяжелее не значит лучше.",
      "The line runs along the diameter of the hole. Why heavier does not mean better.",
    ],
    picture: "/upload/news/rotary-bits-10.jpg",
    publishedAt: at("07-30"),
  },
  {
    slug: "ladder-safety",
    name: ["Лестница без падений: семь правил", "Ladders without falls: seven rules"],
    preview: [
      "Угол, опора, верхняя ступень и погода: что проверить до того, как подниматься.",
      "The angle, the footing, the top step and the weather: what to check before you climb.",
    ],
    picture: "/upload/news/ladder-helmet-11.jpg",
    publishedAt: at("06-25"),
  },
  {
    slug: "one-battery-system",
    name: ["Как собрать набор инструмента на одной батарее", "How to build a tool set around one battery"],
    preview: [
      "С чего начать, сколько аккумуляторов нужно и на чём экономить не стоит.",
      "Where to start, how many batteries to have and where not to save money.",
    ],
    picture: "/upload/news/drill-impact-battery-12.jpg",
    publishedAt: at("05-28"),
  },
  {
    slug: "tver-test-bench",
    name: ["В Твери появился стол для проб", "Tver now has a bench to try tools on"],
    preview: [
      "Дрель, лобзик или шлифмашину можно включить и попробовать на своём материале.",
      "Switch on a drill, a jigsaw or a sander and try it on material of your own.",
    ],
    picture: "/upload/news/vise-jigsaw-drill-13.jpg",
    publishedAt: at("04-23"),
  },
  {
    slug: "compressor-litres",
    name: ["Компрессор: сколько литров в минуту нужно", "Compressors: how many litres a minute you need"],
    preview: [
      "На этикетке пишут поток на входе, а инструменту важен поток на выходе.",
      "The label states the flow at the intake, the tool cares about the flow at the outlet.",
    ],
    picture: "/upload/news/compressor-wrench-14.jpg",
    publishedAt: at("04-02"),
  },
  {
    slug: "respirator-classes",
    name: ["FFP1, FFP2, FFP3: какой респиратор от какой пыли", "FFP1, FFP2, FFP3: which mask for which dust"],
    preview: [
      "Класс выбирают по пыли, а не по цене. И ни один не спасает от растворителей.",
      "The class goes by the dust, not by the price. And none of them stops solvents.",
    ],
    picture: "/upload/news/glasses-helmet-15.jpg",
    publishedAt: at("03-05"),
  },
  {
    slug: "year-in-review",
    name: ["Что покупали и что возвращали в 2025 году", "What was bought and what came back in 2025"],
    preview: [
      "Посчитали заказы за год: хиты, неожиданности и главная причина возвратов.",
      "We counted a year of orders: favourites, surprises and the main reason for returns.",
    ],
    picture: "/upload/news/tape-hammer-pliers-16.jpg",
    publishedAt: at("01-22"),
  },
] as const satisfies readonly Headline[];

/** The slugs of all articles. */
export type NewsSlug = (typeof headlines)[number]["slug"];

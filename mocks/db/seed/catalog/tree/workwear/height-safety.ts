import type { Group } from "../../types";
import { p } from "../parts";

/** Работа на высоте. */
export const heightSafety: Group = {
  code: "height-safety",
  name: ["Работа на высоте", "Work at height"],
  advice: [
    [
      "Привязь осматривают перед каждым подъёмом: надрез ленты в миллиметр уже повод списать её.",
      "Inspect the harness before every climb: a cut of one millimetre is reason to scrap it.",
    ],
    [
      "Точку крепления выбирают над головой, тогда рывок будет вдвое слабее.",
      "Anchor above your head, and the jerk will be half as strong.",
    ],
  ],
  features: [
    ["нити не боятся солнца", "threads that resist sunlight"],
    ["индикатор срыва", "fall indicator"],
    ["не впитывает воду", "does not soak up water"],
  ],
  kit: [
    ["чехол и паспорт осмотров", "bag and inspection record"],
    ["памятка по проверке", "inspection leaflet"],
  ],
  leaves: [
    {
      code: "harnesses",
      name: ["Страховочные привязи", "Safety harnesses"],
      noun: ["привязь страховочная", "safety harness"],
      series: ["СП", "SH"],
      picture: "reel",
      about: [
        "Лямки разведены под рабочую куртку, кольца на груди и спине: цепляйтесь, куда удобнее.",
        "Straps are set for a work jacket, with rings on chest and back to hook wherever it suits.",
      ],
      purpose: ["кровли, лесов и мачт", "roofs, scaffolds and masts"],
      traits: [
        ["с наплечниками", "shoulder pads"],
        ["с поясом", "work belt"],
        ["с быстрыми пряжками", "quick buckles"],
      ],
      params: [
        p("size", "S–M", "L–XL", "XXL"),
        p(
          "kit",
          ["без стропа", "no lanyard"],
          ["со стропом", "lanyard"],
          ["со стропом и карабином", "lanyard and hook"],
        ),
        p("load", 100, 136, 140),
        p("material", ["полиамид", "polyamide"], ["полиэфир", "polyester"]),
      ],
      label: 0,
      vary: 1,
      price: [2900, 16900],
      weight: [900, 2600],
    },
    {
      code: "lanyards",
      name: ["Стропы и амортизаторы", "Lanyards and shock absorbers"],
      noun: ["строп страховочный", "safety lanyard"],
      series: ["СА", "LN"],
      picture: "reel",
      about: [
        "Амортизатор разворачивается по шву и съедает рывок ещё до того, как его почувствует спина.",
        "The absorber tears open along its seam and takes the jerk before the back feels it.",
      ],
      purpose: ["страховки на лесах и фермах", "fall arrest on scaffolds and trusses"],
      traits: [
        ["с амортизатором", "shock absorber"],
        ["двуплечий", "twin-leg"],
        ["регулируемый", "adjustable"],
      ],
      params: [
        p("length", 1, 1.5, 2),
        p("kit", ["один карабин", "one hook"], ["два карабина", "two hooks"]),
        p("material", ["полиамид", "polyamide"], ["стальной канат", "steel cable"]),
        p("load", 100, 140),
      ],
      label: 1,
      vary: 1,
      price: [1290, 7900],
      weight: [400, 1600],
    },
    {
      code: "retractable-lifelines",
      name: ["Блокирующие устройства", "Retractable lifelines"],
      noun: ["устройство блокирующее", "retractable lifeline"],
      series: ["БУ", "RL"],
      picture: "reel",
      about: [
        "Канат выходит за человеком и останавливается на первых сантиметрах падения.",
        "The cable follows the worker and stops within the first centimetres of a fall.",
      ],
      purpose: ["длинных подъёмов и шахт", "long climbs and shafts"],
      traits: [
        ["с корпусом из термопласта", "thermoplastic body"],
        ["с индикатором срыва", "fall indicator"],
        ["с вертлюгом", "swivel"],
      ],
      params: [
        p("length", 3, 6, 10, 15, 20),
        p("load", 100, 140),
        p("kit", ["без карабина", "no hook"], ["с карабином", "hook"]),
        p("material", ["лента", "webbing"], ["стальной канат", "steel cable"]),
      ],
      label: 1,
      vary: 2,
      price: [9900, 59900],
      weight: [1400, 9800],
    },
  ],
};

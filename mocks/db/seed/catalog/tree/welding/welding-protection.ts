import type { Group } from "../../types";
import { clothingSizes, p } from "../parts";

/** Защита сварщика. */
export const weldingProtection: Group = {
  code: "welding-protection",
  name: ["Защита сварщика", "Welder's protection"],
  advice: [
    [
      "Проверьте защиту до первой искры: прогар мельче спички уже пропускает брызги.",
      "Check your gear before the first spark: a hole smaller than a match head lets spatter in.",
    ],
    [
      "Подшлемник и закрытый воротник важнее, чем кажется: искра всегда летит за шею.",
      "A hood and a closed collar matter more than you think: sparks always fly down the neck.",
    ],
  ],
  features: [
    ["не тлеет от искр и брызг", "does not smoulder under sparks and spatter"],
    ["не мешает поворачивать голову и руки", "leaves head and hands free to turn"],
    ["регулируется под размер", "adjustable to fit"],
  ],
  kit: [
    ["памятка по уходу", "care leaflet"],
    ["паспорт с классом защиты", "leaflet with the protection class"],
  ],
  leaves: [
    {
      code: "welding-masks",
      name: ["Маски сварщика", "Welding masks"],
      noun: ["маска сварщика", "welding mask"],
      series: ["Т", "T"],
      picture: "weldmask",
      about: [
        "Фильтр темнеет быстрее, чем глаз заметит дугу, и светлеет сам, когда она погасла.",
        "The filter darkens before the eye sees the arc and clears by itself when it goes out.",
      ],
      purpose: ["дуговой сварки и зачистки", "arc welding and grinding"],
      traits: [
        ["с автозатемнением", "auto-darkening"],
        ["с широким окном", "wide window"],
        ["с режимом зачистки", "grinding mode"],
      ],
      params: [
        p("shade", "9–13 DIN", "5–13 DIN", "4/9–13 DIN"),
        p("sensors", "2", "4"),
        p("class", "1/2/1/2", "1/1/1/2", "1/1/1/1"),
        p("color", ["чёрный", "black"], ["серый", "grey"], ["синий", "blue"]),
      ],
      label: 0,
      vary: 3,
      price: [1490, 14900],
      weight: [380, 720],
    },
    {
      code: "welding-gloves",
      name: ["Краги сварщика", "Welding gauntlets"],
      noun: ["краги сварщика", "welding gauntlets"],
      series: null,
      picture: "gloves",
      about: [
        "Длинная манжета закрывает рукав, подкладка держит жар от заготовки.",
        "A long cuff covers the sleeve, and the lining keeps out the heat of the work.",
      ],
      purpose: ["сварки и горячих деталей", "welding and hot parts"],
      traits: [
        ["из спилка", "split leather"],
        ["с усиленной ладонью", "reinforced palm"],
        ["на подкладке", "lined"],
      ],
      params: [
        p("size", "9", "10", "11"),
        p(
          "material",
          ["спилок", "split leather"],
          ["козья кожа", "goatskin"],
          ["спилок и кожа", "split and grain leather"],
        ),
        p("span", 300, 350, 400),
        p("class", ["А", "A"], ["Б", "B"]),
      ],
      label: 0,
      vary: 0,
      price: [290, 1890],
      weight: [260, 520],
    },
    {
      code: "welding-suits",
      name: ["Костюмы сварщика", "Welder's suits"],
      noun: ["костюм сварщика", "welder's suit"],
      series: null,
      picture: "gloves",
      about: [
        "Куртка и брюки с накладками там, куда летят брызги: грудь, рукава, колени.",
        "Jacket and trousers reinforced where spatter lands: chest, sleeves and knees.",
      ],
      purpose: ["сварочных работ в цехе и на улице", "welding indoors and outdoors"],
      traits: [
        ["с огнестойкой пропиткой", "flame-resistant finish"],
        ["со спилковыми накладками", "leather panels"],
        ["с закрытыми карманами", "covered pockets"],
      ],
      params: [
        clothingSizes,
        p("material", ["хлопок с пропиткой", "treated cotton"], ["брезент", "canvas"], ["спилок", "split leather"]),
        p("density", 320, 400, 480, 520),
        p("class", ["1 класс", "class 1"], ["2 класс", "class 2"]),
      ],
      label: 0,
      vary: 0,
      price: [2900, 12900],
      weight: [1500, 3200],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Мётлы, лопаты, тачки. */
export const sweeping: Group = {
  code: "sweeping",
  name: ["Мётлы, лопаты, тачки", "Brooms, shovels and barrows"],
  wears: true,
  advice: [
    [
      "Начинайте от дальней стены: так не ходят по чистому.",
      "Start at the far wall, and nobody walks over the clean part.",
    ],
    ["Сырую пыль убирать легче: сбрызните пол водой.", "Damp dust is easier to remove: sprinkle the floor."],
  ],
  features: [
    ["служит не один сезон", "lasts more than a season"],
    ["не рвётся и не гнётся", "neither tears nor bends"],
    ["моется водой", "washes with water"],
  ],
  kit: [
    ["бирка с размером", "size label"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "brooms",
      name: ["Щётки и мётлы", "Brooms"],
      noun: ["щётка подметальная", "broom"],
      series: null,
      picture: "broom",
      about: [
        "Метёт и сухую пыль, и мокрую стружку, колодка не цепляет пороги.",
        "It sweeps dry dust and wet shavings, and the block does not catch on sills.",
      ],
      purpose: ["цеха, склада и двора", "workshops, stores and yards"],
      traits: [
        ["со скребком", "scraper edge"],
        ["с мягким ворсом", "soft bristles"],
        ["для грубой уборки", "for rough sweeping"],
      ],
      params: [
        p("width", 280, 400, 600, 800),
        p(
          "kit",
          ["без черенка", "no handle"],
          ["с деревянным черенком", "wooden handle"],
          ["с алюминиевым черенком", "aluminium handle"],
        ),
        p(
          "material",
          ["полипропилен", "polypropylene"],
          ["конский волос", "horsehair"],
          ["смешанный ворс", "mixed bristles"],
        ),
        p("nap", 50, 70, 90),
      ],
      label: 1,
      vary: 1,
      price: [290, 2490],
      weight: [400, 1900],
    },
    {
      code: "shovels",
      name: ["Лопаты и скребки", "Shovels and scrapers"],
      noun: ["лопата", "shovel"],
      series: null,
      picture: "shovel",
      about: [
        "Полотно держит форму под щебнем, упор для ноги не режет подошву.",
        "The blade keeps its shape under gravel, and the tread does not cut the sole.",
      ],
      purpose: ["щебня, снега и мусора", "gravel, snow and rubble"],
      traits: [
        ["совковая", "square-mouth"],
        ["штыковая", "digging"],
        ["снеговая", "snow"],
      ],
      params: [
        p("width", 200, 240, 380, 500),
        p("kit", ["без черенка", "no handle"], ["с черенком", "with handle"]),
        p("material", ["рельсовая сталь", "rail steel"], ["алюминий", "aluminium"], ["поликарбонат", "polycarbonate"]),
        p("handle", ["берёза", "birch"], ["стеклопластик", "fibreglass"], ["алюминий", "aluminium"]),
      ],
      label: 1,
      vary: 1,
      price: [490, 3900],
      weight: [900, 2900],
    },
    {
      code: "wheelbarrows",
      name: ["Строительные тачки", "Wheelbarrows"],
      noun: ["тачка строительная", "wheelbarrow"],
      series: null,
      picture: "wheelbarrow",
      about: [
        "Кузов опрокидывается вперёд одним движением, бетон сходит весь.",
        "The body tips forward in one motion, and all the concrete slides out.",
      ],
      purpose: ["раствора, грунта и камня", "mortar, soil and stone"],
      traits: [
        ["с усиленной рамой", "reinforced frame"],
        ["с двумя колёсами", "two wheels"],
        ["с оцинкованным кузовом", "galvanised body"],
      ],
      params: [
        p("volume", 65, 85, 100, 130),
        p("wheels", ["пневматические", "pneumatic"], ["бескамерные", "puncture-proof"]),
        p("load", 130, 200, 300),
        p("material", ["сталь", "steel"], ["полимер", "polymer"]),
      ],
      label: 1,
      vary: 1,
      price: [2490, 9900],
      weight: [9800, 21000],
      wears: false,
      advice: [
        [
          "Груз кладут над осью: тогда руки только направляют.",
          "Lay the load over the axle, and your hands only steer.",
        ],
        [
          "Смазывайте ось раз в сезон: катить станет вдвое легче.",
          "Grease the axle once a season: it will roll twice as easily.",
        ],
      ],
      features: [
        ["усиленная ось", "reinforced axle"],
        ["рукоятки с упором для кисти", "handles with hand guards"],
        ["сварные швы на всех узлах", "welded at every joint"],
      ],
      kit: [
        ["колёса и крепёж", "wheels and hardware"],
        ["паспорт с нагрузкой", "data sheet with the load rating"],
      ],
      brands: ["montazh", "kalvatti", "nordhult", "volga-t"],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Каски, очки, привязи. */
export const head: Group = {
  code: "head",
  name: ["Каски, очки, привязи", "Helmets, glasses and harnesses"],
  advice: [
    [
      "Защиту меняют после любого сильного удара, даже если трещин не видно.",
      "Replace it after any hard knock, even if no crack shows.",
    ],
    [
      "Пластик моют водой: сухая пыль царапает его за неделю.",
      "Wash plastic with water: dry dust scratches it within a week.",
    ],
  ],
  features: [
    ["регулируется в перчатках", "adjusts with gloves on"],
    ["сочетается с наушниками и щитком", "fits with ear-muffs and a visor"],
    ["не мешает очкам с диоптриями", "leaves room for spectacles"],
  ],
  kit: [
    ["изделие в пакете", "item in a bag"],
    ["памятка со сроком службы", "leaflet with the service life"],
  ],
  leaves: [
    {
      code: "helmets",
      name: ["Защитные каски", "Safety helmets"],
      noun: ["каска защитная", "safety helmet"],
      series: ["К", "K"],
      picture: "helmet",
      about: [
        "Оголовье на шести точках держит купол отдельно от головы, вентиляция закрывается ползунком.",
        "A six-point cradle keeps the shell off the head, and a slider closes the vents.",
      ],
      purpose: ["стройки и производства", "building sites and industry"],
      traits: [
        ["с храповиком", "ratchet"],
        ["с вентиляцией", "vented"],
        ["с подбородочным ремнём", "chin strap"],
      ],
      params: [
        p("class", ["до 440 В", "up to 440 V"], ["до 1000 В", "up to 1000 V"]),
        p(
          "color",
          ["белый", "white"],
          ["оранжевый", "orange"],
          ["красный", "red"],
          ["синий", "blue"],
          ["жёлтый", "yellow"],
        ),
        p("material", ["полиэтилен", "polyethylene"], ["термопласт", "ABS"]),
        p("frost", ["до −30 °C", "down to −30 °C"], ["до −50 °C", "down to −50 °C"]),
      ],
      label: 0,
      vary: 1,
      price: [290, 3400],
      weight: [300, 460],
    },
    {
      code: "safety-glasses",
      name: ["Защитные очки", "Safety glasses"],
      noun: ["очки защитные", "safety glasses"],
      series: ["О", "O"],
      picture: "glasses",
      about: [
        "Линза держит удар стружки и не запотевает под респиратором.",
        "The lens takes a flying chip and does not fog above a respirator.",
      ],
      purpose: ["резки, шлифовки и химии", "cutting, grinding and chemicals"],
      traits: [
        ["незапотевающие", "anti-fog"],
        ["с мягкими дужками", "soft temples"],
        ["с боковой защитой", "side shields"],
      ],
      params: [
        p("shade", ["прозрачные", "clear"], ["жёлтые", "yellow"], ["дымчатые", "smoke"]),
        p("size", ["единый", "one size"]),
        p(
          "coating",
          ["от царапин", "scratch-proof"],
          ["от запотевания", "anti-fog"],
          ["от царапин и запотевания", "scratch-proof and anti-fog"],
        ),
        p("material", ["поликарбонат", "polycarbonate"]),
        p("class", ["открытые", "spectacles"], ["закрытые", "goggles"]),
      ],
      label: 0,
      vary: 0,
      price: [120, 1690],
      weight: [30, 120],
    },
    {
      code: "harnesses",
      name: ["Страховочные привязи", "Safety harnesses"],
      noun: ["привязь страховочная", "safety harness"],
      series: ["СП", "SH"],
      picture: "harness",
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
    },
  ],
};

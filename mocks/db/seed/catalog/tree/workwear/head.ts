import type { Group } from "../../types";
import { p } from "../parts";

/** Голова и глаза. */
export const head: Group = {
  code: "head",
  name: ["Голова и глаза", "Head and eyes"],
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
      code: "face-shields",
      name: ["Защитные щитки", "Face shields"],
      noun: ["щиток защитный", "face shield"],
      series: ["Щ", "FS"],
      picture: "weldmask",
      about: [
        "Экран откидывается одной рукой и закрывает лицо вместе с шеей.",
        "The visor flips up with one hand and covers the face and the neck.",
      ],
      purpose: ["шлифовки, рубки и брызг", "grinding, chipping and splashes"],
      traits: [
        ["с храповиком", "ratchet"],
        ["с затылочной регулировкой", "nape adjuster"],
        ["с креплением на каску", "helmet mount"],
      ],
      params: [
        p("thickness", 1, 1.5, 2),
        p("kit", ["один экран", "one visor"], ["два экрана", "two visors"]),
        p("material", ["поликарбонат", "polycarbonate"], ["сетка", "mesh"]),
        p("span", 190, 220, 240),
      ],
      label: 0,
      vary: 1,
      price: [390, 2900],
      weight: [180, 420],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Точные измерения. */
export const gauges: Group = {
  code: "gauges",
  name: ["Точные измерения", "Precision measuring"],
  advice: [
    [
      "Точный инструмент меряет при 20 градусах: деталь со станка сначала дают остыть.",
      "Precision tools measure at 20 degrees: let a part off the machine cool first.",
    ],
    [
      "После работы прибор протирают и кладут отдельно от другого инструмента.",
      "Wipe it after work and keep it apart from other tools.",
    ],
  ],
  features: [
    ["калёные измерительные поверхности", "hardened measuring faces"],
    ["удобно лежит в руке", "sits well in the hand"],
    ["матовая поверхность без бликов", "matt finish without glare"],
  ],
  kit: [
    ["масло для хранения", "storage oil"],
    ["паспорт с отметкой о проверке", "leaflet with the inspection mark"],
  ],
  leaves: [
    {
      code: "calipers",
      name: ["Штангенциркули", "Calipers"],
      noun: ["штангенциркуль", "caliper"],
      series: ["ШЦ", "ShTs"],
      picture: "tape",
      about: [
        "Меряет снаружи, внутри и в глубину; нониус читается без лупы.",
        "It measures outside, inside and depth; the vernier reads without a glass.",
      ],
      purpose: ["токарных и слесарных замеров", "lathe and bench measuring"],
      traits: [
        ["с глубиномером", "depth rod"],
        ["с микроподачей", "fine adjustment"],
        ["со стопорным винтом", "locking screw"],
      ],
      params: [
        p("measure", 125, 150, 200, 250, 300),
        p("precision", 0.1, 0.05, 0.02, 0.01),
        p("method", ["нониус", "vernier"], ["стрелочный", "dial"], ["цифровой", "digital"]),
        p("material", ["нержавеющая сталь", "stainless steel"], ["углепластик", "carbon composite"]),
      ],
      label: 1,
      vary: 2,
      price: [690, 9900],
      weight: [140, 900],
    },
    {
      code: "micrometers",
      name: ["Микрометры", "Micrometers"],
      noun: ["микрометр", "micrometer"],
      series: ["МК", "MK"],
      picture: "tape",
      about: [
        "Трещотка даёт одинаковое усилие в любых руках, поэтому замеры сходятся.",
        "The ratchet gives the same force in any hand, so readings agree.",
      ],
      purpose: ["валов, листов и точных деталей", "shafts, sheet and exact parts"],
      traits: [
        ["с трещоткой", "ratchet stop"],
        ["с твердосплавными пятками", "carbide faces"],
        ["с теплоизоляцией скобы", "insulated frame"],
      ],
      params: [
        p("measure", 25, 50, 75, 100),
        p("precision", 0.01, 0.005, 0.001),
        p("method", ["механический", "mechanical"], ["цифровой", "digital"]),
        p("kit", ["в футляре", "fitted box"], ["с установочной мерой", "setting standard"]),
      ],
      label: 1,
      vary: 2,
      price: [1490, 9900],
      weight: [220, 780],
    },
    {
      code: "feeler-gauges",
      name: ["Наборы щупов", "Feeler gauge sets"],
      noun: ["набор щупов", "feeler gauge set"],
      series: null,
      picture: "tape",
      about: [
        "Пластины известной толщины показывают зазор там, где линейку не вставить.",
        "Blades of known thickness show a gap where no rule will fit.",
      ],
      purpose: ["зазоров клапанов, свечей и направляющих", "valve, plug and slideway gaps"],
      traits: [
        ["с веерной обоймой", "fan holder"],
        ["с зажимным винтом", "locking screw"],
        ["с маркировкой толщины", "marked blades"],
      ],
      params: [
        p("count", 8, 13, 17, 20, 32),
        p("span", 70, 100, 150, 200),
        p("kit", ["в обойме", "holder"], ["в обойме и чехле", "holder and pouch"]),
        p("material", ["пружинная сталь", "spring steel"], ["латунь", "brass"]),
      ],
      label: 1,
      vary: 2,
      price: [290, 1690],
      weight: [60, 320],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Краска и укрывка. */
export const covering: Group = {
  code: "covering",
  name: ["Краска и укрывка", "Paint and masking"],
  advice: [
    [
      "Поверхность обеспыльте: на пыли не держится ни лента, ни герметик.",
      "Dust the surface: neither tape nor sealant holds on dust.",
    ],
    ["Снимайте и ровняйте сразу, пока материал мягкий.", "Remove and smooth at once, while it is still soft."],
  ],
  features: [
    ["работает и на холоде", "works in the cold too"],
    ["не оставляет следов", "leaves no marks"],
    ["экономит материал", "saves material"],
  ],
  kit: [
    ["упаковка с размером", "pack with the size"],
    ["памятка по применению", "leaflet on use"],
  ],
  leaves: [
    {
      code: "masking-tapes",
      name: ["Малярные ленты", "Masking tapes"],
      noun: ["лента малярная", "masking tape"],
      series: null,
      picture: "maskingTape",
      about: [
        "Ровно держит линию на шершавой стене и снимается целиком.",
        "It keeps a straight line on a rough wall and comes off in one piece.",
      ],
      purpose: ["отбивки линий и защиты", "clean lines and protection"],
      traits: [
        ["бумажная", "paper"],
        ["водостойкая", "waterproof"],
        ["для изогнутых линий", "for curves"],
      ],
      params: [
        p("width", 19, 25, 38, 50),
        p("length", 20, 40, 50),
        p("pack", 1, 3, 6, 12),
        p("color", ["жёлтый", "yellow"], ["синий", "blue"], ["зелёный", "green"]),
        p("removal", ["до 3 дней", "up to 3 days"], ["до 14 дней", "up to 14 days"]),
      ],
      label: 2,
      vary: 2,
      price: [60, 490],
      weight: [50, 420],
    },
    {
      code: "interior-paints",
      name: ["Краски", "Paints"],
      noun: ["краска интерьерная", "interior paint"],
      series: null,
      picture: "paintCan",
      about: [
        "Ложится в два слоя, сохнет за два часа и после высыхания моется губкой.",
        "It covers in two coats, dries in two hours and can be wiped with a sponge.",
      ],
      purpose: ["стен и потолков", "walls and ceilings"],
      traits: [
        ["моющаяся", "washable"],
        ["без запаха", "odourless"],
        ["быстросохнущая", "quick-drying"],
      ],
      params: [
        p("volume", 0.9, 2.7, 5, 9),
        p("color", ["белый", "white"], ["серый", "grey"], ["бежевый", "beige"]),
        p("grade", ["матовая", "matt"], ["полуматовая", "satin"]),
        p("workpiece", ["для сухих комнат", "dry rooms"], ["для кухни и ванной", "kitchens and bathrooms"]),
        p(
          "method",
          ["кисть и валик", "brush and roller"],
          ["кисть, валик и краскопульт", "brush, roller and spray gun"],
        ),
      ],
      label: 1,
      vary: 1,
      price: [490, 5400],
      weight: [1300, 12800],
      brands: ["malyarka", "tarlabek", "zdenar"],
      wears: true,
      advice: [
        [
          "Размешайте краску до дна и перелейте остаток в банку поменьше: так он не засохнет.",
          "Stir down to the bottom and pour what is left into a smaller can: it will not dry out.",
        ],
        [
          "Закрасьте пробный квадрат и подождите сутки: мокрый цвет всегда темнее.",
          "Paint a test square and wait a day: wet paint always looks darker.",
        ],
      ],
      features: [
        ["расход литр на десять метров", "one litre covers ten square metres"],
        ["колеруется в любой светлый тон", "can be tinted to any light shade"],
        ["не брызжет с валика", "does not spatter from the roller"],
      ],
      kit: [
        ["банка с краской", "can of paint"],
        ["таблица расхода", "coverage table"],
      ],
    },
  ],
};

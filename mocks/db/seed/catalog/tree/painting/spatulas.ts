import type { Group } from "../../types";
import { p } from "../parts";

/** Шпатели и гладилки. */
export const spatulas: Group = {
  code: "spatulas",
  name: ["Шпатели и гладилки", "Knives and trowels"],
  advice: [
    [
      "Чистый шпатель кладёт ровно: засохшая крошка рисует полосу через всю стену.",
      "A clean blade spreads evenly: a dry crumb draws a line across the wall.",
    ],
    [
      "Широкий шпатель ведут под малым углом, узкий почти стоймя.",
      "Hold a wide blade at a low angle, a narrow one almost upright.",
    ],
  ],
  features: [
    ["полотно пружинит и возвращается", "blade that springs back"],
    ["скруглённые углы не режут сетку", "rounded corners that do not cut mesh"],
    ["нержавейка после шлифовки", "ground stainless steel"],
  ],
  kit: [
    ["защитная накладка на полотно", "cover for the blade"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "putty-knives",
      name: ["Шпатели фасадные", "Filling knives"],
      noun: ["шпатель фасадный", "filling knife"],
      series: null,
      picture: "roller",
      about: [
        "Кромка выверена по линейке, рукоятка не скользит в мокрой руке.",
        "The edge is trued by a rule, and the handle does not slip in a wet hand.",
      ],
      purpose: ["шпатлёвки и штукатурки", "filler and plaster"],
      traits: [
        ["с жёстким полотном", "stiff blade"],
        ["гибкий", "flexible"],
        ["с алюминиевой спинкой", "aluminium back"],
      ],
      params: [
        p("width", 60, 100, 150, 250, 350, 450, 600),
        p("pack", 1, 2, 3),
        p("thickness", 0.3, 0.5, 0.7),
        p("material", ["нержавеющая сталь", "stainless steel"], ["углеродистая сталь", "carbon steel"]),
        p("handle", ["пластик", "plastic"], ["дерево", "wood"]),
      ],
      label: 1,
      vary: 1,
      price: [120, 1690],
      weight: [80, 690],
    },
    {
      code: "finishing-trowels",
      name: ["Гладилки и кельмы", "Finishing trowels"],
      noun: ["гладилка", "finishing trowel"],
      series: null,
      picture: "roller",
      about: [
        "Полотно прижимается всей длиной, последний слой остаётся без волн.",
        "The blade presses along its whole length and leaves the last coat without waves.",
      ],
      purpose: ["чистовой штукатурки и шпатлёвки", "finish plaster and filler"],
      traits: [
        ["швейцарская", "Swiss pattern"],
        ["с заклёпками", "riveted"],
        ["с закруглёнными углами", "rounded corners"],
      ],
      params: [
        p("span", 280, 300, 350, 500),
        p("width", 120, 130),
        p("thickness", 0.5, 0.7, 1),
        p("handle", ["дерево", "wood"], ["пробка", "cork"], ["двухкомпонентная", "two-component"]),
        p("material", ["нержавеющая сталь", "stainless steel"]),
      ],
      label: 1,
      vary: 3,
      price: [290, 2490],
      weight: [220, 690],
    },
    {
      code: "notched-trowels",
      name: ["Зубчатые гладилки", "Notched trowels"],
      noun: ["гладилка зубчатая", "notched trowel"],
      series: null,
      picture: "roller",
      about: [
        "Гребень отмеряет слой клея, плитка садится без пустот.",
        "The comb measures the adhesive, and tiles bed without voids.",
      ],
      purpose: ["плиточного клея", "tile adhesive"],
      traits: [
        ["с открытой рукояткой", "open handle"],
        ["с усиленной планкой", "reinforced bar"],
        ["с двумя рабочими краями", "two working edges"],
      ],
      params: [
        p("span", 280, 300),
        p("width", 120, 130),
        p(
          "teeth",
          ["зуб 4 × 4 мм", "4 × 4 mm teeth"],
          ["зуб 6 × 6 мм", "6 × 6 mm teeth"],
          ["зуб 8 × 8 мм", "8 × 8 mm teeth"],
          ["зуб 10 × 10 мм", "10 × 10 mm teeth"],
        ),
        p("handle", ["пластик", "plastic"], ["дерево", "wood"]),
        p("material", ["нержавеющая сталь", "stainless steel"]),
      ],
      label: 1,
      vary: 2,
      price: [290, 1690],
      weight: [220, 520],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Кисти, шпатели, мастерки. */
export const brushes: Group = {
  code: "brushes",
  name: ["Кисти, шпатели, мастерки", "Brushes, knives and trowels"],
  advice: [
    [
      "Новую кисть вымочите в воде и расчешите: первые волоски выйдут не на стену.",
      "Soak and comb a new brush: the loose hairs will not end up on the wall.",
    ],
    [
      "Хранят кисть подвешенной щетиной вниз, стоя на щетине она гнётся навсегда.",
      "Hang a brush bristles down: standing on them bends it for good.",
    ],
  ],
  features: [
    ["щетина заделана на эпоксидном клее", "bristles set in epoxy"],
    ["держит форму после мытья", "keeps its shape after washing"],
    ["кончики расщеплены", "flagged tips"],
  ],
  kit: [
    ["картонный чехол на щетину", "cardboard sleeve for the bristles"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "flat-brushes",
      name: ["Плоские кисти", "Flat brushes"],
      noun: ["кисть плоская", "flat brush"],
      series: null,
      picture: "paintBrush",
      about: [
        "Держит край без малярной ленты и не оставляет следов щетины.",
        "It holds an edge without masking tape and leaves no brush marks.",
      ],
      purpose: ["эмали, лака и пропитки", "enamel, lacquer and stain"],
      traits: [
        ["с тонким кончиком", "fine tips"],
        ["с отверстием для подвеса", "hanging hole"],
        ["для воды и лака", "for water-based paint and lacquer"],
      ],
      params: [
        p("width", 20, 35, 50, 63, 75, 100),
        p("thickness", 8, 12, 16),
        p("pack", 1, 3, 10),
        p(
          "material",
          ["натуральная щетина", "natural bristle"],
          ["смешанная щетина", "mixed bristle"],
          ["синтетика", "synthetic"],
        ),
        p("handle", ["дерево", "wood"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 2,
      price: [60, 790],
      weight: [30, 190],
    },
    {
      code: "putty-knives",
      name: ["Шпатели фасадные", "Filling knives"],
      noun: ["шпатель фасадный", "filling knife"],
      series: null,
      picture: "spatula",
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
    },
    {
      code: "brick-trowels",
      name: ["Мастерки", "Brick trowels"],
      noun: ["мастерок", "brick trowel"],
      series: null,
      picture: "trowel",
      about: [
        "Полотно пружинит и держит полную порцию раствора, а носок достаёт в угол кладки.",
        "The blade springs and holds a full load of mortar, and its point reaches into corners.",
      ],
      purpose: ["кладки, штукатурки и плитки", "bricklaying, plastering and tiling"],
      traits: [
        ["с кованой шейкой", "forged neck"],
        ["со стальной пяткой", "steel heel"],
        ["с пружинным полотном", "flexible blade"],
      ],
      params: [
        p("span", 140, 160, 180, 200),
        p("thickness", 1.2, 1.5, 2),
        p("handle", ["бук", "beech"], ["двухкомпонентная", "two-component"]),
        p("material", ["нержавеющая сталь", "stainless steel"], ["углеродистая сталь", "carbon steel"]),
      ],
      label: 1,
      vary: 2,
      price: [290, 1490],
      weight: [220, 460],
      advice: [
        [
          "Смывайте раствор, пока он сырой: засохший снимают вместе с кромкой.",
          "Wash mortar off while it is wet: dried mortar takes the edge with it.",
        ],
        [
          "Постучите полотном о кирпич: чистый звон значит, что шейка цела.",
          "Tap the blade on a brick: a clear ring means that the neck is sound.",
        ],
      ],
      features: [
        ["полотно вырублено из одного листа", "blade cut from one sheet"],
        ["рукоятка под углом к полотну", "handle set at an angle"],
        ["кромки отшлифованы", "ground edges"],
      ],
      kit: [
        ["картонный чехол", "cardboard sleeve"],
        ["памятка по уходу", "care leaflet"],
      ],
    },
  ],
};

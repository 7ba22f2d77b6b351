import type { Group } from "../../types";
import { p } from "../parts";

/** Кисти. */
export const brushes: Group = {
  code: "brushes",
  name: ["Кисти", "Brushes"],
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
      picture: "roller",
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
      code: "radiator-brushes",
      name: ["Радиаторные кисти", "Radiator brushes"],
      noun: ["кисть радиаторная", "radiator brush"],
      series: null,
      picture: "roller",
      about: [
        "Изогнутая рукоятка заводит щетину за секцию батареи и за трубу.",
        "A bent handle leads the bristles behind a radiator and a pipe.",
      ],
      purpose: ["радиаторов, труб и углов", "radiators, pipes and corners"],
      traits: [
        ["угловая", "angled"],
        ["с длинной рукояткой", "long handle"],
        ["с мягким концом", "soft tips"],
      ],
      params: [
        p("width", 25, 38, 50, 63),
        p("thickness", 8, 12),
        p("pack", 1, 3, 10),
        p("material", ["натуральная щетина", "natural bristle"], ["синтетика", "synthetic"]),
        p("handle", ["дерево", "wood"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 2,
      price: [90, 590],
      weight: [40, 160],
    },
    {
      code: "mop-brushes",
      name: ["Макловицы", "Block brushes"],
      noun: ["макловица", "block brush"],
      series: null,
      picture: "roller",
      about: [
        "Широкая колодка набирает много раствора и проходит стену без брызг.",
        "A broad block takes up a lot of wash and covers a wall without splashing.",
      ],
      purpose: ["грунта, побелки и клея", "primer, whitewash and paste"],
      traits: [
        ["с удлинителем", "extension socket"],
        ["с густой набивкой", "dense filling"],
        ["с крючком на ведро", "bucket hook"],
      ],
      params: [
        p("width", 100, 120, 140, 170, 180),
        p("thickness", 30, 40, 55),
        p("pack", 1, 3),
        p(
          "material",
          ["натуральная щетина", "natural bristle"],
          ["синтетика", "synthetic"],
          ["смешанная щетина", "mixed bristle"],
        ),
        p("handle", ["дерево", "wood"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 2,
      price: [190, 1290],
      weight: [120, 420],
    },
  ],
};

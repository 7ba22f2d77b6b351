import type { Group } from "../../types";
import { p } from "../parts";

/** Свёрла и буры. */
export const drillBits: Group = {
  code: "drill-bits",
  name: ["Свёрла и буры", "Drill bits"],
  advice: [
    [
      "Начинайте с малых оборотов: сверло само найдёт центр и не пойдёт гулять.",
      "Start slowly: the bit finds its centre by itself and does not wander.",
    ],
    [
      "Перерыв каждые три секунды спасает заточку от перегрева.",
      "A pause every three seconds saves the edge from heat.",
    ],
  ],
  features: [
    ["точная заточка на станке", "machine-ground point"],
    ["маркировка не стирается", "marking that does not wear off"],
    ["контроль биения каждой партии", "run-out checked in every batch"],
  ],
  kit: [
    ["пластиковый футляр", "plastic case"],
    ["памятка по оборотам", "leaflet with speeds"],
  ],
  leaves: [
    {
      code: "metal-drills",
      name: ["Свёрла по металлу", "Metal drills"],
      noun: ["сверло по металлу", "metal drill"],
      series: null,
      picture: "bits",
      about: [
        "Крестовая заточка не уводит по гладкому листу, спираль выносит стружку.",
        "A split point does not skid on smooth sheet, and the flute carries the swarf out.",
      ],
      purpose: ["стали, чугуна и цветных металлов", "steel, cast iron and non-ferrous metals"],
      traits: [
        ["с крестовой заточкой", "split point"],
        ["с длинной спиралью", "long flute"],
        ["полированное", "bright finish"],
      ],
      params: [
        p("diameter", 2, 3, 4, 5, 6, 8, 10, 12, 13),
        p("span", 49, 61, 75, 93, 117, 151),
        p("pack", 1, 2, 5, 10, 25),
        p("material", "HSS", "HSS-Co", "HSS-Ti"),
        p("shank", ["цилиндрический", "cylindrical"], ["шестигранный", "hex"]),
      ],
      label: 1,
      vary: 2,
      price: [40, 590],
      weight: [10, 110],
    },
    {
      code: "wood-drills",
      name: ["Свёрла по дереву", "Wood drills"],
      noun: ["сверло по дереву", "wood drill"],
      series: null,
      picture: "bits",
      about: [
        "Центр держит точку, подрезатели режут волокно, и край выходит без сколов.",
        "The point holds the centre, the spurs cut the fibres, and the rim comes out clean.",
      ],
      purpose: ["досок, бруса и мебельных плит", "boards, timber and furniture panels"],
      traits: [
        ["спиральное", "brad-point"],
        ["перьевое", "spade"],
        ["винтовое", "auger"],
      ],
      params: [
        p("diameter", 6, 8, 10, 12, 16, 20, 25, 32),
        p("span", 90, 120, 152, 230, 400),
        p("shank", ["цилиндрический", "cylindrical"], ["шестигранный", "hex"]),
        p("material", ["инструментальная сталь", "tool steel"]),
        p("workpiece", ["дерево", "wood"]),
      ],
      label: 1,
      vary: 0,
      price: [60, 1890],
      weight: [20, 460],
    },
    {
      code: "sds-drills",
      name: ["Буры SDS-plus", "SDS-plus drills"],
      noun: ["бур SDS-plus", "SDS-plus drill"],
      series: null,
      picture: "bits",
      about: [
        "Пластина из твёрдого сплава не боится щебня, а четыре кромки и арматуры.",
        "A carbide tip stands gravel, and a four-edged one stands rebar too.",
      ],
      purpose: ["бетона, кирпича и камня", "concrete, brick and stone"],
      traits: [
        ["с четырьмя кромками", "four edges"],
        ["с двойной спиралью", "double flute"],
        ["с центрирующим остриём", "centring point"],
      ],
      params: [
        p("diameter", 5, 6, 8, 10, 12, 14, 16),
        p("span", 110, 160, 210, 260, 310, 450),
        p("shank", "SDS-plus"),
        p("workpiece", ["бетон", "concrete"], ["кирпич", "brick"]),
        p("material", ["твёрдый сплав", "carbide"]),
      ],
      label: 2,
      vary: 1,
      price: [60, 1690],
      weight: [60, 620],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Свёрла, буры, коронки. */
export const drillBits: Group = {
  code: "drill-bits",
  name: ["Свёрла, буры, коронки", "Drill bits and hole saws"],
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
      code: "sds-drills",
      name: ["Буры SDS-plus", "SDS-plus drills"],
      noun: ["бур SDS-plus", "SDS-plus drill"],
      series: null,
      picture: "masonryBit",
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
    {
      code: "hole-saws",
      name: ["Коронки", "Hole saws"],
      noun: ["коронка", "hole saw"],
      series: null,
      picture: "holeSaw",
      about: [
        "Центровочное сверло держит ось, а зубья с переменным шагом не рвут край.",
        "A pilot drill holds the centre, and teeth of varying pitch leave the edge clean.",
      ],
      purpose: ["отверстий под подрозетники, трубы и замки", "holes for socket boxes, pipes and locks"],
      traits: [
        ["с центровочным сверлом", "pilot drill"],
        ["с прорезями для керна", "slots for the core"],
        ["с переменным шагом зуба", "variable pitch"],
      ],
      params: [
        p("diameter", 20, 32, 51, 68, 76, 102),
        p("depth", 32, 38, 44, 60),
        p("workpiece", ["дерево", "wood"], ["металл", "metal"], ["бетон", "concrete"]),
        p("shank", ["шестигранный", "hex"], ["SDS-plus", "SDS-plus"]),
        p("pack", 1, 3),
      ],
      label: 1,
      vary: 2,
      price: [240, 1790],
      weight: [90, 480],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Дыхание и слух. */
export const breathing: Group = {
  code: "breathing",
  name: ["Дыхание и слух", "Breathing and hearing"],
  advice: [
    [
      "Прижим проверяют ладонями: если воздух или звук проходит, подгоните ремни.",
      "Test the seal with your palms: if air or sound gets in, adjust the straps.",
    ],
    ["Сменные части заменяют по сроку, а не когда они порвались.", "Replace spare parts by date, not when they tear."],
  ],
  features: [
    ["мягкий прижим по контуру", "soft seal all round"],
    ["гипоаллергенный материал", "skin-friendly material"],
    ["можно чистить влажной салфеткой", "can be wiped clean"],
  ],
  kit: [
    ["чехол для хранения", "storage pouch"],
    ["памятка по подгонке", "fitting leaflet"],
  ],
  leaves: [
    {
      code: "half-masks",
      name: ["Полумаски", "Half masks"],
      noun: ["полумаска", "half mask"],
      series: ["ПМ", "HM"],
      picture: "respirator",
      about: [
        "Байонет защёлкивает фильтр одним поворотом, клапан выводит влагу.",
        "A bayonet clicks the filter in with one turn, and a valve lets the moisture out.",
      ],
      purpose: ["покраски и работы с растворителями", "painting and work with solvents"],
      traits: [
        ["с откидным клапаном", "drop-down valve"],
        ["с мягким оголовьем", "soft harness"],
        ["с низким сопротивлением", "low resistance"],
      ],
      params: [
        p("size", "S", "M", "L"),
        p(
          "kit",
          ["без фильтров", "no filters"],
          ["с фильтрами А1", "A1 filters"],
          ["с фильтрами А2Р3", "A2P3 filters"],
        ),
        p("material", ["силикон", "silicone"], ["термоэластопласт", "thermoplastic rubber"]),
        p("thread", ["байонет", "bayonet"]),
      ],
      label: 0,
      vary: 1,
      price: [890, 4900],
      weight: [140, 420],
    },
    {
      code: "ear-muffs",
      name: ["Наушники и беруши", "Ear protection"],
      noun: ["наушники противошумные", "ear-muffs"],
      series: ["Н", "EM"],
      picture: "earMuffs",
      about: [
        "Глушат пилу и компрессор, но оставляют слышной речь и сигнал.",
        "They dull the saw and the compressor but let speech and alarms through.",
      ],
      purpose: ["шумных цехов и инструмента", "noisy workshops and tools"],
      traits: [
        ["складные", "folding"],
        ["с мягким оголовьем", "padded headband"],
        ["с креплением на каску", "helmet-mounted"],
      ],
      params: [
        p("noise", 24, 27, 30, 33, 36),
        p("material", ["термопласт", "ABS"]),
        p("color", ["жёлтый", "yellow"], ["красный", "red"], ["зелёный", "green"], ["чёрный", "black"]),
        p("class", ["пассивные", "passive"], ["активные", "active"]),
      ],
      label: 1,
      vary: 2,
      price: [390, 4900],
      weight: [150, 380],
    },
  ],
};

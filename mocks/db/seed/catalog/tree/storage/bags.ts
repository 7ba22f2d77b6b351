import type { Group } from "../../types";
import { p } from "../parts";

/** Сумки и пояса. */
export const bags: Group = {
  code: "bags",
  name: ["Сумки и пояса", "Bags and belts"],
  advice: [
    [
      "Инструмент с острой кромкой носят в отдельном чехле, иначе он прорежет дно.",
      "Carry sharp tools in a sheath of their own, or they cut through the bottom.",
    ],
    [
      "Пояс затягивают так, чтобы под него проходила ладонь, вес ложится на бёдра.",
      "Tighten the belt so that a palm fits under it; the weight rests on the hips.",
    ],
  ],
  features: [
    ["не боится воды", "does not mind water"],
    ["строчка в три нитки", "triple stitching"],
    ["карман для телефона и рулетки", "pocket for a phone and a tape"],
  ],
  kit: [
    ["карабин для ключей", "key clip"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "tool-bags",
      name: ["Сумки для инструмента", "Tool bags"],
      noun: ["сумка для инструмента", "tool bag"],
      series: null,
      picture: "toolBag",
      about: [
        "Открывается во всю ширину и стоит сама: всё видно, руки свободны.",
        "It opens wide and stands by itself, so everything is in view and both hands are free.",
      ],
      purpose: ["сервиса и монтажа", "service and installation"],
      traits: [
        ["с жёстким дном", "stiff bottom"],
        ["с карманами снаружи", "outer pockets"],
        ["с плечевым ремнём", "shoulder strap"],
      ],
      params: [
        p("span", 350, 400, 450, 500),
        p("color", ["чёрный", "black"], ["серый", "grey"], ["оранжевый", "orange"]),
        p("volume", 15, 22, 30, 38),
        p("material", ["полиэстер 600D", "600D polyester"], ["полиэстер 1680D", "1680D polyester"]),
        p("pockets", 12, 20, 32),
      ],
      label: 1,
      vary: 1,
      price: [890, 6900],
      weight: [600, 2400],
    },
    {
      code: "tool-belts",
      name: ["Пояса и кобуры", "Tool belts"],
      noun: ["пояс монтажника", "tool belt"],
      series: null,
      picture: "toolBelt",
      about: [
        "Инструмент висит там, куда рука идёт сама, молоток не бьёт по колену.",
        "Tools hang where the hand goes by itself, and the hammer does not knock the knee.",
      ],
      purpose: ["кровли, опалубки и сборки", "roofing, formwork and assembly"],
      traits: [
        ["с петлёй для молотка", "hammer loop"],
        ["со съёмными подсумками", "removable pouches"],
        ["с мягкой подкладкой", "padded lining"],
      ],
      params: [
        p("pockets", 6, 9, 14),
        p("size", "S–M", "L–XL", "XXL"),
        p("material", ["полиэфир", "polyester"], ["кожа", "leather"]),
        p("load", 8, 12),
      ],
      label: 0,
      vary: 1,
      price: [390, 4900],
      weight: [250, 1600],
    },
  ],
};

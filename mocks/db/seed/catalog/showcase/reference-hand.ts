import { labels } from "../state";
import { inStock, toOrder } from "./types";
import type { Showpiece } from "./types";

/** Hand and measuring tools, fixings and storage on the reference screens. */
export const referenceHand: readonly Showpiece[] = [
  {
    section: "tape-measures",
    brand: "reika",
    variants: [
      {
        code: "tape-measure-reika-profi-8",
        article: "104-1137",
        name: [
          "Рулетка «Рейка» Профи 8 м × 25 мм, двусторонняя разметка",
          "Reika Pro tape measure 8 m × 25 mm, double-sided",
        ],
        price: 890,
        params: [3, 3, 0, 1],
        state: inStock(212),
      },
    ],
  },
  {
    section: "spirit-levels",
    brand: "reika",
    variants: [
      {
        code: "spirit-level-reika-60",
        article: "104-1060",
        name: [
          "Уровень строительный «Рейка» 60 см, три колбы, магнитный",
          "Reika 60 cm spirit level, three vials, magnetic",
        ],
        price: 1640,
        params: [1, 2, 0, 1],
        state: { ...inStock(47), badges: [labels.business] },
      },
    ],
  },
  {
    section: "screwdriver-sets",
    brand: "montazh",
    variants: [
      {
        code: "screwdriver-set-montazh-12",
        article: "104-1012",
        name: [
          "Набор отвёрток «Монтаж» 12 предметов, сталь S2, подставка",
          "Montazh screwdriver set, 12 pcs, S2 steel, stand",
        ],
        price: 1980,
        params: [4, 1, 0, 0],
        state: inStock(64),
      },
    ],
  },
  {
    section: "machinist-hammers",
    brand: "kuznya",
    variants: [
      {
        code: "hammer-kuznya-500",
        article: "104-1500",
        name: ["Молоток слесарный «Кузня» 500 г, рукоятка гикори", "Kuznya engineer's hammer, 500 g, hickory handle"],
        price: 790,
        params: [3, 0, 2, 0],
        state: inStock(88),
      },
    ],
  },
  {
    section: "combination-pliers",
    brand: "montazh",
    variants: [
      {
        code: "pliers-montazh-180",
        article: "104-1180",
        name: [
          "Плоскогубцы «Монтаж» 180 мм, диэлектрические до 1000 В",
          "Montazh combination pliers, 180 mm, insulated to 1000 V",
        ],
        price: 1240,
        params: [1, 1, 2, 0],
        state: inStock(51),
      },
    ],
  },
  {
    section: "combination-wrenches",
    brand: "kuznya",
    variants: [
      {
        code: "combination-spanner-kuznya-17",
        article: "104-1017",
        name: [
          "Ключ комбинированный «Кузня» 17 мм, хром-ванадий",
          "Kuznya combination spanner, 17 mm, chrome vanadium",
        ],
        price: 420,
        params: [4, 0, 0, 0],
        state: inStock(140),
      },
    ],
  },
  {
    section: "bench-vises",
    brand: "kuznya",
    variants: [
      {
        code: "bench-vice-kuznya-125",
        article: "104-1125",
        name: ["Тиски слесарные «Кузня» 125 мм, поворотные, чугун", "Kuznya bench vice, 125 mm, swivel, cast iron"],
        price: 7450,
        params: [2, 1, 1, 0],
        state: toOrder(12),
      },
    ],
  },
  {
    section: "metal-drills",
    brand: "kremen",
    variants: [
      {
        code: "drill-set-kremen-hss-co-25",
        article: "104-1025",
        name: [
          "Набор свёрл по металлу «Кремень» HSS-Co 1–13 мм, 25 шт.",
          "Kremen metal drill set, HSS-Co, 1–13 mm, 25 pcs",
        ],
        price: 3420,
        params: [8, 5, 4, 1, 0],
        state: inStock(22),
      },
    ],
  },
  {
    section: "plastic-toolboxes",
    brand: "montazh",
    variants: [
      {
        code: "toolbox-montazh-22",
        article: "104-1022",
        name: ["Ящик для инструмента «Монтаж» 22 дюйма, металлические замки", "Montazh toolbox, 22 in, metal latches"],
        price: 2190,
        params: [3, 2, 0, 1, 0],
        state: inStock(33),
      },
    ],
  },
];

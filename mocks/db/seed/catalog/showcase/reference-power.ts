import { discountBadge, labels } from "../state";
import { inStock, soldOut, toOrder } from "./types";
import type { Showpiece } from "./types";

/** Power tools on the reference screens. */
export const referencePower: readonly Showpiece[] = [
  {
    section: "drill-drivers",
    brand: "tavros",
    variants: [
      {
        code: "drill-driver-tavros-dsa-18-60-4ah",
        article: "104-1860",
        name: [
          "Дрель-шуруповёрт «Таврос» ДША-18/60, бесщёточная, 2 АКБ 4 А·ч, кейс",
          "Tavros DSA-18/60 brushless drill driver, 2 × 4 Ah, case",
        ],
        price: 12490,
        params: [1, 3, 4, 1, 2, 0],
        state: { ...inStock(14), oldPrice: 14990, badges: [discountBadge(12490, 14990), labels.popular] },
      },
      {
        code: "drill-driver-tavros-dsa-18-60-2ah",
        article: "104-1861",
        name: [
          "Дрель-шуруповёрт «Таврос» ДША-18/60, бесщёточная, 2 АКБ 2 А·ч",
          "Tavros DSA-18/60 brushless drill driver, 2 × 2 Ah",
        ],
        price: 10290,
        params: [1, 3, 2, 1, 2, 0],
        state: inStock(23),
      },
      {
        code: "drill-driver-tavros-dsa-18-60",
        article: "104-1862",
        name: [
          "Дрель-шуруповёрт «Таврос» ДША-18/60, бесщёточная, без АКБ",
          "Tavros DSA-18/60 brushless drill driver, bare tool",
        ],
        price: 7490,
        params: [1, 3, 0, 1, 2, 0],
        state: inStock(9),
      },
    ],
  },
  {
    section: "angle-grinders",
    brand: "kremen",
    variants: [
      {
        code: "angle-grinder-kremen-ushm-125-1400",
        article: "104-2231",
        name: [
          "Углошлифмашина «Кремень» УШМ-125/1400, регулировка оборотов",
          "Kremen UShM-125/1400 angle grinder, variable speed",
        ],
        price: 6890,
        params: [1, 3, 0, 0, 0, 1, 0],
        state: { ...inStock(38), oldPrice: 7790, badges: [labels.fresh] },
        age: 3,
      },
      {
        code: "angle-grinder-kremen-ushm-125-1400-case",
        article: "104-2232",
        name: [
          "Углошлифмашина «Кремень» УШМ-125/1400, регулировка оборотов, в кейсе",
          "Kremen UShM-125/1400 angle grinder, variable speed, case",
        ],
        price: 7640,
        params: [1, 3, 1, 0, 0, 1, 0],
        state: inStock(12),
        age: 3,
      },
      {
        code: "angle-grinder-kremen-ushm-125-1400-discs",
        article: "104-2233",
        name: [
          "Углошлифмашина «Кремень» УШМ-125/1400, регулировка оборотов, в кейсе, 10 кругов",
          "Kremen UShM-125/1400 angle grinder, variable speed, case, 10 discs",
        ],
        price: 8420,
        params: [1, 3, 2, 0, 0, 1, 0],
        state: toOrder(8),
        age: 3,
      },
      {
        code: "angle-grinder-kremen-ushm-125-1400-pair",
        article: "104-2240",
        name: [
          "Углошлифмашина «Кремень» УШМ-125/1400, регулировка оборотов, 2 шт.",
          "Kremen UShM-125/1400 angle grinder, variable speed, 2 pcs",
        ],
        price: 12900,
        params: [1, 3, 4, 0, 0, 1, 0],
        state: soldOut,
        age: 3,
      },
    ],
  },
  {
    section: "circular-saws",
    brand: "tavros",
    variants: [
      {
        code: "circular-saw-tavros-pd-190",
        article: "104-1190",
        name: [
          "Пила дисковая «Таврос» ПД-190, пропил 67 мм, лазерный указатель",
          "Tavros PD-190 circular saw, 67 mm cut, laser guide",
        ],
        price: 9340,
        params: [3, 2, 3, 0, 1, 0],
        state: { ...inStock(6), oldPrice: 10450, badges: [discountBadge(9340, 10450)] },
        age: 6,
      },
    ],
  },
  {
    section: "sds-plus-hammers",
    brand: "volga-t",
    variants: [
      {
        code: "rotary-hammer-volga-t-pr-28",
        article: "104-1174",
        name: [
          "Перфоратор «Волга-Т» ПР-28 SDS-plus, 3 режима, виброзащита",
          "Volga-T PR-28 SDS-plus rotary hammer, 3 modes",
        ],
        price: 13750,
        params: [3, 3, 3, 0, 1, 0],
        state: toOrder(8),
      },
    ],
  },
  {
    section: "jigsaws",
    brand: "kremen",
    variants: [
      {
        code: "jigsaw-kremen-le-110",
        article: "104-1110",
        name: [
          "Лобзик «Кремень» ЛЭ-110, маятниковый ход, быстрая замена пилки",
          "Kremen LE-110 jigsaw, orbital action, quick change",
        ],
        price: 5460,
        params: [3, 3, 0, 0, 1, 0],
        state: soldOut,
      },
    ],
  },
  {
    section: "impact-wrenches",
    brand: "tavros",
    variants: [
      {
        code: "impact-wrench-tavros-ga-18-220",
        article: "104-1220",
        name: [
          "Гайковёрт ударный «Таврос» ГА-18/220, квадрат 1/2 дюйма, без АКБ",
          "Tavros GA-18/220 impact wrench, 1/2 in drive, bare tool",
        ],
        price: 8790,
        params: [1, 1, 0, 1, 1, 0],
        state: { ...inStock(9), badges: [labels.fresh] },
        age: 1,
      },
    ],
  },
  {
    section: "batteries-18v",
    brand: "tavros",
    variants: [
      {
        code: "battery-tavros-18v-4ah",
        article: "104-1184",
        name: ["Аккумулятор «Таврос» Li-Ion 18 В, 4 А·ч", "Tavros Li-Ion 18 V battery, 4 Ah"],
        price: 3990,
        params: [2, 0, 0, 1, 0],
        state: inStock(76),
      },
    ],
  },
];

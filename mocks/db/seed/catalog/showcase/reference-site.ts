import { discountBadge, labels } from "../state";
import { inStock, toOrder } from "./types";
import type { Showpiece } from "./types";

/** Welding, protection and site equipment on the reference screens. */
export const referenceSite: readonly Showpiece[] = [
  {
    section: "helmets",
    brand: "brigada",
    variants: [
      {
        code: "safety-helmet-brigada-k-2",
        article: "104-1002",
        name: ["Каска защитная «Бригада» К-2 с храповиком и вентиляцией", "Brigada K-2 safety helmet, ratchet, vented"],
        price: 640,
        params: [0, 1, 0, 0],
        state: { ...inStock(320), badges: [labels.popular] },
      },
    ],
  },
  {
    section: "welding-masks",
    brand: "iskra",
    variants: [
      {
        code: "welding-mask-iskra-chameleon-t-9",
        article: "104-1009",
        name: [
          "Маска сварщика «Искра» Хамелеон Т-9, светофильтр 4/9–13",
          "Iskra Chameleon T-9 welding mask, 4/9–13 filter",
        ],
        price: 4290,
        params: [2, 1, 0, 0],
        state: { ...inStock(19), oldPrice: 4990, badges: [discountBadge(4290, 4990)] },
      },
    ],
  },
  {
    section: "coated-gloves",
    brand: "brigada",
    variants: [
      {
        code: "gloves-brigada-nylon-pu-10",
        article: "104-1211",
        name: ["Перчатки «Бригада» Нейлон-ПУ, размер 10, 12 пар", "Brigada Nylon-PU gloves, size 10, 12 pairs"],
        price: 960,
        params: [3, 0, 0, 1, 0],
        state: { ...inStock(410), oldPrice: 1200, badges: [discountBadge(960, 1200)] },
      },
    ],
  },
  {
    section: "oil-compressors",
    brand: "volga-t",
    variants: [
      {
        code: "compressor-volga-t-km-50",
        article: "104-1050",
        name: ["Компрессор масляный «Волга-Т» КМ-50, 50 л, 260 л/мин", "Volga-T KM-50 oil compressor, 50 l, 260 l/min"],
        price: 21900,
        params: [1, 1, 1, 0, 0],
        state: toOrder(15),
        age: 9,
      },
    ],
  },
  {
    section: "floodlights",
    brand: "iskra",
    variants: [
      {
        code: "floodlight-iskra-ps-50",
        article: "104-1051",
        name: [
          "Прожектор светодиодный «Искра» ПС-50 на подставке, IP65",
          "Iskra PS-50 LED floodlight on a stand, IP65",
        ],
        price: 3150,
        params: [3, 3, 0, 1, 0],
        state: inStock(27),
        age: 5,
      },
    ],
  },
  {
    section: "aluminium-stepladders",
    brand: "reika",
    variants: [
      {
        code: "stepladder-reika-5",
        article: "104-1005",
        name: [
          "Стремянка алюминиевая «Рейка» 5 ступеней, до 150 кг",
          "Reika aluminium stepladder, 5 steps, up to 150 kg",
        ],
        price: 4870,
        params: [2, 2, 0, 0, 0],
        state: inStock(11),
        age: 8,
      },
    ],
  },
  {
    section: "cable-reels",
    brand: "iskra",
    variants: [
      {
        code: "cable-reel-iskra-30",
        article: "104-1030",
        name: ["Удлинитель на катушке «Искра» 30 м, 4 розетки, IP44", "Iskra cable reel, 30 m, 4 sockets, IP44"],
        price: 3690,
        params: [1, 1, 1, 1, 1],
        state: inStock(17),
        age: 12,
      },
    ],
  },
  {
    section: "construction-vacuums",
    brand: "volga-t",
    variants: [
      {
        code: "construction-vacuum-volga-t-ps-30",
        article: "104-1031",
        name: [
          "Пылесос строительный «Волга-Т» ПС-30, класс L, розетка",
          "Volga-T PS-30 construction vacuum, class L, power socket",
        ],
        price: 15600,
        params: [2, 2, 2, 0, 1],
        state: inStock(5),
      },
    ],
  },
];

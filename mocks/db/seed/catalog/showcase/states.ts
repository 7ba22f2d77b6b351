import { badge, labels } from "../state";
import { inStock, toOrder } from "./types";
import type { Showpiece, ShowVariant } from "./types";

const bootSizes = [41, 42, 43, 44, 45];

/** One of five sizes of the same boots. Size 41 has index 2 in the section's list of sizes. */
function boots(size: number, place: number): ShowVariant {
  return {
    code: `work-boots-brigada-profi-${size}`,
    article: `104-3${size}0`,
    name: [
      `Ботинки рабочие «Бригада» Профи, с композитным подноском, размер ${size}`,
      `Brigada Pro work boots, composite toe cap, size ${size}`,
    ],
    price: 4990,
    params: [place + 2, 1, 0, 0, 0],
    state: place === 4 ? toOrder(5) : inStock(4 + place * 3),
  };
}

/** Products that each exist for one state. */
export const states: readonly Showpiece[] = [
  {
    section: "reciprocating-saws",
    brand: "volga-t",
    quiet: true,
    variants: [
      {
        code: "reciprocating-saw-volga-t-last",
        article: "104-3001",
        name: [
          "Пила сабельная «Волга-Т» ПС-1050, виброзащита, в кейсе",
          "Volga-T RS-1050 reciprocating saw, anti-vibration, case",
        ],
        price: 9290,
        params: [1, 1, 2, 0, 1, 0],
        state: inStock(2),
      },
    ],
  },
  {
    section: "chargers",
    brand: "tavros",
    quiet: true,
    variants: [
      {
        code: "charger-tavros-badges",
        article: "104-3002",
        name: ["Устройство зарядное «Таврос» ЗУ-6, быстрое, два гнезда", "Tavros ZU-6 rapid charger, two ports"],
        price: 4590,
        params: [3, 3, 1, 0, 0],
        state: {
          ...inStock(31),
          badges: [
            labels.popular,
            badge("Бережёт батарею", "Kind to batteries", "#fffdf2"),
            badge("Только у нас", "Only here", "#zz9900"),
            labels.gift,
          ],
        },
      },
    ],
  },
  {
    section: "welding-cables",
    brand: "dugovik",
    quiet: true,
    variants: [
      {
        code: "welding-cable-dugovik-no-picture",
        article: "104-3003",
        name: ["Кабель сварочный «Дуговик» КГ-25, в сборе, 10 м", "Dugovik KG-25 welding cable, with plugs, 10 m"],
        price: 4680,
        params: [1, 2, 1, 0],
        state: inStock(8),
        pictures: 0,
      },
    ],
  },
  {
    section: "circuit-breakers",
    brand: "iskra",
    quiet: true,
    variants: [
      {
        code: "breaker-assembly-iskra-by-plan",
        article: "104-3004",
        name: [
          "Сборка автоматов «Искра» АВ-3 по вашей схеме, на DIN-рейке",
          "Iskra AV-3 breaker assembly to your plan, on a DIN rail",
        ],
        price: 0,
        params: [3, 2, 0, 1, 0],
        state: toOrder(10),
      },
    ],
  },
  {
    section: "work-platforms",
    brand: "kalvatti",
    quiet: true,
    variants: [
      {
        code: "work-platform-kalvatti-long-name",
        article: "104-3005",
        name: [
          "Подмости рабочие «Калватти» ПР-3 алюминиевые складные с поручнем, четырьмя поворотными колёсами и нескользящим настилом для отделки потолков",
          "Kalvatti WP-3 folding aluminium work platform with handrail, four lockable swivel castors and a non-slip deck for finishing ceilings",
        ],
        price: 15900,
        params: [2, 0, 1, 0],
        state: inStock(7),
      },
    ],
  },
  {
    section: "wood-screws",
    brand: "kremen",
    quiet: true,
    variants: [
      {
        code: "screw-kremen-by-five-packs",
        article: "104-3006",
        name: [
          "Саморез «Кремень» Профи 3,5 × 35 мм, с потайной головкой, 200 шт.",
          "Kremen Pro screw 3.5 × 35 mm, countersunk, 200 pcs",
        ],
        price: 290,
        params: [0, 2, 1, 0, 1, 1],
        state: { ...inStock(400), multiplicity: 5 },
      },
    ],
  },
  {
    section: "scaffold-towers",
    brand: "kalvatti",
    quiet: true,
    variants: [
      {
        code: "scaffold-tower-kalvatti-vt-6",
        article: "104-3007",
        name: [
          "Вышка-тура «Калватти» ВТ-6, рабочая высота 6,3 м, с поручнями и колёсами",
          "Kalvatti ST-6 scaffold tower, 6.3 m working height, handrails and castors",
        ],
        price: 64900,
        params: [2, 1, 1, 1],
        state: toOrder(21),
      },
    ],
  },
  { section: "work-boots", brand: "brigada", quiet: true, variants: bootSizes.map(boots) },
];

import type { Group } from "../../types";
import { p } from "../parts";

/** Перчатки и наколенники. */
export const gloves: Group = {
  code: "gloves",
  name: ["Перчатки и наколенники", "Gloves and knee pads"],
  advice: [
    [
      "Для мелкой сборки берите тонкое покрытие, для бетона и кирпича латекс в два слоя.",
      "For fine assembly take a thin coating, for concrete and brick a double latex one.",
    ],
    [
      "У вращающихся валов и свёрл перчатки снимают: их затягивает раньше, чем успеешь отдёрнуть руку.",
      "Take gloves off near rotating shafts and drills: they are drawn in before you can pull away.",
    ],
  ],
  features: [
    ["манжета не сползает", "cuff that stays put"],
    ["швы не давят на пальцы", "seams that do not press on the fingers"],
    ["выдерживают десяток стирок", "survive ten washes"],
  ],
  kit: [
    ["упаковка с таблицей размеров", "pack with a table of sizes"],
    ["памятка о стойкости", "leaflet on resistance"],
  ],
  leaves: [
    {
      code: "coated-gloves",
      name: ["Перчатки с покрытием", "Coated gloves"],
      noun: ["перчатки с покрытием", "coated gloves"],
      series: null,
      picture: "gloves",
      about: [
        "Тонкая основа чувствует винт, покрытие держит мокрую деталь.",
        "A thin liner feels the screw, and the coating holds a wet part.",
      ],
      purpose: ["сборки, склада и монтажа", "assembly, warehouses and installation"],
      traits: [
        ["с дышащим тылом", "breathable back"],
        ["с длинной манжетой", "long cuff"],
        ["с усилением у большого пальца", "reinforced thumb"],
      ],
      params: [
        p("size", "7", "8", "9", "10", "11"),
        p("coating", ["полиуретан", "polyurethane"], ["нитрил", "nitrile"], ["латекс", "latex"]),
        p("material", ["нейлон", "nylon"], ["хлопок", "cotton"]),
        p("span", 230, 240, 250),
        p("class", ["13 класс вязки", "13 gauge"], ["15 класс вязки", "15 gauge"]),
      ],
      label: 0,
      vary: 0,
      price: [60, 690],
      weight: [40, 180],
      unit: ["пара", "pair"],
      multiplicity: 10,
    },
    {
      code: "knee-pads",
      name: ["Наколенники", "Knee pads"],
      noun: ["наколенники защитные", "knee pads"],
      series: null,
      picture: "kneePads",
      about: [
        "Жёсткая чашка скользит по плитке, гель под ней раздаёт нагрузку на всё колено.",
        "A hard cap slides over tiles, and gel beneath it spreads the load over the whole knee.",
      ],
      purpose: ["укладки плитки, паркета и кровли", "laying tiles, parquet and roofing"],
      traits: [
        ["с гелевой вставкой", "gel insert"],
        ["с нескользящей чашкой", "non-slip cap"],
        ["с вентиляцией", "ventilated"],
      ],
      params: [
        p("color", ["чёрный", "black"], ["синий", "blue"], ["серый", "grey"]),
        p("class", ["1 класс", "class 1"], ["2 класс", "class 2"]),
        p("material", ["полиамид", "polyamide"], ["хлопок и полиэфир", "cotton and polyester"]),
        p("fastening", ["две липучки", "two straps"], ["одна широкая липучка", "one wide strap"]),
      ],
      label: 0,
      vary: 0,
      price: [790, 4900],
      weight: [320, 780],
      advice: [
        [
          "Затягивайте верхнюю ленту слабее нижней: так колено не немеет.",
          "Keep the upper strap looser than the lower one, and the leg does not go numb.",
        ],
        ["Стряхивайте крошку с чашки: песок царапает плитку.", "Shake grit off the caps: sand scratches tiles."],
      ],
      features: [
        ["ленты не пережимают ногу сзади", "straps that do not pinch behind the knee"],
        ["подкладка снимается для стирки", "lining that comes out for washing"],
        ["чашка не трескается на морозе", "caps that do not crack in frost"],
      ],
      kit: [
        ["пара наколенников", "pair of knee pads"],
        ["памятка по уходу", "care leaflet"],
      ],
    },
  ],
};

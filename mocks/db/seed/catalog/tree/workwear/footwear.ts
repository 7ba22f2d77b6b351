import type { Group } from "../../types";
import { p, shoeSizes } from "../parts";

/** Рабочая обувь. */
export const footwear: Group = {
  code: "footwear",
  name: ["Рабочая обувь", "Work footwear"],
  advice: [
    [
      "Меряйте обувь вечером и с рабочим носком: к концу смены стопа больше на полразмера.",
      "Try footwear on in the evening with work socks: by then the foot is half a size larger.",
    ],
    [
      "Сушите вдали от батареи, бумага внутри вытянет воду и сохранит форму.",
      "Dry it away from a radiator; paper inside draws the water out and keeps the shape.",
    ],
  ],
  features: [
    ["подошва не боится масла и бензина", "sole that resists oil and petrol"],
    ["стелька вынимается для сушки", "insole that comes out to dry"],
    ["мягкий кант не натирает", "padded collar that does not rub"],
  ],
  kit: [
    ["запасные шнурки или стельки", "spare laces or insoles"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "work-boots",
      name: ["Рабочие ботинки", "Work boots"],
      noun: ["ботинки рабочие", "work boots"],
      series: null,
      picture: "boots",
      about: [
        "Подносок выдерживает удар в 200 джоулей, гвоздь не проходит сквозь стельку.",
        "The toe cap takes a blow of 200 joules, and a nail does not pass the midsole.",
      ],
      purpose: ["стройки и производства", "building and industry"],
      traits: [
        ["с защитным подноском", "safety toe"],
        ["с антипрокольной стелькой", "puncture-proof midsole"],
        ["водостойкие", "waterproof"],
      ],
      params: [
        shoeSizes,
        p("toe", ["металл 200 Дж", "steel 200 J"], ["композит 200 Дж", "composite 200 J"]),
        p("sole", ["полиуретан", "polyurethane"], ["полиуретан и резина", "polyurethane and rubber"]),
        p("material", ["кожа", "leather"], ["нубук", "nubuck"]),
        p("season", ["лето", "summer"], ["зима", "winter"]),
      ],
      label: 0,
      vary: 0,
      price: [2490, 12900],
      weight: [1300, 2200],
    },
    {
      code: "rubber-boots",
      name: ["Резиновые сапоги", "Rubber boots"],
      noun: ["сапоги резиновые", "rubber boots"],
      series: null,
      picture: "rubberBoots",
      about: [
        "Литой верх без швов не пускает воду, съёмный чулок сохнет отдельно.",
        "A seamless moulded upper keeps water out, and the removable liner dries by itself.",
      ],
      purpose: ["бетона, грязи и мойки", "concrete, mud and washing down"],
      traits: [
        ["с высоким голенищем", "high leg"],
        ["кислотостойкие", "acid-proof"],
        ["облегчённые", "lightweight"],
      ],
      params: [
        shoeSizes,
        p("material", ["поливинилхлорид", "PVC"], ["резина", "rubber"], ["вспененный полимер", "EVA foam"]),
        p("toe", ["без подноска", "none"], ["металл 200 Дж", "steel 200 J"]),
        p("color", ["зелёный", "green"], ["чёрный", "black"]),
        p("season", ["всесезонный", "all seasons"], ["зима", "winter"]),
      ],
      label: 0,
      vary: 0,
      price: [890, 4900],
      weight: [1400, 2600],
    },
  ],
};

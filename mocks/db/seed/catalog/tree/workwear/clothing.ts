import type { Group } from "../../types";
import { clothingSizes, p } from "../parts";

/** Рабочая одежда. */
export const clothing: Group = {
  code: "clothing",
  name: ["Рабочая одежда", "Work clothing"],
  advice: [
    [
      "Размер берут по груди и росту с запасом на свитер: тесная вещь рвётся по швам.",
      "Choose by chest and height with room for a sweater: a tight garment tears at the seams.",
    ],
    [
      "Стирайте при 40 градусах без отбеливателя, иначе пропитка уйдёт за пять стирок.",
      "Wash at 40 degrees without bleach, or the finish is gone in five washes.",
    ],
  ],
  features: [
    ["двойная строчка на нагруженных швах", "double seams where it pulls"],
    ["карманы под инструмент и телефон", "pockets for tools and a phone"],
    ["ткань не красит бельё", "fabric that does not stain"],
  ],
  kit: [
    ["изделие в пакете с биркой", "garment in a bag with a tag"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "winter-jackets",
      name: ["Утеплённые куртки", "Winter work jackets"],
      noun: ["куртка утеплённая", "winter work jacket"],
      series: null,
      picture: "jacket",
      about: [
        "Ветрозащитная планка и высокий воротник держат тепло, капюшон надевается на каску.",
        "A storm flap and a high collar keep the heat in, and the hood goes over a helmet.",
      ],
      purpose: ["работы на морозе", "work in frost"],
      traits: [
        ["с капюшоном на каску", "helmet hood"],
        ["со световозвращающими полосами", "reflective bands"],
        ["с меховым воротником", "fur collar"],
      ],
      params: [
        clothingSizes,
        p("color", ["синий", "blue"], ["чёрный", "black"], ["оранжевый", "orange"]),
        p("density", 220, 240, 300),
        p("material", ["полиэфир", "polyester"], ["хлопок и полиэфир", "cotton and polyester"]),
        p("season", ["зима до −20 °C", "winter to −20 °C"], ["зима до −40 °C", "winter to −40 °C"]),
      ],
      label: 0,
      vary: 0,
      price: [2900, 14900],
      weight: [1200, 2600],
    },
    {
      code: "hi-vis-vests",
      name: ["Сигнальные жилеты", "High-visibility vests"],
      noun: ["жилет сигнальный", "high-visibility vest"],
      series: null,
      picture: "vest",
      about: [
        "Полосы видны за 150 метров в свете фар, застёжка открывается одним рывком.",
        "The bands show at 150 metres in headlights, and one pull opens the fastening.",
      ],
      purpose: ["дорог, складов и стройки", "roads, warehouses and building sites"],
      traits: [
        ["на молнии", "zipped"],
        ["на липучке", "hook-and-loop"],
        ["с карманом для пропуска", "badge pocket"],
      ],
      params: [
        clothingSizes,
        p("color", ["лимонный", "lime"], ["оранжевый", "orange"]),
        p("class", ["2 класс", "class 2"], ["3 класс", "class 3"]),
        p("material", ["полиэфир", "polyester"], ["сетка", "mesh"]),
        p("density", 120, 140),
      ],
      label: 0,
      vary: 0,
      price: [190, 1490],
      weight: [120, 420],
    },
    {
      code: "overalls",
      name: ["Полукомбинезоны", "Bib overalls"],
      noun: ["полукомбинезон рабочий", "bib overalls"],
      series: null,
      picture: "overalls",
      about: [
        "Лямки и талия регулируются, высокая спинка закрывает поясницу, когда работаете внаклон.",
        "Braces and waist adjust, and a high back covers you when you bend.",
      ],
      purpose: ["цеха, склада и монтажа", "workshops, warehouses and installation"],
      traits: [
        ["с карманами под наколенники", "knee-pad pockets"],
        ["с усиленными швами", "reinforced seams"],
        ["с водоотталкивающей пропиткой", "water-repellent"],
      ],
      params: [
        clothingSizes,
        p("color", ["синий", "blue"], ["серый", "grey"], ["чёрный", "black"]),
        p("density", 210, 240, 280),
        p("material", ["хлопок и полиэфир", "cotton and polyester"], ["хлопок", "cotton"]),
        p("season", ["лето", "summer"], ["всесезонный", "all seasons"]),
      ],
      label: 0,
      vary: 0,
      price: [1990, 6900],
      weight: [700, 1200],
    },
  ],
};

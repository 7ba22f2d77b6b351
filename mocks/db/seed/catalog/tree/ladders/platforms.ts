import type { Group } from "../../types";
import { p } from "../parts";

/** Подмости и вышки. */
export const platforms: Group = {
  code: "platforms",
  name: ["Подмости и вышки", "Platforms and towers"],
  advice: [
    [
      "Опоры и колёса фиксируют все до одной и только после этого поднимаются.",
      "Lock every foot and wheel, and only then climb.",
    ],
    [
      "Настил кладут внахлёст и закрепляют: доска с торца работает как качели.",
      "Overlap and fasten the deck: a loose plank is a seesaw.",
    ],
  ],
  features: [
    ["швы проварены с двух сторон", "welded on both sides"],
    ["собирается без ключей", "assembles without keys"],
    ["не боится улицы", "made to stay outdoors"],
  ],
  kit: [
    ["крепёж и схема сборки", "hardware and assembly plan"],
    ["паспорт с нагрузкой", "data sheet with the load rating"],
  ],
  leaves: [
    {
      code: "work-platforms",
      name: ["Рабочие подмости", "Work platforms"],
      noun: ["подмости рабочие", "work platform"],
      series: ["ПР", "WP"],
      picture: "platformLadder",
      about: [
        "Стоять на площадке удобнее, чем на ступени: обе руки свободны, инструмент рядом.",
        "Standing on a platform beats standing on a step: both hands are free and the tool is near.",
      ],
      purpose: ["отделки и монтажа потолков", "finishing and ceiling work"],
      traits: [
        ["складные", "folding"],
        ["с поручнем", "handrail"],
        ["с регулировкой высоты", "adjustable height"],
      ],
      params: [
        p("height", 2.5, 2.8, 3, 3.5),
        p("load", 150, 200),
        p("kit", ["без колёс", "no wheels"], ["с колёсами", "wheels"]),
        p("material", ["алюминий", "aluminium"], ["сталь", "steel"]),
      ],
      label: 1,
      vary: 2,
      price: [4900, 24900],
      weight: [7800, 22000],
    },
    {
      code: "scaffold-towers",
      name: ["Вышки-туры", "Scaffold towers"],
      noun: ["вышка-тура", "scaffold tower"],
      series: ["ВТ", "ST"],
      picture: "scaffold",
      about: [
        "Рамы входят одна в другую, на полную высоту её поднимают вдвоём за полчаса.",
        "Frames slot into one another, and two people raise it in half an hour.",
      ],
      purpose: ["фасадов, ангаров и потолков", "façades, sheds and high ceilings"],
      traits: [
        ["на колёсах", "on wheels"],
        ["с двумя настилами", "two decks"],
        ["с домкратами", "levelling jacks"],
      ],
      params: [
        p("height", 3.9, 5.1, 6.3, 7.5, 9.9),
        p("load", 200, 250),
        p("kit", ["без стабилизаторов", "no outriggers"], ["со стабилизаторами", "outriggers"]),
        p("material", ["сталь", "steel"], ["алюминий", "aluminium"]),
      ],
      label: 1,
      vary: 2,
      price: [16900, 98900],
      weight: [52000, 240000],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Принадлежности сварщика. */
export const weldingAccessories: Group = {
  code: "welding-accessories",
  name: ["Принадлежности сварщика", "Welding accessories"],
  advice: [
    [
      "Чистый контакт важнее мощности: ржавчину под зажимом и магнитом снимают до блеска.",
      "Clean contact matters more than power: grind the rust away under clamps and magnets.",
    ],
    [
      "Всё, что под током, не должно греться в руке: тёплое тоньше, чем нужно.",
      "Nothing that carries current should feel warm in the hand: what is warm is too thin.",
    ],
  ],
  features: [
    ["держит форму при нагреве", "keeps its shape when heated"],
    ["маркировка не выгорает", "marking that does not burn off"],
    ["не боится искр и брызг", "withstands sparks and spatter"],
  ],
  kit: [
    ["крепёж", "hardware"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "welding-cables",
      name: ["Сварочные кабели", "Welding cables"],
      noun: ["кабель сварочный", "welding cable"],
      series: ["КГ", "KG"],
      picture: "reel",
      about: [
        "Тонкие медные жилы в резине: кабель не дубеет на морозе и не тянет руку.",
        "Fine copper strands in rubber: the cable stays soft in frost and does not drag the hand.",
      ],
      purpose: ["удлинения сварочной цепи", "extending the welding circuit"],
      traits: [
        ["в сборе с вилками", "with plugs"],
        ["морозостойкий", "frost-proof"],
        ["медный", "copper"],
      ],
      params: [
        p("wire-section", 16, 25, 35, 50),
        p("length", 3, 5, 10, 15),
        p("rating", 150, 200, 250, 350),
        p("material", ["медь в резине", "copper in rubber"]),
      ],
      label: 1,
      vary: 1,
      price: [890, 9900],
      weight: [1200, 15000],
    },
    {
      code: "earth-clamps",
      name: ["Клеммы заземления", "Earth clamps"],
      noun: ["клемма заземления", "earth clamp"],
      series: ["КЗ", "EC"],
      picture: "pliers",
      about: [
        "Губки обхватывают трубу и лист, перемычка соединяет обе половины.",
        "The jaws grip pipe and sheet, and a strap joins both halves.",
      ],
      purpose: ["подключения обратного кабеля", "connecting the return cable"],
      traits: [
        ["с изоляцией рукояток", "insulated handles"],
        ["с медной перемычкой", "copper strap"],
        ["усиленная", "heavy-duty"],
      ],
      params: [
        p("rating", 200, 300, 400, 500, 600),
        p("method", ["пружинная", "spring"], ["винтовая", "screw"], ["магнитная", "magnetic"]),
        p("jaw", 30, 45, 60),
        p("material", ["сталь", "steel"], ["латунь", "brass"]),
      ],
      label: 1,
      vary: 1,
      price: [290, 1690],
      weight: [250, 900],
    },
    {
      code: "magnetic-holders",
      name: ["Магнитные угольники", "Magnetic squares"],
      noun: ["угольник магнитный", "magnetic square"],
      series: ["МУ", "MS"],
      picture: "vise",
      about: [
        "Держит уголок и трубу под нужным углом, пока их прихватывают.",
        "It holds angle and pipe at the right corner while they are tacked.",
      ],
      purpose: ["сборки рам под сварку", "setting up frames for welding"],
      traits: [
        ["с отключением магнита", "switchable"],
        ["на шесть углов", "six angles"],
        ["с отверстием под руку", "hand hole"],
      ],
      params: [
        p("load", 11, 23, 34, 57),
        p("span", 90, 120, 160, 190),
        p("kit", ["одиночный", "single"], ["2 шт.", "set of 2"], ["4 шт.", "set of 4"]),
        p("color", ["красный", "red"]),
      ],
      label: 1,
      vary: 2,
      price: [190, 1490],
      weight: [180, 2300],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Мешки и салфетки. */
export const wiping: Group = {
  code: "wiping",
  name: ["Мешки и салфетки", "Sacks and wipes"],
  wears: true,
  advice: [
    [
      "Промасленную ветошь держат в закрытом ведре: она нагревается сама.",
      "Keep oily rags in a closed bucket: they heat up by themselves.",
    ],
    [
      "Пробуйте средство на краю: старый лак иногда сходит вместе с пятном.",
      "Try a cleaner at the edge: old lacquer sometimes leaves with the stain.",
    ],
  ],
  features: [
    ["не оставляет следов", "leaves no traces"],
    ["расходуется экономно", "goes a long way"],
    ["плотная упаковка не сохнет", "tight pack that does not dry out"],
  ],
  kit: [
    ["упаковка с дозатором", "pack with a dispenser"],
    ["памятка по безопасности", "safety leaflet"],
  ],
  leaves: [
    {
      code: "rubble-sacks",
      name: ["Мешки для мусора", "Rubble sacks"],
      noun: ["мешок для мусора", "rubble sack"],
      series: null,
      picture: "sacks",
      about: [
        "Плотный мешок несёт битый кирпич и не рвётся о гвоздь.",
        "A dense sack carries broken brick and does not tear on a nail.",
      ],
      purpose: ["строительного мусора и упаковки", "rubble and packaging"],
      traits: [
        ["тканый", "woven"],
        ["с завязками", "ties"],
        ["с усиленным швом", "reinforced seam"],
      ],
      params: [
        p("volume", 30, 60, 90, 120, 180, 240),
        p("pack", 10, 20, 50, 100),
        p("film", 40, 60, 100),
        p("load", 25, 40, 50),
        p("material", ["полипропилен", "polypropylene"], ["полиэтилен", "polyethylene"]),
        p("color", ["белый", "white"], ["чёрный", "black"], ["зелёный", "green"]),
      ],
      label: 1,
      vary: 1,
      price: [9, 49],
      weight: [40, 180],
      wears: true,
      advice: [
        [
          "Начинайте от дальней стены: так не ходят по чистому.",
          "Start at the far wall, and nobody walks over the clean part.",
        ],
        ["Сырую пыль убирать легче: сбрызните пол водой.", "Damp dust is easier to remove: sprinkle the floor."],
      ],
      features: [
        ["служит не один сезон", "lasts more than a season"],
        ["не рвётся и не гнётся", "neither tears nor bends"],
        ["моется водой", "washes with water"],
      ],
      kit: [
        ["бирка с размером", "size label"],
        ["памятка по уходу", "care leaflet"],
      ],
    },
    {
      code: "cleaning-wipes",
      name: ["Салфетки и ветошь", "Wipes and rags"],
      noun: ["салфетки протирочные", "cleaning wipes"],
      series: null,
      picture: "wipes",
      about: [
        "Впитывают масло и воду, не рвутся на стружке и не сыплют волокном.",
        "They soak up oil and water, do not tear on swarf and shed no fibre.",
      ],
      purpose: ["станков, рук и стёкол", "machines, hands and glass"],
      traits: [
        ["влажные", "wet"],
        ["особо прочные", "extra strong"],
        ["без ворса", "lint-free"],
      ],
      params: [
        p("pack", 40, 80, 150, 400, 800),
        p("span", 250, 300, 380),
        p("material", ["вискоза", "viscose"], ["микрофибра", "microfibre"], ["хлопок", "cotton"]),
        p("density", 50, 70, 90),
        p("color", ["белый", "white"], ["синий", "blue"]),
      ],
      label: 0,
      vary: 0,
      price: [3, 14],
      weight: [3, 14],
    },
  ],
};

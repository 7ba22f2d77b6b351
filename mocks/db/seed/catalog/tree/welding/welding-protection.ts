import type { Group } from "../../types";
import { p } from "../parts";

/** Маски и угольники. */
export const weldingProtection: Group = {
  code: "welding-protection",
  name: ["Маски и угольники", "Masks and holders"],
  advice: [
    [
      "Проверьте защиту до первой искры: прогар мельче спички уже пропускает брызги.",
      "Check your gear before the first spark: a hole smaller than a match head lets spatter in.",
    ],
    [
      "Подшлемник и закрытый воротник важнее, чем кажется: искра всегда летит за шею.",
      "A hood and a closed collar matter more than you think: sparks always fly down the neck.",
    ],
  ],
  features: [
    ["не тлеет от искр и брызг", "does not smoulder under sparks and spatter"],
    ["не мешает поворачивать голову и руки", "leaves head and hands free to turn"],
    ["регулируется под размер", "adjustable to fit"],
  ],
  kit: [
    ["памятка по уходу", "care leaflet"],
    ["паспорт с классом защиты", "leaflet with the protection class"],
  ],
  leaves: [
    {
      code: "welding-masks",
      name: ["Маски сварщика", "Welding masks"],
      noun: ["маска сварщика", "welding mask"],
      series: ["Т", "T"],
      picture: "weldmask",
      about: [
        "Фильтр темнеет быстрее, чем глаз заметит дугу, и светлеет сам, когда она погасла.",
        "The filter darkens before the eye sees the arc and clears by itself when it goes out.",
      ],
      purpose: ["дуговой сварки и зачистки", "arc welding and grinding"],
      traits: [
        ["с автозатемнением", "auto-darkening"],
        ["с широким окном", "wide window"],
        ["с режимом зачистки", "grinding mode"],
      ],
      params: [
        p("shade", "9–13 DIN", "5–13 DIN", "4/9–13 DIN"),
        p("sensors", "2", "4"),
        p("class", "1/2/1/2", "1/1/1/2", "1/1/1/1"),
        p("color", ["чёрный", "black"], ["серый", "grey"], ["синий", "blue"]),
      ],
      label: 0,
      vary: 3,
      price: [1490, 14900],
      weight: [380, 720],
    },
    {
      code: "magnetic-holders",
      name: ["Магнитные угольники", "Magnetic squares"],
      noun: ["угольник магнитный", "magnetic square"],
      series: ["МУ", "MS"],
      picture: "magnetSquare",
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
    },
  ],
};

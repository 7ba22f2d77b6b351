import type { Group } from "../../types";
import { p } from "../parts";

/** Валики и ванночки. */
export const rollers: Group = {
  code: "rollers",
  name: ["Валики и ванночки", "Rollers and trays"],
  advice: [
    [
      "Длинный ворс несёт больше краски, короткий оставляет гладкую плёнку.",
      "A long nap carries more paint, a short one leaves a smooth film.",
    ],
    [
      "Новый валик пройдите липкой лентой: она снимет лишний пух.",
      "Go over a new roller with sticky tape to take off loose fluff.",
    ],
  ],
  features: [
    ["отмывается водой", "washes out with water"],
    ["служит не один объект", "lasts more than one job"],
    ["не боится растворителя", "resists solvent"],
  ],
  kit: [
    ["изделие в упаковке с подвесом", "item in a hanging pack"],
    ["памятка по подбору ворса", "leaflet on naps"],
  ],
  leaves: [
    {
      code: "paint-rollers",
      name: ["Валики малярные", "Paint rollers"],
      noun: ["валик малярный", "paint roller"],
      series: null,
      picture: "roller",
      about: [
        "Катится без рывков, шов на шубке не оставляет полос.",
        "It rolls without jerks, and the seam leaves no stripes.",
      ],
      purpose: ["стен, потолков и фасадов", "walls, ceilings and façades"],
      traits: [
        ["с термосклеенной шубкой", "heat-bonded cover"],
        ["с прошитым краем", "stitched edge"],
        ["для фасадов", "for façades"],
      ],
      params: [
        p("width", 180, 230, 250, 300),
        p("diameter", 40, 48, 58),
        p("kit", ["без ручки", "cover only"], ["с ручкой", "with frame"]),
        p(
          "material",
          ["полиамид", "polyamide"],
          ["полиакрил", "acrylic"],
          ["микрофибра", "microfibre"],
          ["велюр", "velour"],
        ),
        p("nap", 4, 12, 18),
      ],
      label: 1,
      vary: 2,
      price: [190, 1690],
      weight: [150, 520],
    },
    {
      code: "mini-rollers",
      name: ["Мини-валики", "Mini rollers"],
      noun: ["мини-валик", "mini roller"],
      series: null,
      picture: "roller",
      about: [
        "Проходит за радиатор и в угол, где большой валик не провернуть.",
        "It gets behind a radiator and into corners where a large roller will not turn.",
      ],
      purpose: ["дверей, труб и узких мест", "doors, pipes and tight spots"],
      traits: [
        ["с закруглённым краем", "rounded edge"],
        ["на длинной ручке", "long handle"],
        ["для лаков", "for lacquers"],
      ],
      params: [
        p("width", 50, 100, 110, 150),
        p("diameter", 15, 30),
        p("pack", 1, 2, 5, 10),
        p("material", ["поролон", "foam"], ["велюр", "velour"], ["микрофибра", "microfibre"]),
        p("nap", 4, 9, 12),
      ],
      label: 1,
      vary: 2,
      price: [90, 690],
      weight: [40, 190],
    },
    {
      code: "paint-trays",
      name: ["Ванночки для краски", "Paint trays"],
      noun: ["ванночка для краски", "paint tray"],
      series: null,
      picture: "roller",
      about: [
        "Ребристый скат отжимает валик ровно, носик сливает остаток обратно в банку.",
        "A ribbed slope wrings the roller evenly, and a spout pours the rest back.",
      ],
      purpose: ["работы валиком", "roller work"],
      traits: [
        ["с ручкой", "handle"],
        ["с решёткой", "grid"],
        ["с мерной шкалой", "measuring scale"],
      ],
      params: [
        p("width", 150, 250, 290, 330),
        p("pack", 1, 3, 5),
        p("volume", 0.5, 1.2, 2),
        p("material", ["полипропилен", "polypropylene"]),
        p("color", ["белый", "white"], ["серый", "grey"], ["чёрный", "black"]),
      ],
      label: 1,
      vary: 1,
      price: [90, 890],
      weight: [150, 690],
    },
  ],
};

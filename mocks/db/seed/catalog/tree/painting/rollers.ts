import type { Group } from "../../types";
import { p } from "../parts";

/** Валики, ванночки, вёдра. */
export const rollers: Group = {
  code: "rollers",
  name: ["Валики, ванночки, вёдра", "Rollers, trays and buckets"],
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
      code: "paint-trays",
      name: ["Ванночки для краски", "Paint trays"],
      noun: ["ванночка для краски", "paint tray"],
      series: null,
      picture: "paintTray",
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
    {
      code: "builders-buckets",
      name: ["Строительные вёдра и тазы", "Builders' buckets"],
      noun: ["ведро строительное", "builders' bucket"],
      series: null,
      picture: "bucket",
      about: [
        "Гнётся, но не трескается: остатки раствора выбивают молотком.",
        "It bends but does not crack, and dry mortar is knocked out with a hammer.",
      ],
      purpose: ["растворов, смесей и мусора", "mortar, mixes and rubble"],
      traits: [
        ["со шкалой", "scale"],
        ["с носиком", "spout"],
        ["с усиленным дном", "reinforced bottom"],
      ],
      params: [
        p("volume", 12, 16, 20, 45, 65, 90),
        p("pack", 1, 3, 5),
        p("material", ["полиэтилен", "polyethylene"], ["резина", "rubber"]),
        p("color", ["чёрный", "black"], ["оранжевый", "orange"], ["серый", "grey"]),
        p("handle", ["одна ручка", "one handle"], ["две ручки", "two handles"]),
      ],
      label: 1,
      vary: 1,
      price: [90, 1290],
      weight: [300, 2900],
      advice: [
        [
          "Сначала вода, потом смесь: так не останется сухих комков на дне.",
          "Water first, then the mix: no dry lumps stay at the bottom.",
        ],
        [
          "Мойте сразу: засохшее отбивают вместе с поверхностью.",
          "Wash at once: what has dried comes off with the surface.",
        ],
      ],
      features: [
        ["моется за минуту", "washes in a minute"],
        ["не ржавеет после смены", "does not rust after a shift"],
        ["держит полную загрузку", "takes a full load"],
      ],
      kit: [
        ["упаковка с размерами", "pack with sizes"],
        ["памятка по мойке", "washing leaflet"],
      ],
    },
  ],
};

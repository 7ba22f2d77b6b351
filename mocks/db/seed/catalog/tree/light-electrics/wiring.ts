import type { Group } from "../../types";
import { p } from "../parts";

/** Кабель и монтаж. */
export const wiring: Group = {
  code: "wiring",
  name: ["Кабель и монтаж", "Cable and wiring"],
  wears: true,
  advice: [
    [
      "На розетки берут медь 2,5 мм², на свет 1,5 мм²: этого правила хватает в любой квартире.",
      "Use 2.5 mm² copper for sockets and 1.5 mm² for lights: the rule fits any flat.",
    ],
    [
      "Кабель в стене ведут только прямо и под прямым углом, чтобы потом не попасть в него сверлом.",
      "Run cable in a wall only straight and square, so that no drill finds it later.",
    ],
  ],
  features: [
    ["маркировка не стирается", "marking that does not rub off"],
    ["не поддерживает горение", "does not spread flame"],
    ["соответствует заявленному размеру", "true to its stated size"],
  ],
  kit: [
    ["бирка с партией", "batch label"],
    ["сертификат на партию", "batch certificate"],
  ],
  leaves: [
    {
      code: "power-cables",
      name: ["Силовой кабель", "Power cables"],
      noun: ["кабель силовой", "power cable"],
      series: null,
      picture: "reel",
      about: [
        "Медные жилы в двойной изоляции, оболочка не горит и почти не дымит.",
        "Copper cores in double insulation; the sheath does not burn and hardly smokes.",
      ],
      purpose: ["розеток, света и щитов", "sockets, lights and boards"],
      traits: [
        ["негорючий", "flame-retardant"],
        ["с пониженным дымом", "low-smoke"],
        ["круглый", "round"],
      ],
      params: [
        p("length", 10, 20, 50, 100),
        p("wire-section", 1.5, 2.5, 4, 6),
        p("cores", "2", "3", "5"),
        p("material", ["медь", "copper"]),
        p("voltage", 660),
      ],
      label: 2,
      vary: 0,
      price: [490, 14900],
      weight: [900, 22000],
    },
    {
      code: "cable-conduits",
      name: ["Гофротрубы и кабель-каналы", "Conduits and trunking"],
      noun: ["гофротруба с зондом", "corrugated conduit"],
      series: null,
      picture: "reel",
      about: [
        "Зонд уже внутри: кабель протягивают за минуту, а не проталкивают час.",
        "The draw wire is inside, so the cable is pulled through in a minute.",
      ],
      purpose: ["прокладки кабеля в стене и по ней", "laying cable in and on walls"],
      traits: [
        ["негорючая", "flame-retardant"],
        ["гибкая", "flexible"],
        ["стойкая к солнцу", "sunlight-proof"],
      ],
      params: [
        p("diameter", 16, 20, 25, 32, 50),
        p("length", 10, 25, 50, 100),
        p("material", ["поливинилхлорид", "PVC"], ["полиэтилен", "polyethylene"]),
        p("workpiece", ["кирпич и бетон", "brick and concrete"], ["дерево", "wood"]),
        p("color", ["серый", "grey"], ["чёрный", "black"], ["красный", "red"]),
      ],
      label: 2,
      vary: 1,
      price: [190, 3900],
      weight: [400, 9800],
    },
    {
      code: "terminals",
      name: ["Клеммы и соединители", "Terminals and connectors"],
      noun: ["клемма соединительная", "connector terminal"],
      series: ["КЛ", "TM"],
      picture: "bits",
      about: [
        "Рычажок зажимает жилу сам, винта нет, подтягивать нечего.",
        "A lever grips the wire; there is no screw and nothing to retighten.",
      ],
      purpose: ["распаечных коробок и светильников", "junction boxes and luminaires"],
      traits: [
        ["рычажная", "lever"],
        ["прозрачная", "clear"],
        ["с контактной пастой", "contact paste"],
      ],
      params: [
        p("wire-section", 2.5, 4, 6),
        p("poles", "2", "3", "5"),
        p("pack", 5, 10, 25, 50, 100),
        p("rating", 24, 32, 41),
        p("material", ["поликарбонат", "polycarbonate"]),
      ],
      label: 1,
      vary: 2,
      price: [8, 60],
      weight: [3, 16],
    },
  ],
};

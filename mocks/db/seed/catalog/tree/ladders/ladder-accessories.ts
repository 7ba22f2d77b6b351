import type { Group } from "../../types";
import { p } from "../parts";

/** Принадлежности для лестниц. */
export const ladderAccessories: Group = {
  code: "ladder-accessories",
  name: ["Принадлежности для лестниц", "Ladder accessories"],
  advice: [
    [
      "Опору проверяют до подъёма: качните лестницу рукой.",
      "Check the footing before you climb: rock the ladder by hand.",
    ],
    ["Изношенную резину меняют: гладкая на плитке едет.", "Replace worn rubber: a smooth one slides on tile."],
  ],
  features: [
    ["подходит к тетивам разной ширины", "fits stiles of different widths"],
    ["ставится без сверления", "fits without drilling"],
    ["оцинкованный крепёж", "zinc-plated hardware"],
  ],
  kit: [
    ["крепёж и ключ", "hardware and key"],
    ["памятка по установке", "fitting leaflet"],
  ],
  leaves: [
    {
      code: "ladder-stabilisers",
      name: ["Стабилизаторы", "Ladder stabilisers"],
      noun: ["стабилизатор лестницы", "ladder stabiliser"],
      series: ["СЛ", "LS"],
      picture: "ladder",
      about: [
        "Разносит опору на метр и не даёт лестнице уйти вбок, пока вы тянетесь.",
        "It spreads the support to a metre and keeps the ladder from going sideways as you reach.",
      ],
      purpose: ["опоры у стены и на кровле", "support at walls and on roofs"],
      traits: [
        ["раздвижной", "extending"],
        ["с мягкими накладками", "soft pads"],
        ["быстросъёмный", "quick release"],
      ],
      params: [
        p("width", 600, 900, 1200),
        p("kit", ["одиночный", "single"], ["пара", "pair"]),
        p("material", ["алюминий", "aluminium"], ["сталь", "steel"]),
        p("load", 150),
      ],
      label: 0,
      vary: 1,
      price: [990, 6900],
      weight: [900, 4900],
    },
    {
      code: "roof-hooks",
      name: ["Коньковые крюки", "Roof hooks"],
      noun: ["крюк коньковый", "roof hook"],
      series: ["КК", "RH"],
      picture: "ladder",
      about: [
        "Цепляется за конёк, и лестница лежит на скате, не скользя по черепице.",
        "It hooks over the ridge, and the ladder lies on the slope without sliding on tiles.",
      ],
      purpose: ["работы на скате кровли", "work on a pitched roof"],
      traits: [
        ["с колесом", "wheel"],
        ["складной", "folding"],
        ["усиленный", "heavy-duty"],
      ],
      params: [
        p("span", 400, 500, 650),
        p("kit", ["одиночный", "single"], ["пара", "pair"]),
        p("material", ["сталь", "steel"], ["алюминий", "aluminium"]),
        p("load", 150),
      ],
      label: 0,
      vary: 1,
      price: [890, 4900],
      weight: [1200, 5200],
    },
    {
      code: "ladder-feet",
      name: ["Башмаки и площадки", "Ladder feet and trays"],
      noun: ["башмак для лестницы", "ladder foot"],
      series: ["БЛ", "LF"],
      picture: "ladder",
      about: [
        "Мягкая резина держит на плитке и льду, шип выпускают для земли.",
        "Soft rubber grips tile and ice, and a spike comes out for soil.",
      ],
      purpose: ["замены изношенных опор", "replacing worn feet"],
      traits: [
        ["резиновый", "rubber"],
        ["с шипом", "spiked"],
        ["поворотный", "swivel"],
      ],
      params: [
        p("width", 40, 60, 80),
        p("pack", 1, 2, 4),
        p("material", ["резина", "rubber"], ["полимер", "polymer"]),
        p("workpiece", ["плитка", "tile"], ["грунт", "soil"]),
      ],
      label: 0,
      vary: 1,
      price: [190, 690],
      weight: [120, 400],
    },
  ],
};

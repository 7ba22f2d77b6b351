import type { Group } from "../../types";
import { p } from "../parts";

/** Мебель для мастерской. */
export const workshopFurniture: Group = {
  code: "workshop-furniture",
  name: ["Мебель для мастерской", "Workshop furniture"],
  advice: [
    [
      "Тяжёлое держите внизу, а нужное каждый час на уровне рук.",
      "Keep heavy things low and hourly things at hand height.",
    ],
    [
      "Мебель выравнивают по уровню: на ровной и ящики, и инструмент ведут себя спокойнее.",
      "Level the furniture: drawers and tools behave better on it.",
    ],
  ],
  features: [
    ["порошковая окраска не царапается", "powder coat that does not scratch"],
    ["усиленные углы", "reinforced corners"],
    ["собирается двумя ключами", "assembled with two spanners"],
  ],
  kit: [
    ["крепёж и схема сборки", "hardware and assembly plan"],
    ["паспорт с нагрузкой", "data sheet with the load rating"],
  ],
  leaves: [
    {
      code: "tool-trolleys",
      name: ["Инструментальные тележки", "Tool trolleys"],
      noun: ["тележка инструментальная", "tool trolley"],
      series: null,
      picture: "toolCart",
      about: [
        "Ящики на роликах выезжают полностью, центральный замок закрывает все сразу.",
        "Drawers on bearings pull out fully, and one lock closes them all.",
      ],
      purpose: ["сервиса и цеха", "garages and workshops"],
      traits: [
        ["с центральным замком", "central lock"],
        ["с бортиком", "raised rim"],
        ["с боковой ручкой", "side handle"],
      ],
      params: [
        p(
          "sections",
          ["3 ящика", "3 drawers"],
          ["5 ящиков", "5 drawers"],
          ["6 ящиков", "6 drawers"],
          ["7 ящиков", "7 drawers"],
          ["8 ящиков", "8 drawers"],
        ),
        p("load", 200, 300, 450),
        p("kit", ["пустая", "empty"], ["с ложементами", "foam trays"], ["с инструментом", "tools included"]),
        p("wheels", ["100 мм", "100 mm"], ["125 мм", "125 mm"]),
      ],
      label: 1,
      vary: 2,
      price: [12900, 64900],
      weight: [28000, 72000],
    },
    {
      code: "shelving",
      name: ["Стеллажи", "Shelving"],
      noun: ["стеллаж", "shelving unit"],
      series: null,
      picture: "shelving",
      about: [
        "Полки встают на зацепы без болтов, шаг меняют за минуту.",
        "Shelves hook in without bolts, and the spacing changes in a minute.",
      ],
      purpose: ["склада, гаража и архива", "stores, garages and archives"],
      traits: [
        ["без болтов", "boltless"],
        ["оцинкованный", "galvanised"],
        ["с регулируемым шагом", "adjustable shelves"],
      ],
      params: [
        p("width", 700, 900, 1000, 1200),
        p("load", 300, 500, 875),
        p("sections", ["4 полки", "4 shelves"], ["5 полок", "5 shelves"], ["6 полок", "6 shelves"]),
        p("material", ["сталь", "steel"], ["сталь и фанера", "steel and plywood"]),
      ],
      label: 1,
      vary: 2,
      price: [1990, 24900],
      weight: [8900, 42000],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Ящики для инструмента. */
export const toolboxes: Group = {
  code: "toolboxes",
  name: ["Ящики для инструмента", "Toolboxes"],
  advice: [
    [
      "Тяжёлое кладут на дно и к ручке: ящик не перекосит в руке.",
      "Put heavy things at the bottom and near the handle, and the box hangs straight.",
    ],
    ["Подписанные отсеки экономят полчаса за смену.", "Labelled compartments save half an hour a shift."],
  ],
  features: [
    ["металлические замки", "metal latches"],
    ["съёмный лоток", "removable tray"],
    ["проушина под навесной замок", "eye for a padlock"],
  ],
  kit: [
    ["крепёж и наклейки", "hardware and labels"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "plastic-toolboxes",
      name: ["Пластиковые ящики", "Plastic toolboxes"],
      noun: ["ящик для инструмента", "toolbox"],
      series: null,
      picture: "toolbox",
      about: [
        "Ударопрочный корпус, в крышке кассеты под мелочь, на ящике можно сидеть.",
        "A shockproof body with trays for small parts in the lid, strong enough to sit on.",
      ],
      purpose: ["дома и выездного мастера", "the home and the travelling tradesperson"],
      traits: [
        ["с органайзером в крышке", "organiser lid"],
        ["с металлическими замками", "metal latches"],
        ["с длинным лотком", "long tray"],
      ],
      params: [
        p("span", 320, 400, 480, 560, 650),
        p("volume", 10, 18, 26, 35),
        p("color", ["чёрный", "black"], ["оранжевый", "orange"], ["серый", "grey"]),
        p("load", 10, 15, 20),
        p("material", ["полипропилен", "polypropylene"]),
      ],
      label: 1,
      vary: 2,
      price: [490, 3900],
      weight: [900, 3900],
    },
    {
      code: "metal-toolboxes",
      name: ["Металлические ящики", "Metal toolboxes"],
      noun: ["ящик металлический", "metal toolbox"],
      series: null,
      picture: "toolbox",
      about: [
        "Лотки разъезжаются лесенкой, и содержимое видно сразу.",
        "The trays spread like steps, and everything is in view.",
      ],
      purpose: ["слесаря и автосервиса", "fitters and garages"],
      traits: [
        ["раскладной", "cantilever"],
        ["с порошковой окраской", "powder-coated"],
        ["с двумя ручками", "two handles"],
      ],
      params: [
        p("span", 380, 430, 490, 530),
        p("sections", ["3 секции", "3 sections"], ["5 секций", "5 sections"], ["7 секций", "7 sections"]),
        p("color", ["красный", "red"], ["синий", "blue"], ["серый", "grey"]),
        p("load", 15, 20, 25),
        p("material", ["сталь", "steel"]),
      ],
      label: 1,
      vary: 2,
      price: [1490, 9900],
      weight: [2900, 9800],
    },
    {
      code: "wheeled-toolboxes",
      name: ["Ящики на колёсах", "Wheeled toolboxes"],
      noun: ["ящик на колёсах", "wheeled toolbox"],
      series: null,
      picture: "toolbox",
      about: [
        "Три яруса защёлкиваются друг на друга и едут за вами по лестнице.",
        "Three tiers snap onto each other and follow you upstairs.",
      ],
      purpose: ["выездных бригад", "crews on the road"],
      traits: [
        ["с телескопической ручкой", "telescopic handle"],
        ["влагозащищённый", "weatherproof"],
        ["с большими колёсами", "large wheels"],
      ],
      params: [
        p("volume", 40, 60, 80, 120),
        p("sections", ["1 ярус", "1 tier"], ["2 яруса", "2 tiers"], ["3 яруса", "3 tiers"]),
        p("color", ["чёрный", "black"], ["оранжевый", "orange"]),
        p("load", 30, 45, 60),
        p("wheels", ["125 мм", "125 mm"], ["180 мм", "180 mm"]),
      ],
      label: 1,
      vary: 2,
      price: [4900, 24900],
      weight: [6500, 19500],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Ящики и органайзеры. */
export const toolboxes: Group = {
  code: "toolboxes",
  name: ["Ящики и органайзеры", "Toolboxes and organisers"],
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
      code: "drawer-cabinets",
      name: ["Кассетницы", "Drawer cabinets"],
      noun: ["кассетница", "drawer cabinet"],
      series: null,
      picture: "organizer",
      about: [
        "Ящики не выпадают при рывке, из одного ряда можно собрать и узкие, и широкие.",
        "Drawers do not fall out at a tug, and a row can hold narrow and wide ones.",
      ],
      purpose: ["мелочи, деталей и радиокомпонентов", "small parts and components"],
      traits: [
        ["настенная", "wall-mounted"],
        ["с упорами", "drawer stops"],
        ["металлический корпус", "metal frame"],
      ],
      params: [
        p("drawers", 9, 16, 25, 40, 65),
        p("color", ["синий", "blue"], ["серый", "grey"], ["чёрный", "black"]),
        p("material", ["полистирол", "polystyrene"], ["сталь и полистирол", "steel and polystyrene"]),
        p("width", 300, 380, 550),
      ],
      label: 1,
      vary: 1,
      price: [990, 9900],
      weight: [1200, 7900],
      advice: [
        [
          "Одинаковый крепёж держите в одинаковых ячейках: рука запоминает место.",
          "Keep the same fixings in the same cells: the hand learns the place.",
        ],
        ["Подписанная ячейка экономит и время, и споры.", "A labelled cell saves both time and arguments."],
      ],
      features: [
        ["стоят друг на друге", "stack on one another"],
        ["пластик не трескается на морозе", "plastic that does not crack in frost"],
        ["соединяются между собой", "clip together"],
      ],
      kit: [
        ["наклейки для подписи", "labels"],
        ["паспорт изделия", "leaflet"],
      ],
    },
  ],
};

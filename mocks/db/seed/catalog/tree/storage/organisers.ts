import type { Group } from "../../types";
import { p } from "../parts";

/** Органайзеры и кассетницы. */
export const organisers: Group = {
  code: "organisers",
  name: ["Органайзеры и кассетницы", "Organisers and cabinets"],
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
  leaves: [
    {
      code: "small-parts-organisers",
      name: ["Органайзеры для крепежа", "Small parts organisers"],
      noun: ["органайзер для крепежа", "small parts organiser"],
      series: null,
      picture: "toolbox",
      about: [
        "Крышка прижимает ячейки плотно, и саморезы не перемешиваются в дороге.",
        "The lid presses on the cells, so screws do not mix on the road.",
      ],
      purpose: ["саморезов, дюбелей и клемм", "screws, plugs and terminals"],
      traits: [
        ["с ручкой", "handle"],
        ["с прозрачной крышкой", "clear lid"],
        ["двусторонний", "double-sided"],
      ],
      params: [
        p("cells", 8, 12, 18, 25, 36),
        p("color", ["чёрный", "black"], ["красный", "red"], ["синий", "blue"]),
        p("span", 240, 310, 380, 450),
        p("material", ["полипропилен", "polypropylene"], ["поликарбонат", "polycarbonate"]),
      ],
      label: 1,
      vary: 1,
      price: [290, 3900],
      weight: [300, 2600],
    },
    {
      code: "storage-bins",
      name: ["Складские лотки", "Storage bins"],
      noun: ["лоток складской", "storage bin"],
      series: null,
      picture: "toolbox",
      about: [
        "Встаёт в стопку и вешается на панель, передний вырез открыт всегда.",
        "It stacks and hangs on a panel, and its front is always open.",
      ],
      purpose: ["склада и мастерской", "stores and workshops"],
      traits: [
        ["штабелируемый", "stackable"],
        ["с местом для этикетки", "label holder"],
        ["с подвесом", "wall-hung"],
      ],
      params: [
        p("volume", 0.9, 2.7, 5, 9.4, 20),
        p("color", ["синий", "blue"], ["красный", "red"], ["жёлтый", "yellow"], ["зелёный", "green"]),
        p("material", ["полипропилен", "polypropylene"]),
      ],
      label: 1,
      vary: 1,
      price: [60, 890],
      weight: [80, 1400],
      multiplicity: 4,
    },
    {
      code: "drawer-cabinets",
      name: ["Кассетницы", "Drawer cabinets"],
      noun: ["кассетница", "drawer cabinet"],
      series: null,
      picture: "toolbox",
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
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Ключи и головки. */
export const wrenches: Group = {
  code: "wrenches",
  name: ["Ключи и головки", "Spanners and sockets"],
  advice: [
    [
      "Тяните ключ на себя, а не толкайте: если грань сорвётся, рука останется цела.",
      "Pull the spanner towards you rather than pushing: if it slips, your hand stays whole.",
    ],
    [
      "Размер берут без запаса: лишние полмиллиметра уже скругляют грань.",
      "Take the exact size: half a millimetre too much rounds the corners.",
    ],
  ],
  features: [
    ["не скользит в масле", "does not slip when oily"],
    ["размер виден издалека", "size readable at a distance"],
    ["хромированное покрытие в два слоя", "two-layer chrome plating"],
  ],
  kit: [
    ["упаковка с подвесом или кейс", "hanging pack or case"],
    ["паспорт с таблицей размеров", "leaflet with a table of sizes"],
  ],
  leaves: [
    {
      code: "combination-wrenches",
      name: ["Комбинированные ключи", "Combination spanners"],
      noun: ["ключ комбинированный", "combination spanner"],
      series: null,
      picture: "wrench",
      about: [
        "С одной стороны рожок, с другой кольцо того же размера, наклонённое на 15 градусов.",
        "One end is open, the other is a ring of the same size set at 15 degrees.",
      ],
      purpose: ["сборки машин и металлоконструкций", "assembling machines and steelwork"],
      traits: [
        ["с узкой головкой", "slim head"],
        ["матовый", "satin finish"],
        ["удлинённый", "long pattern"],
      ],
      params: [
        p("across", 8, 10, 13, 14, 17, 19, 22, 24, 27, 32),
        p("class", ["профессиональный", "professional"], ["бытовой", "household"]),
        p(
          "material",
          ["хром-ванадиевая сталь", "chrome vanadium steel"],
          ["хромомолибденовая сталь", "chrome molybdenum steel"],
        ),
        p("coating", ["хром", "chrome"], ["фосфат", "phosphate"]),
      ],
      label: 1,
      vary: 0,
      price: [140, 980],
      weight: [35, 620],
    },
    {
      code: "adjustable-wrenches",
      name: ["Разводные ключи", "Adjustable wrenches"],
      noun: ["ключ разводной", "adjustable wrench"],
      series: null,
      picture: "adjustableWrench",
      about: [
        "Губки ходят без перекоса, шкала на щеке показывает раскрытие в миллиметрах.",
        "The jaws run true, and a scale on the cheek shows the opening in millimetres.",
      ],
      purpose: ["сантехники и выездного ремонта", "plumbing and repairs on the road"],
      traits: [
        ["с тонкими губками", "slim jaws"],
        ["с чернёной головкой", "blackened head"],
        ["с обратным ходом", "reversible jaw"],
      ],
      params: [
        p("span", 150, 200, 250, 300, 375),
        p("jaw", 20, 25, 30, 36, 46),
        p("material", ["хром-ванадиевая сталь", "chrome vanadium steel"], ["углеродистая сталь", "carbon steel"]),
        p("handle", ["металл", "metal"], ["двухкомпонентная", "two-component"]),
      ],
      label: 1,
      vary: 0,
      price: [390, 2400],
      weight: [150, 1200],
    },
    {
      code: "socket-sets",
      name: ["Наборы головок", "Socket sets"],
      noun: ["набор головок", "socket set"],
      series: null,
      picture: "socketSet",
      about: [
        "Головки и ключи лежат в ложементах, пустая ячейка видна сразу.",
        "Sockets and spanners lie in fitted trays, and an empty place is seen at once.",
      ],
      purpose: ["ремонта автомобилей и техники", "repairing cars and machinery"],
      traits: [
        ["с трещоткой на 72 зуба", "72-tooth ratchet"],
        ["с удлинителями", "extension bars"],
        ["с битами", "screwdriver bits"],
      ],
      params: [
        p("count", 24, 46, 72, 94, 108, 150),
        p("drive", ["1/4 дюйма", "1/4 in"], ["1/2 дюйма", "1/2 in"], ["1/4 и 1/2 дюйма", "1/4 and 1/2 in"]),
        p(
          "kit",
          ["в пластиковом кейсе", "plastic case"],
          ["в металлическом кейсе", "metal case"],
          ["в ложементе для тележки", "tray for a trolley"],
        ),
        p("material", ["хром-ванадиевая сталь", "chrome vanadium steel"]),
      ],
      label: 1,
      vary: 2,
      price: [1490, 13900],
      weight: [700, 7800],
    },
  ],
};

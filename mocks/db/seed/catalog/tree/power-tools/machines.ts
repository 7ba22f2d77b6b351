import type { Group } from "../../types";
import { mains, p } from "../parts";

/** Станки. */
export const machines: Group = {
  code: "machines",
  name: ["Станки", "Machines"],
  advice: [
    [
      "Заготовку держат струбциной или упором, а рукава застёгивают.",
      "Hold the work in a clamp or against a stop, and button your sleeves.",
    ],
    [
      "Станок крепят болтами к верстаку или полу: тогда пропадает дрожь и растёт точность.",
      "Bolt the machine to a bench or the floor: the trembling goes and accuracy improves.",
    ],
  ],
  features: [
    ["кнопка аварийной остановки", "emergency stop button"],
    ["тяжёлое основание, которое не дрожит", "heavy base that does not tremble"],
    ["защита от включения после обрыва сети", "no-volt release"],
  ],
  kit: [
    ["защитный экран и ключи", "guard and keys"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "drill-presses",
      name: ["Сверлильные станки", "Drill presses"],
      noun: ["станок сверлильный", "drill press"],
      series: ["СС", "DP"],
      picture: "vise",
      about: [
        "Стол поднимается рейкой и наклоняется, глубину держит упор с миллиметровой шкалой.",
        "The table rises on a rack and tilts; a stop with a millimetre scale holds the depth.",
      ],
      purpose: ["прямых отверстий в металле и дереве", "straight holes in metal and wood"],
      traits: [
        ["с лазерным крестом", "laser cross"],
        ["с тисками", "with a vice"],
        ["с ременной передачей", "belt-driven"],
      ],
      params: [
        p("power", 350, 500, 550, 750, 1100),
        p("chuck", ["ключевой 13 мм", "keyed 13 mm"], ["ключевой 16 мм", "keyed 16 mm"]),
        p("stroke", 50, 60, 80, 120),
        p("speed", 2650, 2500, 2300),
        p("supply", ["сеть 220 В", "mains 220 V"], ["сеть 380 В", "mains 380 V"]),
      ],
      label: 1,
      vary: 4,
      price: [9800, 58900],
      weight: [14000, 62000],
    },
    {
      code: "bench-grinders",
      name: ["Заточные станки", "Bench grinders"],
      noun: ["станок заточный", "bench grinder"],
      series: ["СЗ", "BG"],
      picture: "vise",
      about: [
        "Два круга разного зерна: на грубом выводят сколы, на мелком правят кромку.",
        "Two wheels of different grit: the coarse one removes chips, the fine one dresses the edge.",
      ],
      purpose: ["заточки свёрл, зубил и ножей", "sharpening drills, chisels and knives"],
      traits: [
        ["с подсветкой", "work light"],
        ["с гравёром", "flexible shaft"],
        ["с чашей охлаждения", "cooling tray"],
      ],
      params: [
        p("diameter", 125, 150, 200, 250),
        p("power", 150, 250, 350, 450, 750),
        p("speed", 2950, 2900, 1450),
        p("bore", 12.7, 16, 20, 32),
        p("grit", ["Р36 и Р60", "P36 and P60"], ["Р36 и Р80", "P36 and P80"], ["Р60 и Р120", "P60 and P120"]),
        mains,
      ],
      label: 2,
      vary: 4,
      price: [4300, 27800],
      weight: [6200, 29000],
    },
    {
      code: "table-saws",
      name: ["Распиловочные станки", "Table saws"],
      noun: ["станок распиловочный", "table saw"],
      series: ["СР", "TS"],
      picture: "circsaw",
      about: [
        "Параллельный упор ездит по всей ширине стола, диск наклоняется и утапливается маховиком.",
        "The rip fence runs the full width of the table; a handwheel tilts and lowers the blade.",
      ],
      purpose: ["продольного раскроя доски и щита", "ripping boards and panels"],
      traits: [
        ["с раздвижным столом", "extending table"],
        ["с колёсами", "with wheels"],
        ["с расклинивающим ножом", "riving knife"],
      ],
      params: [
        p("disc", 200, 254, 315),
        p("power", 1200, 1600, 1800, 2200),
        p("cut", 43, 65, 80, 85),
        p("kit", ["без станины", "no frame"], ["со станиной", "frame"], ["со складной станиной", "folding frame"]),
        p("bore", 16, 30),
        mains,
      ],
      label: 2,
      vary: 3,
      price: [14900, 79800],
      weight: [16000, 58000],
    },
    {
      code: "magnetic-drills",
      name: ["Магнитные сверлильные станки", "Magnetic drills"],
      noun: ["станок магнитный сверлильный", "magnetic drill"],
      series: ["СМ", "MD"],
      picture: "rotary",
      about: [
        "Основание держится на балке магнитом, отверстие в 20-миллиметровой полке сверлят за минуту.",
        "The base clings to a beam by magnet and drills a 20 mm flange in a minute.",
      ],
      purpose: ["сверления балок и колонн на месте", "drilling beams and columns on site"],
      traits: [
        ["с подачей охлаждения", "coolant feed"],
        ["с реверсом", "reversible"],
      ],
      params: [
        p("diameter", 35, 50, 60),
        p("power", 1100, 1200, 1600),
        p("kit", ["без фрез", "no cutters"], ["с набором фрез", "with cutters"]),
        p("speed", 700, 550, 450),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [48900, 129000],
      weight: [11000, 19000],
    },
  ],
};

import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Молотки и топоры. */
export const striking: Group = {
  code: "striking",
  name: ["Молотки и топоры", "Hammers and axes"],
  advice: [
    [
      "Перед работой качните рукоятку: если боёк ходит, подбейте клин или замените её.",
      "Rock the handle before work: if the head moves, drive the wedge in or replace it.",
    ],
    [
      "По закалённой стали молотком не бьют: осколок летит быстрее, чем успевает моргнуть глаз.",
      "Never strike hardened steel with a hammer: the chip flies faster than an eye can blink.",
    ],
  ],
  features: [
    ["боёк откован, а не отлит", "head forged, not cast"],
    ["насадка с клином и клеем", "head set with a wedge and glue"],
    ["кромки бойка сняты фаской", "chamfered edges of the face"],
  ],
  kit: [
    ["защитный чехол на боёк", "cover for the head"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "machinist-hammers",
      name: ["Слесарные молотки", "Engineer's hammers"],
      noun: ["молоток слесарный", "engineer's hammer"],
      series: null,
      picture: "hammer",
      about: [
        "Квадратный боёк правит и клепает, узкий носок достаёт в угол.",
        "The square face straightens and rivets, the narrow pein reaches into corners.",
      ],
      purpose: ["слесарных и монтажных работ", "bench and installation work"],
      traits: [
        ["с закалённым бойком", "hardened face"],
        ["с чернёной головкой", "blackened head"],
        ["с плоским бойком", "flat face"],
      ],
      params: [
        p("head", 200, 300, 400, 500, 600, 800, 1000),
        p("handle", ["гикори", "hickory"], ["ясень", "ash"], ["стеклопластик", "fibreglass"]),
        p("span", 280, 300, 320, 340, 360),
        p("material", ["кованая сталь", "forged steel"]),
      ],
      label: 1,
      vary: 1,
      price: [390, 1690],
      weight: [300, 1400],
    },
    {
      code: "sledgehammers",
      name: ["Кувалды", "Sledgehammers"],
      noun: ["кувалда", "sledgehammer"],
      series: null,
      picture: "sledgehammer",
      about: [
        "Тяжёлый боёк и длинная рукоятка: для кольев, клиньев и разборки кладки.",
        "A heavy head on a long handle: for stakes, wedges and taking down masonry.",
      ],
      purpose: ["демонтажа и забивания", "demolition and driving"],
      traits: [
        ["с защитной муфтой", "overstrike guard"],
        ["с обратной посадкой", "slip-on head"],
        ["кованая", "forged"],
      ],
      params: [
        p("head", 2000, 3000, 4000, 5000, 6000, 8000),
        p("handle", ["гикори", "hickory"], ["берёза", "birch"], ["стеклопластик", "fibreglass"]),
        p("span", 400, 600, 700, 900),
        p("material", ["кованая сталь", "forged steel"]),
      ],
      label: 1,
      vary: 1,
      price: [990, 4900],
      weight: [2300, 10500],
    },
    {
      code: "axes",
      name: ["Топоры", "Axes"],
      noun: ["топор", "axe"],
      series: null,
      picture: "axe",
      about: [
        "Плотницкий держит тонкую кромку, колун разводит полено широкой щекой.",
        "A carpenter's axe holds a thin edge, a splitting axe parts the log with a wide cheek.",
      ],
      purpose: ["рубки, тёски и колки дров", "chopping, hewing and splitting"],
      traits: [
        ["с чехлом", "with a sheath"],
        ["с ручной заточкой", "hand-sharpened"],
        ["плотницкий", "carpenter's"],
      ],
      params: [
        p("head", 600, 800, 1000, 1300, 1600, 2500),
        p("handle", ["гикори", "hickory"], ["ясень", "ash"], ["стеклопластик", "fibreglass"]),
        p("span", 360, 440, 500, 600, 800),
        p("material", ["кованая сталь", "forged steel"]),
      ],
      label: 1,
      vary: 1,
      price: [890, 5600],
      weight: [700, 3600],
    },
    {
      code: "pry-bars",
      name: ["Ломы и гвоздодёры", "Pry bars"],
      noun: ["лом-гвоздодёр", "pry bar"],
      series: null,
      picture: "pryBar",
      about: [
        "Изогнутый конец тянет гвоздь целиком, плоский заходит под доску и плинтус.",
        "The curved end draws a nail whole, the flat one slips under boards and skirting.",
      ],
      purpose: ["разборки полов, опалубки и поддонов", "taking up floors, formwork and pallets"],
      traits: [
        ["с двумя шлицами", "two claws"],
        ["с закалёнными концами", "hardened ends"],
        ["с шестигранным стержнем", "hexagonal shaft"],
      ],
      params: [
        p("span", 300, 400, 600, 900),
        follow(0, "diameter", 14, 16, 18, 22),
        p("workpiece", ["для полов", "floors"], ["для опалубки", "formwork"]),
        p("material", ["инструментальная сталь", "tool steel"], ["углеродистая сталь", "carbon steel"]),
      ],
      label: 1,
      vary: 2,
      price: [390, 2900],
      weight: [450, 3200],
      advice: [
        [
          "Подложите под пятку лома обрезок доски: опора не промнёт пол, а рычаг станет длиннее.",
          "Put a scrap of board under the heel: it saves the floor and lengthens the lever.",
        ],
        [
          "Не надевайте трубу на лом: он рассчитан на силу рук.",
          "Never slip a pipe over the bar: it is made for the force of your hands.",
        ],
      ],
      features: [
        ["кован из цельного прутка", "forged from a single bar"],
        ["концы заточены", "ground ends"],
        ["порошковая окраска", "powder coating"],
      ],
      kit: [
        ["колпачки на концы", "end caps"],
        ["паспорт изделия", "leaflet"],
      ],
    },
  ],
};

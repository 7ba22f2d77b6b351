import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Освещение площадки. */
export const lighting: Group = {
  code: "lighting",
  name: ["Освещение площадки", "Site lighting"],
  advice: [
    [
      "На квадратный метр мастерской нужно 300–500 лм, над верстаком вдвое больше.",
      "A workshop needs 300–500 lm a square metre, twice as much above the bench.",
    ],
    [
      "Прожектор ставят сбоку: прямой свет из-за спины бросает тень ровно на работу.",
      "Put the floodlight to the side: light from behind throws a shadow on the work.",
    ],
  ],
  features: [
    ["ровный свет без мерцания", "even light without flicker"],
    ["стекло держит удар ветки и камня", "glass that takes a branch or a stone"],
    ["корпус отводит тепло без вентилятора", "body that sheds heat without a fan"],
  ],
  kit: [
    ["крепёж для установки", "mounting hardware"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "floodlights",
      name: ["Прожекторы", "Floodlights"],
      noun: ["прожектор светодиодный", "LED floodlight"],
      series: ["ПС", "PS"],
      picture: "worklight",
      about: [
        "Дождь и пыль ему не страшны, а скоба поворачивает свет туда, где копают.",
        "Rain and dust do not harm it, and a bracket turns the light to where they dig.",
      ],
      purpose: ["стройки, двора и склада", "sites, yards and warehouses"],
      traits: [
        ["с матовым стеклом", "frosted glass"],
        ["с датчиком движения", "motion sensor"],
        ["с ручкой", "carrying handle"],
      ],
      params: [
        p("power", 10, 20, 30, 50, 100, 200),
        follow(0, "lumens", 900, 1800, 2700, 4500, 9000, 18000),
        p("ip", "IP65", "IP66"),
        p("kit", ["со скобой", "bracket"], ["на подставке", "floor stand"], ["на штативе", "on a tripod"]),
        p("color", ["чёрный", "black"], ["серый", "grey"]),
      ],
      label: 1,
      vary: 3,
      price: [690, 9900],
      weight: [400, 5200],
    },
    {
      code: "head-torches",
      name: ["Налобные фонари", "Head torches"],
      noun: ["фонарь налобный", "head torch"],
      series: ["НФ", "HT"],
      picture: "headlamp",
      about: [
        "Светит туда, куда смотришь, и оставляет свободными обе руки.",
        "It shines where you look and leaves both hands free.",
      ],
      purpose: ["щитов, чердаков и ночных работ", "boards, attics and night work"],
      traits: [
        ["с датчиком взмаха", "wave sensor"],
        ["с красным светом", "red light"],
        ["с поворотной головкой", "tilting head"],
      ],
      params: [
        p("lumens", 150, 300, 500, 1000),
        p("runtime", 20, 12, 8, 5),
        p("supply", ["батарейки", "batteries"], ["аккумулятор", "battery"]),
        p("ip", "IP44", "IPX6"),
        p("range", 40, 80, 120, 180),
      ],
      label: 1,
      vary: 2,
      price: [390, 4900],
      weight: [60, 220],
    },
    {
      code: "hand-torches",
      name: ["Ручные фонари", "Hand torches"],
      noun: ["фонарь ручной", "hand torch"],
      series: ["ФР", "HT"],
      picture: "flashlight",
      about: [
        "Корпус из алюминия держит падение с двух метров, луч собирается из широкого в дальний.",
        "The aluminium body survives a fall of two metres, and the beam narrows from wide to far.",
      ],
      purpose: ["подвалов, чердаков и дороги", "cellars, lofts and the road"],
      traits: [
        ["с фокусировкой", "adjustable focus"],
        ["с магнитом", "magnetic base"],
        ["с клипсой", "belt clip"],
      ],
      params: [
        p("lumens", 200, 400, 800, 1200),
        p("runtime", 4, 8, 12, 20),
        p("supply", ["батарейки", "batteries"], ["аккумулятор", "battery"]),
        p("ip", "IP54", "IP65"),
        p("range", 60, 120, 200),
      ],
      label: 1,
      vary: 2,
      price: [490, 4900],
      weight: [110, 480],
    },
    {
      code: "led-bulbs",
      name: ["Светодиодные лампы", "LED bulbs"],
      noun: ["лампа светодиодная", "LED bulb"],
      series: null,
      picture: "bulb",
      about: [
        "Свет без мерцания и полная яркость с первой секунды, даже в неотапливаемом гараже.",
        "Light without flicker and at full brightness from the first second, even in a cold garage.",
      ],
      purpose: ["мастерской, гаража и дома", "the workshop, the garage and the home"],
      traits: [
        ["без мерцания", "flicker-free"],
        ["с алюминиевым радиатором", "aluminium heat sink"],
        ["для диммера", "dimmable"],
      ],
      params: [
        p("power", 7, 10, 12, 15, 20),
        follow(0, "lumens", 600, 900, 1100, 1400, 1900),
        p("pack", 1, 4, 10),
        p(
          "color",
          ["тёплый белый", "warm white"],
          ["нейтральный белый", "neutral white"],
          ["холодный белый", "cool white"],
        ),
        p("fastening", "E27", "E14"),
      ],
      label: 1,
      vary: 2,
      price: [110, 420],
      weight: [50, 130],
      advice: [
        ["Вкручивайте лампу за цоколь, а не за колбу.", "Turn the bulb by its base, not by its globe."],
        [
          "Для верстака берите нейтральный свет: при нём видны и риска, и цвет провода.",
          "Choose neutral light for the bench: it shows both a scribed line and the colour of a wire.",
        ],
      ],
      features: [
        ["индекс цветопередачи больше 80", "colour rendering index over 80"],
        ["работает при скачках напряжения", "copes with an unsteady supply"],
        ["небьющийся рассеиватель", "shatterproof diffuser"],
      ],
      kit: [
        ["картонная упаковка", "cardboard box"],
        ["гарантийный талон", "warranty card"],
      ],
    },
  ],
};

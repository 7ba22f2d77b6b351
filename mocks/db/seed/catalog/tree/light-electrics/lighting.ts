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
      code: "portable-lamps",
      name: ["Переносные светильники", "Portable lamps"],
      noun: ["светильник переносной", "portable lamp"],
      series: ["СП", "PL"],
      picture: "worklight",
      about: [
        "Крюк, магнит и подставка: лампу вешают на капот, ставят на балку, кладут под раковину.",
        "Hook, magnet and stand: hang it on a bonnet, stand it on a beam, lay it under a sink.",
      ],
      purpose: ["ремонта, гаража и аварий", "repairs, garages and emergencies"],
      traits: [
        ["с магнитом", "magnetic"],
        ["с крюком", "hook"],
        ["с тремя яркостями", "three brightness levels"],
      ],
      params: [
        p("lumens", 200, 500, 1000, 2000),
        p("runtime", 10, 6, 4, 3),
        p("supply", ["сеть 220 В", "mains 220 V"], ["аккумулятор", "battery"]),
        p("ip", "IP44", "IP54", "IP65"),
        p("power", 3, 5, 10, 20),
      ],
      label: 1,
      vary: 2,
      price: [690, 7900],
      weight: [250, 2200],
    },
    {
      code: "head-torches",
      name: ["Налобные фонари", "Head torches"],
      noun: ["фонарь налобный", "head torch"],
      series: ["НФ", "HT"],
      picture: "worklight",
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
  ],
};

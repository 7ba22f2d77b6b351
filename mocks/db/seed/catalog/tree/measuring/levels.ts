import type { Group } from "../../types";
import { p } from "../parts";

/** Уровни. */
export const levels: Group = {
  code: "levels",
  name: ["Уровни", "Levels"],
  advice: [
    [
      "Проверяйте прибор перед важной работой: переверните его и сравните показания.",
      "Check it before an important job: turn it round and compare the readings.",
    ],
    [
      "Опору протирают: песчинка поднимает край на миллиметр.",
      "Wipe the base: a grain of sand lifts the end by a millimetre.",
    ],
  ],
  features: [
    ["колбы не желтеют и не запотевают", "vials that neither yellow nor fog"],
    ["не боится мороза и жары", "stands frost and heat"],
    ["корпус гасит удар", "body that absorbs shock"],
  ],
  kit: [
    ["чехол или картонная защита кромок", "sleeve for the edges"],
    ["паспорт с точностью", "leaflet with the accuracy"],
  ],
  leaves: [
    {
      code: "spirit-levels",
      name: ["Строительные уровни", "Spirit levels"],
      noun: ["уровень строительный", "spirit level"],
      series: null,
      picture: "level",
      about: [
        "Три колбы: горизонт, вертикаль и 45 градусов; рёбра не дают корпусу скручиваться.",
        "Three vials for level, plumb and 45 degrees; ribs keep the body from twisting.",
      ],
      purpose: ["кладки, плитки и монтажа", "brickwork, tiling and installation"],
      traits: [
        ["три колбы", "three vials"],
        ["с ручками", "hand holes"],
        ["с усиленным профилем", "reinforced profile"],
      ],
      params: [
        p("span", 400, 600, 800, 1000, 1500, 2000),
        p("accuracy", 1, 0.75, 0.5),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["обычный", "plain"], ["магнитный", "magnetic"]),
      ],
      label: 1,
      vary: 3,
      price: [490, 5900],
      weight: [250, 2200],
    },
    {
      code: "water-levels",
      name: ["Гидроуровни", "Water levels"],
      noun: ["гидроуровень", "water level"],
      series: null,
      picture: "level",
      about: [
        "Переносит отметку за угол и из комнаты в комнату, там где лазер не видит.",
        "It carries a mark round corners and from room to room where a laser cannot see.",
      ],
      purpose: ["переноса высоты между комнатами", "carrying a height between rooms"],
      traits: [
        ["со шкалой на колбах", "scaled tubes"],
        ["с пробками", "stoppers"],
        ["с мягким шлангом", "flexible hose"],
      ],
      params: [
        p("length", 5, 7, 10, 15, 20, 25),
        p("diameter", 6, 8, 10),
        p("precision", 1, 2),
        p("material", ["поливинилхлорид", "PVC"]),
      ],
      label: 1,
      vary: 0,
      price: [290, 1490],
      weight: [300, 1900],
    },
    {
      code: "digital-levels",
      name: ["Электронные уровни", "Digital levels"],
      noun: ["уровень электронный", "digital level"],
      series: null,
      picture: "level",
      about: [
        "Показывает уклон в градусах и процентах, а при точном горизонте подаёт сигнал.",
        "It shows the slope in degrees and per cent and beeps at dead level.",
      ],
      purpose: ["уклонов, кровли и трубопроводов", "slopes, roofs and pipelines"],
      traits: [
        ["с подсветкой экрана", "lit display"],
        ["с памятью замеров", "memory"],
        ["с магнитом", "magnetic"],
      ],
      params: [
        p("span", 250, 400, 600, 1000, 1200),
        p("accuracy", 1, 0.5, 0.3),
        p("kit", ["без чехла", "no soft case"], ["в чехле", "soft case"]),
        p("ip", "IP54", "IP65"),
      ],
      label: 1,
      vary: 2,
      price: [2900, 14900],
      weight: [250, 1900],
    },
  ],
};

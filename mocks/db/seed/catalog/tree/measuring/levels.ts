import type { Group } from "../../types";
import { p } from "../parts";

/** Уровни и дальномеры. */
export const levels: Group = {
  code: "levels",
  name: ["Уровни и дальномеры", "Levels and rangefinders"],
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
      code: "laser-levels",
      name: ["Лазерные уровни", "Laser levels"],
      noun: ["уровень лазерный", "laser level"],
      series: ["ЛУ", "LL"],
      picture: "laserLevel",
      about: [
        "Строит плоскости сам за пять секунд, с приёмником луч ловят и на улице.",
        "It sets up its planes in five seconds, and with a receiver the beam is caught outdoors too.",
      ],
      purpose: ["плитки, перегородок и потолков", "tiling, partitions and ceilings"],
      traits: [
        ["самовыравнивающийся", "self-levelling"],
        ["с режимом приёмника", "receiver mode"],
        ["с поворотной базой", "rotating base"],
      ],
      params: [
        p("range", 15, 20, 30, 50),
        p("beam", ["красный", "red"], ["зелёный", "green"]),
        p("kit", ["без штатива", "no tripod"], ["с держателем", "wall bracket"], ["со штативом", "with tripod"]),
        p("accuracy", 0.5, 0.3, 0.2),
        p("ip", "IP54", "IP65"),
      ],
      label: 1,
      vary: 2,
      price: [3900, 39900],
      weight: [350, 2400],
      advice: [
        [
          "Работайте утром или в тени: на ярком солнце луч теряется.",
          "Work in the morning or in the shade: a beam fades in bright sun.",
        ],
        [
          "Ставьте прибор на штатив, а не на подоконник: проезжающий грузовик сдвигает линию.",
          "Put the instrument on a tripod, not on a sill: a passing lorry moves the line.",
        ],
      ],
      features: [
        ["выдерживает падение с метра", "survives a fall from one metre"],
        ["понятная инструкция с картинками", "clear illustrated manual"],
        ["стандартная резьба крепления", "standard mounting thread"],
      ],
      kit: [
        ["ремешок и салфетка", "strap and cloth"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
    {
      code: "laser-rangefinders",
      name: ["Лазерные дальномеры", "Laser distance meters"],
      noun: ["дальномер лазерный", "laser distance meter"],
      series: ["ЛД", "LD"],
      picture: "rangefinder",
      about: [
        "Один замер вместо лестницы и помощника; площадь и объём считает сам.",
        "One press instead of a ladder and a helper; it works out area and volume by itself.",
      ],
      purpose: ["замеров комнат, фасадов и длинных пролётов", "rooms, façades and long spans"],
      traits: [
        ["с датчиком наклона", "tilt sensor"],
        ["с цветным экраном", "colour screen"],
        ["с памятью на 30 замеров", "30-value memory"],
      ],
      params: [
        p("range", 20, 30, 40, 60, 80, 120),
        p("precision", 3, 2, 1.5, 1),
        p("kit", ["без чехла", "no pouch"], ["с чехлом", "pouch"]),
        p("ip", "IP54", "IP65"),
      ],
      label: 1,
      vary: 2,
      price: [2900, 24900],
      weight: [90, 320],
      advice: [
        [
          "Работайте утром или в тени: на ярком солнце луч теряется.",
          "Work in the morning or in the shade: a beam fades in bright sun.",
        ],
        [
          "Ставьте прибор на штатив, а не на подоконник: проезжающий грузовик сдвигает линию.",
          "Put the instrument on a tripod, not on a sill: a passing lorry moves the line.",
        ],
      ],
      features: [
        ["выдерживает падение с метра", "survives a fall from one metre"],
        ["понятная инструкция с картинками", "clear illustrated manual"],
        ["стандартная резьба крепления", "standard mounting thread"],
      ],
      kit: [
        ["ремешок и салфетка", "strap and cloth"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

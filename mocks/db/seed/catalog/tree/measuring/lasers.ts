import type { Group } from "../../types";
import { p } from "../parts";

/** Лазерные приборы. */
export const lasers: Group = {
  code: "lasers",
  name: ["Лазерные приборы", "Laser instruments"],
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
  leaves: [
    {
      code: "laser-levels",
      name: ["Лазерные уровни", "Laser levels"],
      noun: ["уровень лазерный", "laser level"],
      series: ["ЛУ", "LL"],
      picture: "level",
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
    },
    {
      code: "laser-rangefinders",
      name: ["Лазерные дальномеры", "Laser distance meters"],
      noun: ["дальномер лазерный", "laser distance meter"],
      series: ["ЛД", "LD"],
      picture: "level",
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
    },
    {
      code: "tripods",
      name: ["Штативы", "Tripods"],
      noun: ["штатив", "tripod"],
      series: ["ШТ", "TR"],
      picture: "level",
      about: [
        "Ноги раздвигаются на клипсах, пузырёк на площадке помогает выставить его с первого раза.",
        "The legs open on clips, and a bubble on the head sets it up at the first try.",
      ],
      purpose: ["нивелиров и лазерных уровней", "builders' and laser levels"],
      traits: [
        ["с элеватором", "lift column"],
        ["с острыми башмаками", "spiked feet"],
        ["с круглым уровнем", "bull's-eye level"],
      ],
      params: [
        p("height", 1.2, 1.5, 1.65, 2, 3),
        p("thread", ["1/4 дюйма", "1/4 in"], ["5/8 дюйма", "5/8 in"], ["1/4 и 5/8 дюйма", "1/4 and 5/8 in"]),
        p("kit", ["без чехла", "no carry bag"], ["в чехле", "carry bag"]),
        p("load", 3, 5, 8),
        p("material", ["алюминий", "aluminium"]),
      ],
      label: 1,
      vary: 2,
      price: [1490, 12900],
      weight: [900, 5600],
    },
  ],
};

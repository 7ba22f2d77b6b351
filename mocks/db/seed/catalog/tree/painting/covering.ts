import type { Group } from "../../types";
import { p } from "../parts";

/** Укрывка и герметизация. */
export const covering: Group = {
  code: "covering",
  name: ["Укрывка и герметизация", "Masking and sealing"],
  advice: [
    [
      "Поверхность обеспыльте: на пыли не держится ни лента, ни герметик.",
      "Dust the surface: neither tape nor sealant holds on dust.",
    ],
    ["Снимайте и ровняйте сразу, пока материал мягкий.", "Remove and smooth at once, while it is still soft."],
  ],
  features: [
    ["работает и на холоде", "works in the cold too"],
    ["не оставляет следов", "leaves no marks"],
    ["экономит материал", "saves material"],
  ],
  kit: [
    ["упаковка с размером", "pack with the size"],
    ["памятка по применению", "leaflet on use"],
  ],
  leaves: [
    {
      code: "masking-tapes",
      name: ["Малярные ленты", "Masking tapes"],
      noun: ["лента малярная", "masking tape"],
      series: null,
      picture: "tape",
      about: [
        "Ровно держит линию на шершавой стене и снимается целиком.",
        "It keeps a straight line on a rough wall and comes off in one piece.",
      ],
      purpose: ["отбивки линий и защиты", "clean lines and protection"],
      traits: [
        ["бумажная", "paper"],
        ["водостойкая", "waterproof"],
        ["для изогнутых линий", "for curves"],
      ],
      params: [
        p("width", 19, 25, 38, 50),
        p("length", 20, 40, 50),
        p("pack", 1, 3, 6, 12),
        p("color", ["жёлтый", "yellow"], ["синий", "blue"], ["зелёный", "green"]),
        p("removal", ["до 3 дней", "up to 3 days"], ["до 14 дней", "up to 14 days"]),
      ],
      label: 2,
      vary: 2,
      price: [60, 490],
      weight: [50, 420],
    },
    {
      code: "dust-sheets",
      name: ["Укрывные плёнки", "Dust sheets"],
      noun: ["плёнка укрывная", "dust sheet"],
      series: null,
      picture: "reel",
      about: [
        "Тонкая ложится на мебель, плотная держит шаги и стремянку.",
        "A thin one drapes over furniture, a thick one takes steps and a ladder.",
      ],
      purpose: ["мебели, пола и окон", "furniture, floors and windows"],
      traits: [
        ["с липким краем", "sticky edge"],
        ["статическая", "static cling"],
        ["нескользящая", "non-slip"],
      ],
      params: [
        p("length", 5, 10, 20, 50),
        p("pack", 1, 2, 5),
        p("width", 2000, 3000, 4000),
        p("film", 7, 15, 30, 80),
        p("material", ["полиэтилен", "polyethylene"], ["флизелин", "fleece"]),
      ],
      label: 1,
      vary: 1,
      price: [60, 1290],
      weight: [80, 1900],
    },
    {
      code: "caulking-guns",
      name: ["Пистолеты для герметика", "Caulking guns"],
      noun: ["пистолет для герметика", "caulking gun"],
      series: ["ПГ", "CG"],
      picture: "drill",
      about: [
        "Сброс давления останавливает шов сразу: ни капли после курка.",
        "A pressure release stops the bead at once: not a drop after the trigger.",
      ],
      purpose: ["герметика, клея и акрила", "sealant, adhesive and acrylic"],
      traits: [
        ["с противокапельным штоком", "anti-drip rod"],
        ["с резаком носика", "nozzle cutter"],
        ["усиленный", "heavy-duty"],
      ],
      params: [
        p("volume", 0.31, 0.4, 0.6),
        p("handle", ["металл", "metal"], ["двухкомпонентная", "two-component"]),
        p("kit", ["скелетный", "skeleton"], ["закрытый", "closed barrel"]),
        p("load", 150, 250, 350),
        p("material", ["сталь", "steel"], ["алюминий", "aluminium"]),
      ],
      label: 0,
      vary: 2,
      price: [190, 2900],
      weight: [250, 980],
    },
  ],
};

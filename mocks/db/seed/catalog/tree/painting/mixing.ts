import type { Group } from "../../types";
import { mains, p } from "../parts";

/** Замешивание и распыление. */
export const mixing: Group = {
  code: "mixing",
  name: ["Замешивание и распыление", "Mixing and spraying"],
  advice: [
    [
      "Сначала вода, потом смесь: так не останется сухих комков на дне.",
      "Water first, then the mix: no dry lumps stay at the bottom.",
    ],
    [
      "Мойте сразу: засохшее отбивают вместе с поверхностью.",
      "Wash at once: what has dried comes off with the surface.",
    ],
  ],
  features: [
    ["моется за минуту", "washes in a minute"],
    ["не ржавеет после смены", "does not rust after a shift"],
    ["держит полную загрузку", "takes a full load"],
  ],
  kit: [
    ["упаковка с размерами", "pack with sizes"],
    ["памятка по мойке", "washing leaflet"],
  ],
  leaves: [
    {
      code: "mixing-paddles",
      name: ["Насадки-миксеры", "Mixing paddles"],
      noun: ["насадка-миксер", "mixing paddle"],
      series: null,
      picture: "bits",
      about: [
        "Винт поднимает раствор со дна и не затягивает воздух.",
        "The spiral lifts the mortar from the bottom without drawing in air.",
      ],
      purpose: ["красок, клея и растворов", "paints, adhesive and mortar"],
      traits: [
        ["с двойной спиралью", "double spiral"],
        ["оцинкованная", "zinc-plated"],
        ["с защитным кольцом", "guard ring"],
      ],
      params: [
        p("diameter", 60, 80, 100, 120, 140),
        p("shank", ["шестигранный", "hex"], "SDS-plus", ["резьба М14", "M14 thread"]),
        p("span", 400, 500, 600),
        p("material", ["сталь", "steel"], ["нержавеющая сталь", "stainless steel"]),
        p("workpiece", ["краска", "paint"], ["клей", "adhesive"], ["раствор", "mortar"]),
      ],
      label: 1,
      vary: 1,
      price: [190, 1490],
      weight: [250, 1400],
    },
    {
      code: "builders-buckets",
      name: ["Строительные вёдра и тазы", "Builders' buckets"],
      noun: ["ведро строительное", "builders' bucket"],
      series: null,
      picture: "toolbox",
      about: [
        "Гнётся, но не трескается: остатки раствора выбивают молотком.",
        "It bends but does not crack, and dry mortar is knocked out with a hammer.",
      ],
      purpose: ["растворов, смесей и мусора", "mortar, mixes and rubble"],
      traits: [
        ["со шкалой", "scale"],
        ["с носиком", "spout"],
        ["с усиленным дном", "reinforced bottom"],
      ],
      params: [
        p("volume", 12, 16, 20, 45, 65, 90),
        p("pack", 1, 3, 5),
        p("material", ["полиэтилен", "polyethylene"], ["резина", "rubber"]),
        p("color", ["чёрный", "black"], ["оранжевый", "orange"], ["серый", "grey"]),
        p("handle", ["одна ручка", "one handle"], ["две ручки", "two handles"]),
      ],
      label: 1,
      vary: 1,
      price: [90, 1290],
      weight: [300, 2900],
    },
    {
      code: "paint-sprayers",
      name: ["Электрические краскораспылители", "Electric paint sprayers"],
      noun: ["краскораспылитель электрический", "electric paint sprayer"],
      series: ["КР", "PS"],
      picture: "roller",
      about: [
        "Воздух даёт собственная турбина: ни компрессора, ни шланга от него.",
        "It has a turbine of its own, so there is neither compressor nor hose.",
      ],
      purpose: ["заборов, фасадов и радиаторов", "fences, façades and radiators"],
      traits: [
        ["с тремя факелами", "three spray patterns"],
        ["с мягким хватом", "soft grip"],
        ["с плечевым ремнём", "shoulder strap"],
      ],
      params: [
        p("power", 350, 500, 650, 900),
        p("volume", 0.8, 1, 1.4),
        p("feed", 0.4, 0.8, 1.1),
        p("kit", ["одно сопло", "one nozzle"], ["два сопла", "two nozzles"], ["три сопла", "three nozzles"]),
        mains,
      ],
      label: 1,
      vary: 3,
      price: [2900, 24900],
      weight: [1300, 7900],
    },
  ],
};

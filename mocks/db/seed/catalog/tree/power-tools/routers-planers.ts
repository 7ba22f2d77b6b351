import type { Group } from "../../types";
import { cordedKits, mains, p } from "../parts";

/** Фрезеры, рубанки, фены. */
export const routersPlaners: Group = {
  code: "routers-planers",
  name: ["Фрезеры, рубанки, фены", "Routers, planers and heat guns"],
  advice: [
    [
      "Ведите инструмент навстречу вращению: тогда его не тянет из рук и кромка выходит ровной.",
      "Move the tool against the rotation: it does not pull away and the edge comes out even.",
    ],
    [
      "Два прохода по 2 мм чище и быстрее одного на всю глубину.",
      "Two passes of 2 mm are cleaner and quicker than one at full depth.",
    ],
  ],
  features: [
    ["точная установка глубины по шкале", "fine depth setting on a scale"],
    ["патрубок под пылесос", "outlet for a vacuum cleaner"],
    ["плавный пуск без рывка", "soft start without a jerk"],
  ],
  kit: [
    ["параллельный упор", "parallel fence"],
    ["ключ, паспорт и гарантийный талон", "key, manual and warranty card"],
  ],
  leaves: [
    {
      code: "routers",
      name: ["Фрезеры", "Routers"],
      noun: ["фрезер", "router"],
      series: ["ФР", "FR"],
      picture: "router",
      about: [
        "Выбирает пазы и снимает профиль с кромки, погружная база ходит без люфта.",
        "It cuts grooves and edge profiles; the plunge base moves without play.",
      ],
      purpose: ["пазов, кромок и врезки петель", "grooves, edges and hinge recesses"],
      traits: [
        ["с погружной базой", "plunge base"],
        ["кромочный", "trimming"],
        ["с регулировкой оборотов", "variable speed"],
      ],
      params: [
        p("power", 550, 710, 1200, 1600, 2100),
        p("chuck", ["цанга 6 и 8 мм", "6 and 8 mm collets"], ["цанга 8 и 12 мм", "8 and 12 mm collets"]),
        cordedKits,
        p("speed", 33000, 30000, 26000),
        p("stroke", 30, 50, 60),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [4800, 24900],
      weight: [1700, 6100],
    },
    {
      code: "planers",
      name: ["Рубанки электрические", "Electric planers"],
      noun: ["рубанок электрический", "electric planer"],
      series: ["РЭ", "EP"],
      picture: "planer",
      about: [
        "Барабан с двумя ножами снимает стружку ровно, четверть выбирают по боковому упору.",
        "A two-knife drum takes an even shaving; rebates are cut along the side fence.",
      ],
      purpose: ["строгания досок, дверей и четвертей", "planing boards, doors and rebates"],
      traits: [
        ["с выбросом стружки на две стороны", "two-way chip outlet"],
        ["с парковочной пятой", "parking foot"],
        ["с двусторонними ножами", "reversible knives"],
      ],
      params: [
        p("width", 82, 102, 110),
        p("power", 600, 750, 900, 1050),
        cordedKits,
        p("depth", 2, 3, 3.5),
        p("speed", 17000, 16000, 15000),
        mains,
      ],
      label: 2,
      vary: 2,
      price: [4200, 17900],
      weight: [2500, 5400],
    },
    {
      code: "multitools",
      name: ["Реноваторы", "Oscillating multi-tools"],
      noun: ["реноватор", "oscillating multi-tool"],
      series: ["МФ", "OM"],
      picture: "multitool",
      about: [
        "Насадка качается на три градуса, поэтому подрежет наличник на месте и выберет шов в углу.",
        "The attachment swings by three degrees, so it trims a door frame in place and clears a joint in a corner.",
      ],
      purpose: ["подрезки, шлифовки углов и расшивки швов", "trimming, sanding corners and clearing joints"],
      traits: [
        ["с быстрой сменой насадок", "quick attachment change"],
        ["с регулировкой частоты", "variable speed"],
        ["с подсветкой", "work light"],
      ],
      params: [p("power", 250, 300, 400, 500), cordedKits, p("speed", 20000, 21000, 22000), p("cable", 2, 3, 4), mains],
      label: 1,
      vary: 1,
      price: [2900, 11900],
      weight: [1100, 1700],
    },
    {
      code: "heat-guns",
      name: ["Строительные фены", "Heat guns"],
      noun: ["фен строительный", "heat gun"],
      series: ["ФС", "HG"],
      picture: "heatGun",
      about: [
        "Струя до 650 градусов снимает старую краску, сажает термоусадку и сваривает линолеум.",
        "A jet of up to 650 degrees strips old paint, shrinks tubing and welds flooring.",
      ],
      purpose: ["снятия краски, термоусадки и кровли", "stripping paint, shrink tubing and roofing"],
      traits: [
        ["с плавной регулировкой", "stepless control"],
        ["с двумя режимами", "two settings"],
        ["с защитой от перегрева", "overheating cut-off"],
      ],
      params: [
        p("power", 1500, 1600, 1800, 2000, 2200),
        p("heat", 500, 550, 600, 650),
        cordedKits,
        p("flow", 250, 300, 450, 500),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [1490, 8900],
      weight: [650, 950],
      advice: [
        [
          "Дайте фену остыть на холодном режиме и только потом кладите.",
          "Let the gun cool on the cold setting before you put it down.",
        ],
        [
          "Держите сопло в пяти сантиметрах от краски и ведите шпатель следом.",
          "Hold the nozzle five centimetres from the paint and follow with the scraper.",
        ],
      ],
      features: [
        ["подставка для работы без рук", "stand for hands-free work"],
        ["сменные сопла без инструмента", "nozzles that change without tools"],
        ["керамический нагреватель", "ceramic heating element"],
      ],
      kit: [
        ["плоское и рефлекторное сопла", "flat and reflector nozzles"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

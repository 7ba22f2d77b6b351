import type { Group } from "../../types";
import { cordedKits, mains, p } from "../parts";

/** Фрезеры и рубанки. */
export const routersPlaners: Group = {
  code: "routers-planers",
  name: ["Фрезеры и рубанки", "Routers and planers"],
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
      picture: "rotary",
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
      picture: "grinder",
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
      code: "biscuit-joiners",
      name: ["Ламельные фрезеры", "Biscuit joiners"],
      noun: ["фрезер ламельный", "biscuit joiner"],
      series: ["ФЛ", "BJ"],
      picture: "grinder",
      about: [
        "За пять секунд выбирает паз под ламель, щиты потом сходятся вровень.",
        "It cuts a biscuit slot in five seconds, and panels then meet flush.",
      ],
      purpose: ["сборки щитов и корпусной мебели", "joining panels and cabinet work"],
      traits: [
        ["с поворотным упором", "tilting fence"],
        ["с шестью глубинами", "six depths"],
      ],
      params: [
        p("power", 650, 710, 860),
        p("disc", 100, 105),
        cordedKits,
        p("depth", 14, 18, 20),
        p("speed", 11000, 10000),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [6900, 22800],
      weight: [2700, 3300],
    },
    {
      code: "chain-mortisers",
      name: ["Цепнодолбёжники", "Chain mortisers"],
      noun: ["цепнодолбёжник", "chain mortiser"],
      series: ["ЦД", "CM"],
      picture: "jigsaw",
      about: [
        "Выбирает гнездо в брусе за один заход: для срубов и фахверка.",
        "It cuts a mortise in timber in one plunge, for log houses and frames.",
      ],
      purpose: ["шиповых соединений в брусе", "tenon joints in timber"],
      traits: [
        ["с направляющей рамой", "guide frame"],
        ["с двумя рукоятками", "two handles"],
      ],
      params: [
        p("depth", 100, 150, 200),
        p("power", 1200, 1500, 1900),
        p("kit", ["с одной цепью", "one chain"], ["с двумя цепями", "two chains"]),
        p("width", 22, 28, 40),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [38900, 94900],
      weight: [9000, 17500],
    },
  ],
};

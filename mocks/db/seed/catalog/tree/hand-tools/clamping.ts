import type { Group } from "../../types";
import { p } from "../parts";

/** Тиски и струбцины. */
export const clamping: Group = {
  code: "clamping",
  name: ["Тиски и струбцины", "Vices and clamps"],
  advice: [
    [
      "Под губки кладите обрезки фанеры: на мягком металле и дереве не останется следов.",
      "Put scraps of plywood under the jaws: soft metal and wood will keep no marks.",
    ],
    [
      "Две струбцины держат лучше одной сильной: деталь не повернётся вокруг точки зажима.",
      "Two clamps hold better than one strong one: the part cannot turn around a single point.",
    ],
  ],
  features: [
    ["ход без люфта и перекоса", "travel without play or twist"],
    ["порошковая окраска", "powder coating"],
    ["сменные накладки на губки", "replaceable jaw faces"],
  ],
  kit: [
    ["защитные накладки", "protective pads"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "bench-vises",
      name: ["Слесарные тиски", "Bench vices"],
      noun: ["тиски слесарные", "bench vice"],
      series: null,
      picture: "vise",
      about: [
        "Наковальня за губками выдерживает удары молотка, ход винта не боится окалины.",
        "The anvil behind the jaws takes hammer blows, and the screw does not mind scale.",
      ],
      purpose: ["верстака и слесарного участка", "the workbench and the fitting shop"],
      traits: [
        ["с наковальней", "with anvil"],
        ["с параллельным ходом", "parallel travel"],
        ["с трубными губками", "pipe jaws"],
      ],
      params: [
        p("width", 80, 100, 125, 150, 200),
        p("jaw", 90, 125, 150, 200),
        p("kit", ["неповоротные", "fixed"], ["поворотные", "swivel"]),
        p("material", ["чугун", "cast iron"], ["сталь", "steel"]),
      ],
      label: 1,
      vary: 2,
      price: [2900, 16900],
      weight: [3500, 26000],
    },
    {
      code: "bar-clamps",
      name: ["Быстрозажимные струбцины", "Quick bar clamps"],
      noun: ["струбцина быстрозажимная", "quick bar clamp"],
      series: null,
      picture: "clamp",
      about: [
        "Курок подводит губку одной рукой, а перестановка головы превращает струбцину в распорку.",
        "A trigger closes the jaw with one hand, and with the head reversed it becomes a spreader.",
      ],
      purpose: ["склейки и временного крепления", "gluing and temporary fixing"],
      traits: [
        ["с мягкими накладками", "soft pads"],
        ["с функцией распорки", "spreader function"],
        ["усиленная", "heavy-duty"],
      ],
      params: [
        p("span", 150, 300, 450, 600, 900, 1200),
        p("width", 60, 80, 100),
        p("load", 60, 140, 200),
        p("material", ["сталь и нейлон", "steel and nylon"]),
      ],
      label: 1,
      vary: 0,
      price: [390, 3400],
      weight: [350, 2900],
    },
  ],
};

import type { Top } from "../../types";
import { blades } from "./blades";
import { discs } from "./discs";
import { drillBits } from "./drill-bits";
import { fasteners } from "./fasteners";
import { sanding } from "./sanding";

/** Оснастка и расходники. */
export const consumables: Top = {
  code: "consumables",
  name: ["Оснастка и расходники", "Accessories and consumables"],
  picture: "disc",
  description: [
    "Круги, свёрла, полотна, биты, шкурка и крепёж: то, что кончается посреди смены.",
    "Discs, drills, blades, bits, abrasives and fixings: the things that run out in the middle of a shift.",
  ],
  brands: ["kremen", "zakalka", "shenlu", "qingtan", "brennfeld"],
  guaranteed: false,
  closing: [
    [
      "Сколько штук в упаковке, сказано в названии или в характеристиках.",
      "The name or the specification says how many pieces a pack has.",
    ],
    [
      "Не уверены в размере, возьмите старую оснастку с собой: подберём по образцу.",
      "If you are not sure of the size, bring the old one and we will match it.",
    ],
    [
      "Держите расходники в сухом месте: клей и связка боятся сырости больше, чем удара.",
      "Keep consumables dry: glue and bond fear damp more than knocks.",
    ],
  ],
  groups: [discs, drillBits, blades, sanding, fasteners],
};

import type { Top } from "../../types";
import { levels } from "./levels";
import { marking } from "./marking";
import { tapes } from "./tapes";
import { testers } from "./testers";

/** Измерения и разметка. */
export const measuring: Top = {
  code: "measuring",
  name: ["Измерения и разметка", "Measuring and marking"],
  picture: "tape",
  description: [
    "Рулетки, уровни, лазеры и точный мерительный инструмент с поверкой по запросу.",
    "Tapes, levels, lasers and precision instruments, calibrated on request.",
  ],
  brands: ["reika", "lindvik", "brennfeld", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "Сомневаетесь в уровне или дальномере, принесите его в магазин на Станочной: сверим с эталоном.",
      "If you doubt a level or a rangefinder, bring it to the Stanochnaya shop: we check it against a standard.",
    ],
    [
      "От десяти предметов в одном заказе корзина сама считает скидку.",
      "From ten pieces in one order the basket takes a discount off by itself.",
    ],
    [
      "Разметка занимает минуту, переделка день: хороший инструмент окупается быстро.",
      "Marking takes a minute, redoing takes a day: a good tool soon pays for itself.",
    ],
  ],
  groups: [tapes, levels, marking, testers],
};

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
      "Сомневаетесь в точности, сверим с эталоном в любом пункте выдачи: это бесплатно.",
      "If you doubt the accuracy, we check it against a standard at any counter, free of charge.",
    ],
    [
      "Для бригады соберём одинаковые комплекты и подпишем каждый.",
      "For a crew we put together matching sets and label each of them.",
    ],
    [
      "Разметка занимает минуту, переделка день: хороший инструмент окупается быстро.",
      "Marking takes a minute, redoing takes a day: a good tool soon pays for itself.",
    ],
  ],
  groups: [tapes, levels, marking, testers],
};

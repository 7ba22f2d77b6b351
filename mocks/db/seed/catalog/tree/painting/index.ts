import type { Top } from "../../types";
import { brushes } from "./brushes";
import { covering } from "./covering";
import { rollers } from "./rollers";

/** Малярный инструмент. */
export const painting: Top = {
  code: "painting",
  name: ["Малярный инструмент", "Painting tools"],
  picture: "roller",
  description: [
    "Валики, кисти, шпатели и укрывка: чтобы стена вышла ровной, а пол чистым.",
    "Rollers, brushes, knives and covers, for an even wall and a clean floor.",
  ],
  brands: ["malyarka", "montazh", "tarlabek", "zdenar"],
  guaranteed: false,
  closing: [
    [
      "Сложите весь малярный набор в один заказ: доставка выйдет одна.",
      "Put the whole painting kit into one order, and there is one delivery to pay for.",
    ],
    [
      "После работы замочите инструмент сразу: краска ждать не станет.",
      "Soak the tools right after work: paint does not wait.",
    ],
    [
      "Не знаете, какой ворс под вашу краску, спросите: ответ занимает минуту.",
      "Ask which nap suits your paint: the answer takes a minute.",
    ],
  ],
  groups: [rollers, brushes, covering],
};

import type { Top } from "../../types";
import { breathing } from "./breathing";
import { clothing } from "./clothing";
import { footwear } from "./footwear";
import { gloves } from "./gloves";
import { head } from "./head";

/** Спецодежда и защита. */
export const workwear: Top = {
  code: "workwear",
  name: ["Спецодежда и защита", "Workwear and protection"],
  picture: "helmet",
  description: [
    "Одежда, обувь, каски, перчатки и всё, что стоит между мастером и травмой.",
    "Clothing, footwear, helmets, gloves and all that stands between a worker and an injury.",
  ],
  brands: ["brigada", "nordhult", "smolyak", "tarlabek"],
  guaranteed: false,
  closing: [
    [
      "Размер не подошёл, верните покупку за 14 дней, если на ней нет следов работы.",
      "If the size is wrong, return it unused within 14 days.",
    ],
    [
      "На бригаду удобно заказывать сразу все размеры: корзина хранит каждый отдельной строкой.",
      "For a crew order all sizes at once: the basket keeps each on its own line.",
    ],
    [
      "Сертификат, если он есть, лежит на странице товара, в документах.",
      "The certificate, if there is one, is among the documents on the product page.",
    ],
  ],
  groups: [clothing, footwear, gloves, head, breathing],
};

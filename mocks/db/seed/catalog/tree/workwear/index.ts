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
      "Размер не подошёл, обменяем в любом пункте выдачи, бирку срезать можно.",
      "If the size is wrong, any counter will change it, even without the tag.",
    ],
    [
      "Для бригады нанесём логотип за три дня, тираж от десяти штук.",
      "For a crew we print a logo in three days, from ten pieces.",
    ],
    ["Сертификаты и нормы выдачи приложим к накладной.", "Certificates and issue norms come with the delivery note."],
  ],
  groups: [clothing, footwear, gloves, head, breathing],
};

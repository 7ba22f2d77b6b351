import type { Top } from "../../types";
import { welders } from "./welders";
import { weldingConsumables } from "./welding-consumables";
import { weldingProtection } from "./welding-protection";

/** Сварка. */
export const welding: Top = {
  code: "welding",
  name: ["Сварка", "Welding"],
  picture: "weldmask",
  description: [
    "Аппараты, газосварка, электроды и защита: от дачной калитки до цеха металлоконструкций.",
    "Machines, gas equipment, electrodes and protection, from a garden gate to a steel shop.",
  ],
  brands: ["iskra", "dugovik", "valdoro", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "С чего начать, когда аппарат уже дома, рассказано на странице месяца сварки.",
      "Our welding month page explains how to begin once you have a welder.",
    ],
    ["Организации получают счёт на странице заказа.", "Companies get the invoice on the page of the order."],
    [
      "Сварочные работы начинают с огнетушителя и мокрой ветоши под рукой, пожалуйста, не забывайте о них.",
      "Welding starts with an extinguisher and a wet rag within reach, so please keep them there.",
    ],
  ],
  groups: [welders, weldingConsumables, weldingProtection],
};

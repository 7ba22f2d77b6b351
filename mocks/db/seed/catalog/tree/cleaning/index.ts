import type { Top } from "../../types";
import { sweeping } from "./sweeping";
import { vacuums } from "./vacuums";
import { wiping } from "./wiping";

/** Уборка и пылеудаление. */
export const cleaning: Top = {
  code: "cleaning",
  name: ["Уборка и пылеудаление", "Cleaning and dust removal"],
  picture: "vacuum",
  description: [
    "Пылесосы, мойки, щётки и салфетки: чистый объект сдают с первого раза.",
    "Vacuums, washers, brushes and wipes: a clean site is accepted at the first showing.",
  ],
  brands: ["chistodel", "volga-t", "brennfeld", "zdenar"],
  guaranteed: true,
  closing: [
    [
      "Мешки, фильтры и шланги к технике подберём по названию модели.",
      "Bags, filters and hoses are matched by the name of the model.",
    ],
    ["Чистое место экономит время следующей смены.", "A clean place saves the next shift's time."],
    [
      "Старую технику примем в зачёт новой и утилизируем по правилам.",
      "We take old machines in part exchange and recycle them properly.",
    ],
  ],
  groups: [vacuums, sweeping, wiping],
};

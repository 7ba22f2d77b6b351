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
      "Что входит в комплект, перечислено в характеристиках, если изготовитель это указал.",
      "The specification lists what is in the box if the maker states it.",
    ],
  ],
  groups: [vacuums, sweeping, wiping],
};

import type { Top } from "../../types";
import { platforms } from "./platforms";
import { stepladders } from "./stepladders";

/** Лестницы и подмости. */
export const ladders: Top = {
  code: "ladders",
  name: ["Лестницы и подмости", "Ladders and platforms"],
  picture: "ladder",
  description: [
    "Стремянки, лестницы, вышки и подмости: высота с опорой под ногами.",
    "Stepladders, ladders, towers and platforms: height with firm footing.",
  ],
  brands: ["reika", "stupen", "kalvatti"],
  guaranteed: true,
  closing: [
    [
      "Длинномер привезём на машине с бортом и поможем поднять на этаж.",
      "Long loads come on a flatbed, and we help to carry them upstairs.",
    ],
    [
      "Раз в год покажите лестницу мастеру: он проверит заклёпки и заменит башмаки.",
      "Show the ladder to a technician once a year: he checks the rivets and replaces the feet.",
    ],
    [
      "Паспорт храните рядом с лестницей, в нём отмечают осмотры.",
      "Keep the documents with the ladder; inspections are noted there.",
    ],
  ],
  groups: [stepladders, platforms],
};

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
      "Длинное и тяжёлое курьер привозит к подъезду или воротам.",
      "The courier brings long and heavy loads to your door or gate.",
    ],
    ["Раз в год осматривайте заклёпки, замки и башмаки.", "Once a year inspect the rivets, the locks and the feet."],
    [
      "Паспорт храните рядом с лестницей, в нём отмечают осмотры.",
      "Keep the documents with the ladder; inspections are noted there.",
    ],
  ],
  groups: [stepladders, platforms],
};

import type { Top } from "../../types";
import { bags } from "./bags";
import { toolboxes } from "./toolboxes";
import { workshopFurniture } from "./workshop-furniture";

/** Хранение. */
export const storage: Top = {
  code: "storage",
  name: ["Хранение", "Storage"],
  picture: "toolbox",
  description: [
    "Ящики, сумки, органайзеры, верстаки и тележки: у каждого ключа есть место.",
    "Boxes, bags, organisers, benches and trolleys: a place for every spanner.",
  ],
  brands: ["montazh", "kalvatti", "nordhult", "volga-t"],
  guaranteed: true,
  closing: [
    [
      "Крупное приходит в коробке, крепёж и схема сборки внутри.",
      "Large things come flat-packed with the fixings and a plan in the box.",
    ],
    [
      "Внутренние размеры сверьте с тем, что будете хранить.",
      "Compare the inner size with what you are going to store.",
    ],
    [
      "Тяжёлое кладите вниз: так устойчивее и легче достать.",
      "Put heavy things at the bottom: that is steadier, and they are easier to take out.",
    ],
  ],
  groups: [toolboxes, bags, workshopFurniture],
};

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
      "Крупное привозим собранным или в коробке, как удобнее вам.",
      "Large things come assembled or flat-packed, as you prefer.",
    ],
    [
      "Нужна перегородка или ложемент, вырежем по чертежу за день.",
      "If you need a divider or a tray, we cut it to your drawing in a day.",
    ],
    [
      "Замки и ролики продаём отдельно: вещь служит дольше, чем её петли.",
      "Locks and castors are sold apart: a thing outlives its hinges.",
    ],
  ],
  groups: [toolboxes, bags, workshopFurniture],
};

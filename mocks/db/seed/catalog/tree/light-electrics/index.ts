import type { Top } from "../../types";
import { extensions } from "./extensions";
import { lighting } from "./lighting";
import { wiring } from "./wiring";

/** Свет и электрика. */
export const lightElectrics: Top = {
  code: "light-electrics",
  name: ["Свет и электрика", "Light and electrics"],
  picture: "worklight",
  description: [
    "Прожекторы, удлинители, кабель, щиты и приборы: свет и питание на объекте.",
    "Floodlights, extensions, cable, boards and testers: light and power on site.",
  ],
  brands: ["iskra", "tarlabek", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "Напряжение, мощность или сечение указаны в характеристиках.",
      "The voltage, the power or the cross-section is in the specification.",
    ],
    ["При получении товар можно осмотреть, прежде чем платить.", "You can inspect the goods before you pay for them."],
    [
      "Перед работой в щите снимите напряжение и проверьте это прибором, а не привычкой.",
      "Before work in a board switch off and prove it with a tester, not by habit.",
    ],
  ],
  groups: [lighting, extensions, wiring],
};

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
      "Кабель отмотаем по метру и промаркируем концы под вашу схему.",
      "We cut cable by the metre and mark the ends to your diagram.",
    ],
    [
      "Все приборы проверяют под нагрузкой, протокол хранится три года.",
      "Every device is tested under load, and the record is kept for three years.",
    ],
    [
      "Перед работой в щите снимите напряжение и проверьте это прибором, а не привычкой.",
      "Before work in a board switch off and prove it with a tester, not by habit.",
    ],
  ],
  groups: [lighting, extensions, wiring],
};

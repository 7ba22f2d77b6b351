import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Стремянки и лестницы. */
export const stepladders: Group = {
  code: "stepladders",
  name: ["Стремянки и лестницы", "Stepladders and ladders"],
  advice: [
    [
      "Не вставайте на верхнюю ступень: руки должны иметь, за что держаться.",
      "Do not stand on the top step: your hands need something to hold.",
    ],
    [
      "Стремянку раскрывают до щелчка замка, недожатый замок складывает её под весом.",
      "Open the stepladder until the lock clicks: a half-closed lock folds under weight.",
    ],
  ],
  features: [
    ["рифлёные ступени шириной с ладонь", "ribbed steps as wide as a palm"],
    ["башмаки не скользят и не пачкают пол", "feet that neither slip nor mark the floor"],
    ["дуга, за которую удобно держаться", "rail that is easy to hold"],
  ],
  kit: [
    ["стремянка в сборе", "assembled stepladder"],
    ["паспорт с нагрузкой", "data sheet with the load rating"],
  ],
  leaves: [
    {
      code: "aluminium-stepladders",
      name: ["Алюминиевые стремянки", "Aluminium stepladders"],
      noun: ["стремянка алюминиевая", "aluminium stepladder"],
      series: null,
      picture: "ladder",
      about: [
        "Лёгкая: на третий этаж её несут одной рукой, а под весом она не играет.",
        "Light enough to carry upstairs in one hand, yet it does not sway under weight.",
      ],
      purpose: ["ремонта, монтажа и склада", "repairs, installation and storage"],
      traits: [
        ["с площадкой", "platform"],
        ["с поручнем", "handrail"],
        ["двусторонняя", "double-sided"],
      ],
      params: [
        p(
          "steps",
          ["3 ступени", "3 steps"],
          ["4 ступени", "4 steps"],
          ["5 ступеней", "5 steps"],
          ["6 ступеней", "6 steps"],
          ["7 ступеней", "7 steps"],
          ["8 ступеней", "8 steps"],
        ),
        follow(0, "height", 2.6, 2.8, 3.1, 3.3, 3.5, 3.7),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без лотка", "no tray"], ["с лотком", "tool tray"]),
      ],
      label: 1,
      vary: 4,
      price: [1990, 12900],
      weight: [2600, 11500],
    },
    {
      code: "two-section-ladders",
      name: ["Двухсекционные лестницы", "Two-section ladders"],
      noun: ["лестница двухсекционная", "two-section ladder"],
      series: null,
      picture: "straightLadder",
      about: [
        "Верхняя секция поднимается на крюках и добавляет вторую высоту, в машину ложится половина.",
        "The upper section lifts on hooks and doubles the height; half of it fits into a van.",
      ],
      purpose: ["фасадов и деревьев", "façades and trees"],
      traits: [
        ["раскладная", "folding"],
        ["с резиновыми башмаками", "rubber feet"],
        ["с роликами", "rollers"],
      ],
      params: [
        p(
          "steps",
          ["2×7 ступеней", "2×7 steps"],
          ["2×9 ступеней", "2×9 steps"],
          ["2×11 ступеней", "2×11 steps"],
          ["2×14 ступеней", "2×14 steps"],
        ),
        follow(0, "height", 4.1, 5.2, 6.4, 8),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без крюков", "no hooks"], ["с крюками", "hooks"]),
      ],
      label: 1,
      vary: 4,
      price: [5900, 24900],
      weight: [7200, 26000],
      advice: [
        [
          "Ставьте лестницу под углом 75 градусов: на метр от стены на каждые четыре метра высоты.",
          "Set the ladder at 75 degrees: one metre from the wall for every four up.",
        ],
        [
          "Верх лестницы выступает над крышей на метр, тогда с неё можно сойти, держась.",
          "Let the top stand a metre above the roof, so that you can step off holding on.",
        ],
      ],
      features: [
        ["устойчива к боковому опрокидыванию", "stable against tipping sideways"],
        ["ступени завальцованы в тетиву", "rungs swaged into the stiles"],
        ["ступени не скользят под мокрой обувью", "rungs that do not slip under wet boots"],
      ],
      kit: [
        ["крепёж и защитные колпачки", "hardware and end caps"],
        ["паспорт с нагрузкой", "data sheet with the load rating"],
      ],
    },
  ],
};

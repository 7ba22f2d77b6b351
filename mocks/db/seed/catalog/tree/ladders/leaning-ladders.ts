import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Приставные и выдвижные лестницы. */
export const leaningLadders: Group = {
  code: "leaning-ladders",
  name: ["Приставные и выдвижные лестницы", "Leaning and extension ladders"],
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
  leaves: [
    {
      code: "single-ladders",
      name: ["Приставные лестницы", "Single ladders"],
      noun: ["лестница приставная", "single ladder"],
      series: null,
      picture: "ladder",
      about: [
        "Одна секция без замков и тросов: прислонил и работай.",
        "One section without locks or ropes: lean it and work.",
      ],
      purpose: ["крыши, сада и склада", "roofs, gardens and warehouses"],
      traits: [
        ["с резиновыми башмаками", "rubber feet"],
        ["с широкой траверсой", "wide stabiliser"],
        ["с рифлёными ступенями", "ribbed rungs"],
      ],
      params: [
        p(
          "steps",
          ["6 ступеней", "6 steps"],
          ["8 ступеней", "8 steps"],
          ["10 ступеней", "10 steps"],
          ["12 ступеней", "12 steps"],
          ["15 ступеней", "15 steps"],
        ),
        follow(0, "height", 2.7, 3.2, 3.8, 4.3, 5.1),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без крюков", "no hooks"], ["с крюками", "hooks"]),
      ],
      label: 1,
      vary: 4,
      price: [2900, 14900],
      weight: [3200, 14000],
    },
    {
      code: "two-section-ladders",
      name: ["Двухсекционные лестницы", "Two-section ladders"],
      noun: ["лестница двухсекционная", "two-section ladder"],
      series: null,
      picture: "ladder",
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
    },
    {
      code: "three-section-ladders",
      name: ["Трёхсекционные лестницы", "Three-section ladders"],
      noun: ["лестница трёхсекционная", "three-section ladder"],
      series: null,
      picture: "ladder",
      about: [
        "Бывает стремянкой, приставной и выдвижной: одна лестница на весь объект.",
        "A stepladder, a leaning one and an extension in turn: one ladder for the whole site.",
      ],
      purpose: ["высоких потолков и кровли", "high ceilings and roofs"],
      traits: [
        ["универсальная", "multi-purpose"],
        ["с тросом", "rope-operated"],
        ["с широкой траверсой", "wide stabiliser"],
      ],
      params: [
        p(
          "steps",
          ["3×7 ступеней", "3×7 steps"],
          ["3×9 ступеней", "3×9 steps"],
          ["3×11 ступеней", "3×11 steps"],
          ["3×13 ступеней", "3×13 steps"],
        ),
        follow(0, "height", 5.3, 6.9, 8.6, 10.2),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без крюков", "no hooks"], ["с крюками", "hooks"]),
      ],
      label: 1,
      vary: 4,
      price: [8900, 42900],
      weight: [10500, 39000],
    },
  ],
};

import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Стремянки. */
export const stepladders: Group = {
  code: "stepladders",
  name: ["Стремянки", "Stepladders"],
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
      code: "steel-stepladders",
      name: ["Стальные стремянки", "Steel stepladders"],
      noun: ["стремянка стальная", "steel stepladder"],
      series: null,
      picture: "ladder",
      about: [
        "Широкие ступени с резиной: на такой стоят час и не устают ноги.",
        "Wide rubber steps: you can stand on it for an hour without tired feet.",
      ],
      purpose: ["дома, магазина и архива", "homes, shops and archives"],
      traits: [
        ["с резиновыми ступенями", "rubber steps"],
        ["с высокой дугой", "high rail"],
        ["с широкими ступенями", "wide steps"],
      ],
      params: [
        p(
          "steps",
          ["2 ступени", "2 steps"],
          ["3 ступени", "3 steps"],
          ["4 ступени", "4 steps"],
          ["5 ступеней", "5 steps"],
          ["6 ступеней", "6 steps"],
        ),
        follow(0, "height", 2.4, 2.6, 2.8, 3.1, 3.3),
        p("load", 150),
        p("material", ["сталь", "steel"]),
        p("kit", ["без лотка", "no tray"], ["с лотком", "tool tray"]),
      ],
      label: 1,
      vary: 4,
      price: [1290, 6900],
      weight: [3900, 14500],
    },
    {
      code: "insulated-stepladders",
      name: ["Диэлектрические стремянки", "Insulated stepladders"],
      noun: ["стремянка диэлектрическая", "insulated stepladder"],
      series: null,
      picture: "ladder",
      about: [
        "Стеклопластиковые тетивы не проводят ток, испытаны напряжением 30 кВ.",
        "Fibreglass stiles do not conduct and are tested at 30 kV.",
      ],
      purpose: ["электриков и связистов", "electricians and line workers"],
      traits: [
        ["с широкой площадкой", "wide platform"],
        ["с двойной дугой", "double rail"],
        ["с жёлтыми тетивами", "yellow stiles"],
      ],
      params: [
        p(
          "steps",
          ["4 ступени", "4 steps"],
          ["5 ступеней", "5 steps"],
          ["6 ступеней", "6 steps"],
          ["8 ступеней", "8 steps"],
          ["10 ступеней", "10 steps"],
        ),
        follow(0, "height", 2.8, 3.1, 3.3, 3.8, 4.3),
        p("load", 150),
        p("material", ["стеклопластик", "fibreglass"]),
        p("kit", ["без лотка", "no tray"], ["с лотком", "tool tray"]),
      ],
      label: 1,
      vary: 4,
      price: [9900, 39900],
      weight: [5200, 18500],
    },
  ],
};

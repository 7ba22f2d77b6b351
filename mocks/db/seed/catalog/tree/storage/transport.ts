import type { Group } from "../../types";
import { p } from "../parts";

/** Тележки и тачки. */
export const transport: Group = {
  code: "transport",
  name: ["Тележки и тачки", "Trolleys and barrows"],
  advice: [
    ["Груз кладут над осью: тогда руки только направляют.", "Lay the load over the axle, and your hands only steer."],
    [
      "Смазывайте ось раз в сезон: катить станет вдвое легче.",
      "Grease the axle once a season: it will roll twice as easily.",
    ],
  ],
  features: [
    ["усиленная ось", "reinforced axle"],
    ["рукоятки с упором для кисти", "handles with hand guards"],
    ["сварные швы на всех узлах", "welded at every joint"],
  ],
  kit: [
    ["колёса и крепёж", "wheels and hardware"],
    ["паспорт с нагрузкой", "data sheet with the load rating"],
  ],
  leaves: [
    {
      code: "hand-trucks",
      name: ["Двухколёсные тележки", "Hand trucks"],
      noun: ["тележка двухколёсная", "hand truck"],
      series: null,
      picture: "ladder",
      about: [
        "Наклонил и покатил: баллон, мешки и коробки едут через порог.",
        "Tip it and roll: a cylinder, sacks and boxes cross the threshold.",
      ],
      purpose: ["баллонов, мешков и коробок", "cylinders, sacks and boxes"],
      traits: [
        ["складная", "folding"],
        ["с опорой для лестниц", "stair climber"],
        ["с дугами под баллон", "cylinder hoops"],
      ],
      params: [
        p("load", 60, 90, 120, 200, 250),
        p("wheels", ["литые", "solid"], ["пневматические", "pneumatic"]),
        p("width", 400, 460, 500),
        p("material", ["сталь", "steel"], ["алюминий", "aluminium"]),
      ],
      label: 1,
      vary: 1,
      price: [1990, 14900],
      weight: [4900, 18500],
    },
    {
      code: "platform-trolleys",
      name: ["Платформенные тележки", "Platform trolleys"],
      noun: ["тележка платформенная", "platform trolley"],
      series: null,
      picture: "ladder",
      about: [
        "Тихие колёса не будят склад, ручка складывается на платформу.",
        "Quiet wheels let the store sleep, and the handle folds onto the platform.",
      ],
      purpose: ["склада и магазина", "stores and shops"],
      traits: [
        ["со складной ручкой", "folding handle"],
        ["с тормозом", "brake"],
        ["с бортами", "sides"],
      ],
      params: [
        p("load", 150, 200, 300, 500),
        p("wheels", ["литые", "solid"], ["полиуретановые", "polyurethane"], ["пневматические", "pneumatic"]),
        p("span", 740, 900, 1200),
        p("material", ["сталь", "steel"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 1,
      price: [3900, 24900],
      weight: [8900, 36000],
    },
    {
      code: "wheelbarrows",
      name: ["Строительные тачки", "Wheelbarrows"],
      noun: ["тачка строительная", "wheelbarrow"],
      series: null,
      picture: "ladder",
      about: [
        "Кузов опрокидывается вперёд одним движением, бетон сходит весь.",
        "The body tips forward in one motion, and all the concrete slides out.",
      ],
      purpose: ["раствора, грунта и камня", "mortar, soil and stone"],
      traits: [
        ["с усиленной рамой", "reinforced frame"],
        ["с двумя колёсами", "two wheels"],
        ["с оцинкованным кузовом", "galvanised body"],
      ],
      params: [
        p("volume", 65, 85, 100, 130),
        p("wheels", ["пневматические", "pneumatic"], ["бескамерные", "puncture-proof"]),
        p("load", 130, 200, 300),
        p("material", ["сталь", "steel"], ["полимер", "polymer"]),
      ],
      label: 1,
      vary: 1,
      price: [2490, 9900],
      weight: [9800, 21000],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Крепёж. */
export const fasteners: Group = {
  code: "fasteners",
  name: ["Крепёж", "Fixings"],
  advice: [
    [
      "Крепёж берут по нагрузке, а не по длине: запас нужен двукратный.",
      "Choose fixings by load, not by length, and keep a twofold margin.",
    ],
    [
      "Отверстие чистят от пыли: в грязном любой крепёж держит вдвое слабее.",
      "Clear the hole of dust: any fixing holds half as well in dirt.",
    ],
  ],
  features: [
    ["нагрузка проверена на партии", "load tested in every batch"],
    ["размеры без разброса", "sizes without scatter"],
    ["не боится сырости", "stands damp"],
  ],
  kit: [
    ["упаковка с таблицей нагрузок", "pack with a table of loads"],
    ["памятка по монтажу", "fixing leaflet"],
  ],
  leaves: [
    {
      code: "wood-screws",
      name: ["Саморезы", "Screws"],
      noun: ["саморез", "screw"],
      series: null,
      picture: "screwsBox",
      about: [
        "Частая резьба держит в металле, редкая в дереве; двухзаходная закручивается вдвое быстрее.",
        "Fine thread holds in metal, coarse in wood; a twin thread drives twice as fast.",
      ],
      purpose: ["дерева, гипсокартона и листа", "wood, drywall and sheet"],
      traits: [
        ["с потайной головкой", "countersunk"],
        ["с прессшайбой", "washer head"],
        ["кровельный", "roofing"],
      ],
      params: [
        p("diameter", 3.5, 4.2, 4.8, 6),
        p("span", 16, 25, 35, 45, 55, 75, 100),
        p("pack", 100, 200, 500, 1000),
        p("tip", "PH2", "PZ2", "Torx T20"),
        p("coating", ["цинк", "zinc"], ["фосфат", "phosphate"]),
        p("workpiece", ["дерево", "wood"], ["металл", "metal"]),
      ],
      label: 2,
      vary: 2,
      price: [1, 6],
      weight: [1, 14],
    },
    {
      code: "anchors",
      name: ["Анкеры", "Anchors"],
      noun: ["анкер", "anchor"],
      series: null,
      picture: "anchors",
      about: [
        "Гильза распирает отверстие, когда тянут гайку: чем сильнее тянут, тем крепче держит.",
        "The sleeve swells when the nut is tightened: the harder the pull, the firmer the hold.",
      ],
      purpose: ["бетона и тяжёлых конструкций", "concrete and heavy structures"],
      traits: [
        ["с гайкой", "with nut"],
        ["клиновой", "wedge"],
        ["с кольцом", "eye bolt"],
      ],
      params: [
        p("diameter", 6, 8, 10, 12, 16),
        p("span", 40, 65, 80, 100, 150),
        p("pack", 1, 10, 25, 50),
        p("load", 180, 320, 520, 900),
        p("coating", ["цинк", "zinc"], ["горячий цинк", "hot-dip zinc"]),
        p("workpiece", ["бетон", "concrete"]),
      ],
      label: 2,
      vary: 2,
      price: [12, 190],
      weight: [20, 320],
    },
  ],
};

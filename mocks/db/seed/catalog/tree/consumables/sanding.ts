import type { Group } from "../../types";
import { p } from "../parts";

/** Шлифовальные материалы. */
export const sanding: Group = {
  code: "sanding",
  name: ["Шлифовальные материалы", "Sanding abrasives"],
  advice: [
    [
      "Шаг между номерами зерна не больше ста: после Р80 берут Р120, потом Р180.",
      "Do not jump more than about a hundred in grit: after P80 comes P120, then P180.",
    ],
    [
      "Забитую шкурку продувают воздухом: на лепестке ещё половина зерна.",
      "Blow clogged paper out with air: half of its grain is still there.",
    ],
  ],
  features: [
    ["зерно не осыпается", "grain that does not shed"],
    ["стеарат против засаливания", "stearate against clogging"],
    ["основа не тянется", "backing that does not stretch"],
  ],
  kit: [
    ["упаковка с номером зерна", "pack with the grit number"],
    ["памятка по зернистости", "leaflet on grits"],
  ],
  leaves: [
    {
      code: "sanding-discs",
      name: ["Круги шлифовальные на липучке", "Hook-and-loop sanding discs"],
      noun: ["круг шлифовальный на липучке", "sanding disc"],
      series: null,
      picture: "disc",
      about: [
        "Отверстия совпадают с подошвой, пыль уходит в пылесос, а не в лёгкие.",
        "The holes match the pad, so the dust goes to the vacuum and not to the lungs.",
      ],
      purpose: ["эксцентриковых шлифмашин", "random orbit sanders"],
      traits: [
        ["с восемью отверстиями", "eight holes"],
        ["с плёночной основой", "film backing"],
        ["на бумаге", "paper-backed"],
      ],
      params: [
        p("diameter", 125, 150, 225),
        p(
          "grit",
          ["Р40", "P40"],
          ["Р60", "P60"],
          ["Р80", "P80"],
          ["Р120", "P120"],
          ["Р180", "P180"],
          ["Р240", "P240"],
          ["Р320", "P320"],
        ),
        p("pack", 5, 10, 25, 50),
        p("workpiece", ["дерево", "wood"], ["лак и краска", "lacquer and paint"]),
        p("material", ["оксид алюминия", "aluminium oxide"], ["керамика", "ceramic"]),
      ],
      label: 1,
      vary: 1,
      price: [12, 60],
      weight: [3, 12],
    },
    {
      code: "sanding-belts",
      name: ["Шлифовальные ленты", "Sanding belts"],
      noun: ["лента шлифовальная", "sanding belt"],
      series: null,
      picture: "reel",
      about: [
        "Стык на косом шве не бьёт по заготовке и держит нагрузку.",
        "A slanting joint does not knock on the work and carries the load.",
      ],
      purpose: ["ленточных шлифмашин", "belt sanders"],
      traits: [
        ["на тканевой основе", "cloth-backed"],
        ["с косым стыком", "slant joint"],
        ["двунаправленная", "bidirectional"],
      ],
      params: [
        p("width", 75, 76, 100),
        p("span", 457, 533, 610),
        p("grit", ["Р40", "P40"], ["Р60", "P60"], ["Р80", "P80"], ["Р120", "P120"], ["Р180", "P180"]),
        p("pack", 3, 5, 10),
        p("material", ["оксид алюминия", "aluminium oxide"], ["циркон", "zirconia"]),
      ],
      label: 2,
      vary: 2,
      price: [60, 240],
      weight: [30, 90],
    },
    {
      code: "sandpaper",
      name: ["Шлифовальная бумага", "Sandpaper"],
      noun: ["бумага шлифовальная", "sandpaper"],
      series: null,
      picture: "reel",
      about: [
        "Рвётся по линейке, гнётся в любую сторону и работает с водой и без неё.",
        "It tears along a rule, bends either way and works wet or dry.",
      ],
      purpose: ["ручной шлифовки", "sanding by hand"],
      traits: [
        ["водостойкая", "waterproof"],
        ["с латексной пропиткой", "latex-bound"],
        ["на мягкой основе", "soft backing"],
      ],
      params: [
        p("width", 93, 115, 230),
        p(
          "grit",
          ["Р60", "P60"],
          ["Р80", "P80"],
          ["Р120", "P120"],
          ["Р180", "P180"],
          ["Р240", "P240"],
          ["Р400", "P400"],
        ),
        p("length", 0.28, 3, 5, 50),
        p("workpiece", ["дерево", "wood"], ["металл", "metal"], ["шпатлёвка", "filler"]),
        p("material", ["карбид кремния", "silicon carbide"], ["оксид алюминия", "aluminium oxide"]),
      ],
      label: 1,
      vary: 1,
      price: [40, 1290],
      weight: [20, 900],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Шлифование и зачистка. */
export const sanding: Group = {
  code: "sanding",
  name: ["Шлифование и зачистка", "Sanding and brushing"],
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
      code: "sandpaper",
      name: ["Шлифовальная бумага", "Sandpaper"],
      noun: ["бумага шлифовальная", "sandpaper"],
      series: null,
      picture: "sandpaper",
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
    {
      code: "wire-brushes",
      name: ["Проволочные щётки", "Wire brushes"],
      noun: ["щётка проволочная", "wire brush"],
      series: null,
      picture: "wireBrush",
      about: [
        "Чашка из скрученной проволоки сбивает ржавчину и окалину и не оставляет борозд.",
        "A cup of twisted wire knocks off rust and scale without leaving grooves.",
      ],
      purpose: ["ржавчины, окалины и старой краски", "rust, scale and old paint"],
      traits: [
        ["с кручёной проволокой", "twisted wire"],
        ["с волнистой проволокой", "crimped wire"],
        ["с защитным кольцом", "bridle ring"],
      ],
      params: [
        p("diameter", 65, 75, 100, 125),
        p("thickness", 0.3, 0.5, 0.8),
        p("pack", 1, 3, 5),
        p("thread", ["М14", "M14"]),
        p("material", ["латунированная сталь", "brass-coated steel"], ["нержавеющая сталь", "stainless steel"]),
        p("speed", 12500, 11000, 8500),
      ],
      label: 1,
      vary: 2,
      price: [220, 890],
      weight: [180, 520],
      advice: [
        [
          "Наденьте щиток: проволока вылетает со скоростью диска.",
          "Wear a face shield: wires fly off at the speed of the disc.",
        ],
        [
          "Не давите: чистят концы проволоки, а не её бока.",
          "Do not press: the tips of the wire do the cleaning, not its sides.",
        ],
      ],
      features: [
        ["проволока закреплена стальным кольцом", "wire held by a steel ring"],
        ["отбалансирована", "balanced"],
        ["без вибрации на полных оборотах", "runs smoothly at full speed"],
      ],
      kit: [
        ["изделие в упаковке", "pack with a label"],
        ["таблица применения", "application chart"],
      ],
    },
  ],
};

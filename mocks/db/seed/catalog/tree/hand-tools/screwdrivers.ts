import type { Group } from "../../types";
import { p } from "../parts";

/** Отвёртки и стамески. */
export const screwdrivers: Group = {
  code: "screwdrivers",
  name: ["Отвёртки и стамески", "Screwdrivers and chisels"],
  advice: [
    [
      "Жало должно входить в шлиц без качания: люфт в полмиллиметра уже сминает грани.",
      "The tip must sit in the slot without rocking: half a millimetre of play already rounds the edges.",
    ],
    [
      "Намагниченное жало удобно над головой, но в щите с приборами лучше обычное.",
      "A magnetic tip helps overhead, but near instruments an ordinary one is better.",
    ],
  ],
  features: [
    ["рукоятка не боится бензина и масла", "handle that resists petrol and oil"],
    ["чернёное жало с точной геометрией", "blackened tip of exact shape"],
    ["рукоятка не катится по столу", "handle that does not roll away"],
  ],
  kit: [
    ["держатель для стены", "wall holder"],
    ["памятка о размерах шлицев", "leaflet about tip sizes"],
  ],
  leaves: [
    {
      code: "screwdriver-sets",
      name: ["Наборы отвёрток", "Screwdriver sets"],
      noun: ["набор отвёрток", "screwdriver set"],
      series: null,
      picture: "screwdrivers",
      about: [
        "Прямые, крестовые и звёздчатые: размеры подобраны так, чтобы не искать вторую отвёртку.",
        "Flat, cross and star tips, in sizes chosen so that no second driver has to be found.",
      ],
      purpose: ["дома, мастерской и сервиса", "the home, the workshop and the garage"],
      traits: [
        ["сталь S2", "S2 steel"],
        ["с магнитными жалами", "magnetic tips"],
        ["с ударными пятками", "striking caps"],
      ],
      params: [
        p("count", 5, 6, 8, 10, 12, 18),
        p(
          "tip",
          ["плоский и крестовый", "flat and cross"],
          ["плоский, крестовый и звёздчатый", "flat, cross and star"],
        ),
        p("kit", ["на подставке", "rack"], ["в сумке", "roll bag"], ["в кейсе", "case"]),
        p("handle", ["двухкомпонентная", "two-component"], ["трёхкомпонентная", "three-component"]),
      ],
      label: 1,
      vary: 2,
      price: [490, 4200],
      weight: [350, 2100],
    },
    {
      code: "wood-chisels",
      name: ["Стамески", "Wood chisels"],
      noun: ["набор стамесок", "wood chisel set"],
      series: null,
      picture: "chisels",
      about: [
        "Полотна заточены под 25 градусов и доведены, можно работать сразу после распаковки.",
        "The blades are ground to 25 degrees and honed, ready to work straight from the box.",
      ],
      purpose: ["врезки петель, замков и пазов", "letting in hinges, locks and grooves"],
      traits: [
        ["с ударным кольцом", "striking ring"],
        ["с защитными колпачками", "edge guards"],
        ["со скошенными гранями", "bevelled edges"],
      ],
      params: [
        p("count", 3, 4, 6, 8),
        p("handle", ["бук", "beech"], ["двухкомпонентная", "two-component"]),
        p("kit", ["в блистере", "blister pack"], ["в пенале", "tool roll"], ["в деревянном ящике", "wooden box"]),
        p("span", 240, 260, 280),
        p("material", ["хром-ванадий", "chrome vanadium"], ["инструментальная сталь", "tool steel"]),
      ],
      label: 1,
      vary: 2,
      price: [890, 5900],
      weight: [350, 1500],
      advice: [
        [
          "Правьте кромку на мелком камне каждый час работы: острая стамеска безопаснее тупой.",
          "Hone the edge on a fine stone every hour: a sharp chisel is safer than a blunt one.",
        ],
        [
          "Бейте киянкой, а не молотком: боёк раскалывает рукоятку.",
          "Strike with a mallet, not a hammer: steel splits the handle.",
        ],
      ],
      features: [
        ["твёрдость полотна 60 HRC", "blades of 60 HRC"],
        ["спинка отшлифована до плоскости", "backs ground flat"],
        ["рукоятка не выскальзывает", "handles that do not slip"],
      ],
      kit: [
        ["колпачки на полотна", "blade guards"],
        ["памятка по заточке", "sharpening leaflet"],
      ],
    },
  ],
};

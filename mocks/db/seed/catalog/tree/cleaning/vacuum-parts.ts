import type { Group } from "../../types";
import { p } from "../parts";

/** Принадлежности для пылесосов. */
export const vacuumParts: Group = {
  code: "vacuum-parts",
  name: ["Принадлежности для пылесосов", "Vacuum accessories"],
  wears: true,
  advice: [
    ["Меняйте расходник раньше, чем тяга упадёт вдвое.", "Replace it before the suction drops by half."],
    ["Сушите при комнатной температуре, не на батарее.", "Dry it at room temperature, not on a radiator."],
  ],
  features: [
    ["подходит к большинству моделей", "fits most models"],
    ["плотно садится на место", "fits tightly"],
    ["не крошится при сушке", "does not crumble when dried"],
  ],
  kit: [
    ["упаковка со списком моделей", "pack with a list of models"],
    ["памятка по замене", "replacement leaflet"],
  ],
  leaves: [
    {
      code: "vacuum-bags",
      name: ["Мешки для пылесосов", "Vacuum bags"],
      noun: ["мешок для пылесоса", "vacuum bag"],
      series: null,
      picture: "vacuum",
      about: [
        "Нетканое полотно держит пыль в пять слоёв и не рвётся об осколки.",
        "Five layers of fleece hold the dust and do not tear on chips.",
      ],
      purpose: ["сухой пыли и опилок", "dry dust and sawdust"],
      traits: [
        ["пятислойный", "five-ply"],
        ["с усиленной горловиной", "reinforced collar"],
        ["многоразовый", "reusable"],
      ],
      params: [
        p("volume", 15, 20, 30, 36, 50),
        p("pack", 1, 5, 10),
        p("material", ["синтетика", "synthetic fleece"], ["бумага", "paper"]),
        p("color", ["белый", "white"], ["серый", "grey"]),
        p("class", ["класс L", "class L"], ["класс М", "class M"]),
      ],
      label: 1,
      vary: 1,
      price: [70, 290],
      weight: [30, 90],
    },
    {
      code: "vacuum-filters",
      name: ["Фильтры для пылесосов", "Vacuum filters"],
      noun: ["фильтр для пылесоса", "vacuum filter"],
      series: ["ФП", "VF"],
      picture: "vacuum",
      about: [
        "Складка держит форму и моется под краном десятки раз.",
        "The pleats keep their shape and wash under a tap dozens of times.",
      ],
      purpose: ["тонкой пыли", "fine dust"],
      traits: [
        ["моющийся", "washable"],
        ["складчатый", "pleated"],
        ["с каркасом", "framed"],
      ],
      params: [
        p("diameter", 120, 140, 185),
        p("class", ["класс L", "class L"], ["класс М", "class M"], ["класс Н", "class H"]),
        p("material", ["полиэфир", "polyester"], ["целлюлоза", "cellulose"]),
        p("span", 90, 120, 155),
      ],
      label: 0,
      vary: 1,
      price: [390, 3900],
      weight: [120, 620],
    },
    {
      code: "vacuum-hoses",
      name: ["Шланги и насадки", "Vacuum hoses and nozzles"],
      noun: ["шланг для пылесоса", "vacuum hose"],
      series: null,
      picture: "reel",
      about: [
        "Не переламывается под дверью, антистатик не бьёт током.",
        "It does not kink under a door, and the antistatic one gives no shock.",
      ],
      purpose: ["пылесосов и инструмента", "vacuums and tools"],
      traits: [
        ["антистатический", "antistatic"],
        ["с поворотной муфтой", "swivel cuff"],
        ["морозостойкий", "frost-proof"],
      ],
      params: [
        p("diameter", 27, 32, 35, 38),
        p("length", 2.5, 3, 4, 5),
        p(
          "kit",
          ["без переходников", "no adapters"],
          ["с двумя переходниками", "two adapters"],
          ["с набором насадок", "nozzle set"],
        ),
        p("material", ["полиэтилен", "polyethylene"], ["полиуретан", "polyurethane"]),
      ],
      label: 2,
      vary: 2,
      price: [690, 5900],
      weight: [400, 2400],
    },
  ],
};

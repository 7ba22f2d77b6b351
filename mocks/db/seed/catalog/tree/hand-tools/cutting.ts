import type { Group } from "../../types";
import { p } from "../parts";

/** Пилы и ножи. */
export const cutting: Group = {
  code: "cutting",
  name: ["Пилы и ножи", "Hand saws and knives"],
  advice: [
    ["Не давите: усилие тупит кромку и уводит рез.", "Do not press: force dulls the edge and bends the cut."],
    ["Меняйте лезвие раньше, чем захочется нажать сильнее.", "Change the blade before you feel like pressing harder."],
  ],
  features: [
    ["удобный упор для большого пальца", "comfortable thumb rest"],
    ["лезвие защищено на время переноски", "blade covered while carried"],
    ["рукоятка под правую и левую руку", "handle for either hand"],
  ],
  kit: [
    ["защитный чехол", "protective cover"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "wood-hand-saws",
      name: ["Ножовки по дереву", "Hand saws"],
      noun: ["ножовка по дереву", "hand saw"],
      series: null,
      picture: "handsaw",
      about: [
        "Зуб с трёхгранной заточкой режет вдоль и поперёк и не цепляется в начале пропила.",
        "Three-sided teeth cut along and across the grain and do not catch at the start.",
      ],
      purpose: ["досок, бруса и фанеры", "boards, timber and plywood"],
      traits: [
        ["с закалённым зубом", "hardened teeth"],
        ["с тефлоновым покрытием", "low-friction coating"],
        ["с угольником в рукоятке", "try-square handle"],
      ],
      params: [
        p("span", 350, 400, 450, 500),
        p(
          "teeth",
          ["мелкий зуб, 11 на дюйм", "fine teeth, 11 per inch"],
          ["средний зуб, 8 на дюйм", "medium teeth, 8 per inch"],
          ["крупный зуб, 5 на дюйм", "coarse teeth, 5 per inch"],
        ),
        p("handle", ["пластик", "plastic"], ["двухкомпонентная", "two-component"], ["бук", "beech"]),
        p("material", ["углеродистая сталь", "carbon steel"]),
      ],
      label: 1,
      vary: 1,
      price: [390, 1990],
      weight: [280, 650],
    },
    {
      code: "utility-knives",
      name: ["Монтажные ножи", "Utility knives"],
      noun: ["нож монтажный", "utility knife"],
      series: null,
      picture: "utilityKnife",
      about: [
        "Сегмент отламывают, когда он затупился, фиксатор держит лезвие под нажимом.",
        "Snap off a segment when it is dull; the lock holds the blade under pressure.",
      ],
      purpose: ["гипсокартона, плёнки и кабеля", "drywall, film and cable"],
      traits: [
        ["с винтовым фиксатором", "screw lock"],
        ["с автофиксатором", "auto lock"],
        ["с металлической направляющей", "metal guide"],
      ],
      params: [
        p("width", 9, 18, 25),
        p("handle", ["пластик", "plastic"], ["двухкомпонентная", "two-component"], ["металл", "metal"]),
        p(
          "kit",
          ["с одним лезвием", "one knife blade"],
          ["с пятью лезвиями", "five knife blades"],
          ["с десятью лезвиями", "ten knife blades"],
        ),
        p("material", ["инструментальная сталь", "tool steel"]),
      ],
      label: 1,
      vary: 2,
      price: [120, 990],
      weight: [60, 240],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Пильная оснастка. */
export const blades: Group = {
  code: "blades",
  name: ["Пильная оснастка", "Saw blades"],
  advice: [
    [
      "Полотно подбирают по материалу, а не по тому, что осталось в ящике.",
      "Choose the blade by the material, not by what is left in the box.",
    ],
    [
      "Нагар с зубьев снимают щёткой и содой, а не ножом.",
      "Take resin off the teeth with a brush and soda, not with a knife.",
    ],
  ],
  features: [
    ["зуб заточен на станке", "machine-ground teeth"],
    ["сталь не крошится на холоде", "steel that does not chip in the cold"],
    ["размер нанесён лазером", "size marked by laser"],
  ],
  kit: [
    ["защитная упаковка", "protective pack"],
    ["памятка по подбору зуба", "leaflet on choosing teeth"],
  ],
  leaves: [
    {
      code: "circular-blades",
      name: ["Пильные диски", "Circular saw blades"],
      noun: ["диск пильный", "circular saw blade"],
      series: null,
      picture: "sawBlade",
      about: [
        "Чем больше зубьев, тем чище кромка и тем медленнее подача.",
        "The more teeth, the cleaner the edge and the slower the feed.",
      ],
      purpose: ["досок, плит и ламината", "boards, panels and laminate"],
      traits: [
        ["с твёрдосплавными зубьями", "carbide-tipped"],
        ["с антипригарным слоем", "non-stick layer"],
        ["тонкий", "thin kerf"],
      ],
      params: [
        p("diameter", 160, 190, 210, 254, 305),
        p(
          "teeth",
          ["24 зуба", "24 teeth"],
          ["36 зубьев", "36 teeth"],
          ["48 зубьев", "48 teeth"],
          ["60 зубьев", "60 teeth"],
          ["80 зубьев", "80 teeth"],
        ),
        p("bore", 20, 30),
        p("workpiece", ["дерево", "wood"], ["ламинат", "laminate"], ["алюминий", "aluminium"]),
        p("thickness", 1.8, 2.2, 2.6, 3),
      ],
      label: 1,
      vary: 1,
      price: [390, 6900],
      weight: [150, 1900],
    },
    {
      code: "jigsaw-blades",
      name: ["Пилки для лобзика", "Jigsaw blades"],
      noun: ["пилка для лобзика", "jigsaw blade"],
      series: null,
      picture: "jigsawBlades",
      about: [
        "Обратный зуб режет ламинат без сколов, волнистый берёт металл, крупный распускает доску.",
        "Reverse teeth cut laminate without chipping, wavy ones take metal, coarse ones rip boards.",
      ],
      purpose: ["фигурного и прямого реза", "curved and straight cuts"],
      traits: [
        ["со шлифованным зубом", "ground teeth"],
        ["с чистым резом", "clean cut"],
        ["удлинённая", "extra long"],
      ],
      params: [
        p("workpiece", ["дерево", "wood"], ["ламинат", "laminate"], ["металл", "metal"], ["пластик", "plastic"]),
        p("pack", 2, 3, 5, 10),
        p("span", 75, 100, 130),
        p("teeth", ["мелкий зуб", "fine teeth"], ["крупный зуб", "coarse teeth"]),
        p("shank", ["Т-образный", "T-shank"]),
        p("material", "HCS", "HSS", "BiM"),
      ],
      label: 0,
      vary: 1,
      price: [50, 190],
      weight: [8, 20],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Пневмопистолеты для гвоздей. */
export const nailers: Group = {
  code: "nailers",
  name: ["Пневмопистолеты для гвоздей", "Air nailers"],
  advice: [
    [
      "Давление подбирайте на обрезке: шляпка должна уйти вровень, а не провалиться.",
      "Set the pressure on an offcut: the head must sit flush, not sink.",
    ],
    ["Снимайте шланг, прежде чем доставать застрявший гвоздь.", "Take the hose off before you clear a jam."],
  ],
  features: [
    ["предохранитель на носике", "safety on the nose"],
    ["глубину меняют колёсиком", "depth set with a wheel"],
    ["магазин открывается одной рукой", "magazine that opens with one hand"],
  ],
  kit: [
    ["масло, ключи и штуцер", "oil, keys and nipple"],
    ["очки, паспорт и гарантийный талон", "glasses, manual and warranty card"],
  ],
  leaves: [
    {
      code: "brad-nailers",
      name: ["Штифтозабивные пистолеты", "Brad nailers"],
      noun: ["пистолет штифтозабивной", "brad nailer"],
      series: ["ШП", "BN"],
      picture: "drill",
      about: [
        "Тонкий штифт почти не оставляет следа, шпатлевать после него нечего.",
        "A thin brad leaves hardly a mark, so there is nothing to fill.",
      ],
      purpose: ["плинтуса, наличника и мебели", "skirting, trim and furniture"],
      traits: [
        ["с прозрачным магазином", "clear magazine"],
        ["с тонким носиком", "slim nose"],
        ["с сухой камерой", "oil-free"],
      ],
      params: [
        p("span", 30, 50, 64),
        p("thickness", 0.6, 1.2, 1.6),
        p("pressure", 6, 7, 8),
        p("kit", ["без крепежа", "no nails"], ["с 1000 штифтов", "1000 brads"]),
      ],
      label: 1,
      vary: 3,
      price: [3900, 16900],
      weight: [1100, 1900],
    },
    {
      code: "framing-nailers",
      name: ["Гвоздезабивные пистолеты", "Framing nailers"],
      noun: ["пистолет гвоздезабивной", "framing nailer"],
      series: ["ГП", "FN"],
      picture: "drill",
      about: [
        "Гвоздь в 90 мм входит за одно нажатие: каркас собирают в три раза быстрее.",
        "A 90 mm nail goes in with one pull, and a frame stands three times sooner.",
      ],
      purpose: ["каркасов, обрешётки и поддонов", "frames, battens and pallets"],
      traits: [
        ["с режимом серии", "bump mode"],
        ["с поворотным выхлопом", "swivel exhaust"],
        ["с крюком под балку", "rafter hook"],
      ],
      params: [
        p("span", 65, 75, 90, 100),
        p("thickness", 2.9, 3.1, 3.3),
        p("pressure", 7, 8),
        p("kit", ["без крепежа", "no nails"], ["с 500 гвоздей", "500 nails"]),
      ],
      label: 1,
      vary: 3,
      price: [9900, 39900],
      weight: [2600, 4200],
    },
    {
      code: "air-staplers",
      name: ["Пневмостеплеры", "Air staplers"],
      noun: ["пневмостеплер", "air stapler"],
      series: ["СТ", "ST"],
      picture: "drill",
      about: [
        "Скобы идут одна за другой и держат плёнку, ткань и вагонку.",
        "Staples follow one another and hold film, fabric and matchboard.",
      ],
      purpose: ["обивки, плёнки и вагонки", "upholstery, film and matchboard"],
      traits: [
        ["лёгкий", "light"],
        ["с задней загрузкой", "rear loading"],
        ["с длинным носом", "long nose"],
      ],
      params: [
        p("span", 13, 16, 25, 40),
        p("width", 5.7, 10.6, 12.8),
        p("pressure", 5, 6, 7),
        p("kit", ["без скоб", "no staples"], ["с 2500 скоб", "2500 staples"]),
      ],
      label: 1,
      vary: 3,
      price: [2900, 14900],
      weight: [800, 2400],
    },
  ],
};

import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Отрезные и алмазные круги. */
export const discs: Group = {
  code: "discs",
  name: ["Отрезные и алмазные круги", "Cutting and diamond discs"],
  advice: [
    [
      "Обороты на круге должны быть не ниже, чем у машины, иначе его разорвёт.",
      "The speed printed on the disc must not be lower than that of the machine, or it will burst.",
    ],
    [
      "Не нагружайте круг сбоку, если он не шлифовальный: он лопнет.",
      "Put no side load on a disc that is not made for grinding: it will crack.",
    ],
  ],
  features: [
    ["проверен на разрыв", "burst-tested"],
    ["обороты указаны крупно", "speed printed large"],
    ["отбалансирован", "balanced"],
  ],
  kit: [
    ["круг в защитной упаковке", "disc in a protective pack"],
    ["памятка по безопасности", "safety leaflet"],
  ],
  leaves: [
    {
      code: "cutting-discs",
      name: ["Отрезные круги по металлу", "Metal cutting discs"],
      noun: ["круг отрезной по металлу", "metal cutting disc"],
      series: null,
      picture: "disc",
      about: [
        "Тонкий круг режет быстро и без грата, толстый держится дольше и не боится перекоса.",
        "A thin disc cuts fast and without a burr, a thick one lasts longer and forgives a tilt.",
      ],
      purpose: ["резки проката, профиля и арматуры", "cutting bars, section and rebar"],
      traits: [
        ["с датой на втулке", "date on the ring"],
        ["без железа и серы", "iron and sulphur free"],
        ["с ускоренным резом", "fast cut"],
        ["увеличенного ресурса", "long life"],
      ],
      params: [
        p("diameter", 115, 125, 150, 180, 230, 300, 355),
        p("thickness", 0.8, 1, 1.2, 1.6, 2, 2.5, 3.2),
        follow(0, "bore", 22.2, 22.2, 22.2, 22.2, 22.2, 32, 25.4),
        p(
          "workpiece",
          ["сталь", "steel"],
          ["нержавейка", "stainless steel"],
          ["алюминий", "aluminium"],
          ["чугун", "cast iron"],
        ),
        p("pack", 1, 5, 10, 25, 50),
        follow(0, "speed", 13300, 12200, 10200, 8500, 6600, 5100, 4400),
      ],
      label: 2,
      vary: 4,
      price: [30, 690],
      weight: [20, 420],
    },
    {
      code: "diamond-discs",
      name: ["Алмазные диски", "Diamond blades"],
      noun: ["диск алмазный", "diamond blade"],
      series: null,
      picture: "cuttingDiamond",
      about: [
        "Сегментный режет бетон всухую, сплошной оставляет ровную кромку на плитке.",
        "A segmented rim cuts concrete dry, a continuous one leaves a clean edge on tile.",
      ],
      purpose: ["бетона, плитки и камня", "concrete, tile and stone"],
      traits: [
        ["с лазерной пайкой", "laser-welded"],
        ["для сухого реза", "dry cut"],
        ["с охлаждающими пазами", "cooling slots"],
      ],
      params: [
        p("diameter", 115, 125, 180, 230, 350),
        p("bore", 22.2, 25.4),
        p(
          "workpiece",
          ["бетон", "concrete"],
          ["керамогранит", "porcelain tile"],
          ["асфальт", "asphalt"],
          ["универсальный", "universal"],
        ),
        p("method", ["сегментный", "segmented"], ["сплошной", "continuous rim"], ["турбо", "turbo rim"]),
        p("thickness", 1.4, 2, 2.4, 3.2),
      ],
      label: 1,
      vary: 2,
      price: [390, 12900],
      weight: [90, 1900],
    },
  ],
};

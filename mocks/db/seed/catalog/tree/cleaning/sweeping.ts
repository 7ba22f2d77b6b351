import type { Group } from "../../types";
import { p } from "../parts";

/** Щётки, лопаты и мешки. */
export const sweeping: Group = {
  code: "sweeping",
  name: ["Щётки, лопаты и мешки", "Brooms, shovels and sacks"],
  wears: true,
  advice: [
    [
      "Начинайте от дальней стены: так не ходят по чистому.",
      "Start at the far wall, and nobody walks over the clean part.",
    ],
    ["Сырую пыль убирать легче: сбрызните пол водой.", "Damp dust is easier to remove: sprinkle the floor."],
  ],
  features: [
    ["служит не один сезон", "lasts more than a season"],
    ["не рвётся и не гнётся", "neither tears nor bends"],
    ["моется водой", "washes with water"],
  ],
  kit: [
    ["бирка с размером", "size label"],
    ["памятка по уходу", "care leaflet"],
  ],
  leaves: [
    {
      code: "brooms",
      name: ["Щётки и мётлы", "Brooms"],
      noun: ["щётка подметальная", "broom"],
      series: null,
      picture: "roller",
      about: [
        "Метёт и сухую пыль, и мокрую стружку, колодка не цепляет пороги.",
        "It sweeps dry dust and wet shavings, and the block does not catch on sills.",
      ],
      purpose: ["цеха, склада и двора", "workshops, stores and yards"],
      traits: [
        ["со скребком", "scraper edge"],
        ["с мягким ворсом", "soft bristles"],
        ["для грубой уборки", "for rough sweeping"],
      ],
      params: [
        p("width", 280, 400, 600, 800),
        p(
          "kit",
          ["без черенка", "no handle"],
          ["с деревянным черенком", "wooden handle"],
          ["с алюминиевым черенком", "aluminium handle"],
        ),
        p(
          "material",
          ["полипропилен", "polypropylene"],
          ["конский волос", "horsehair"],
          ["смешанный ворс", "mixed bristles"],
        ),
        p("nap", 50, 70, 90),
      ],
      label: 1,
      vary: 1,
      price: [290, 2490],
      weight: [400, 1900],
    },
    {
      code: "shovels",
      name: ["Лопаты и скребки", "Shovels and scrapers"],
      noun: ["лопата", "shovel"],
      series: null,
      picture: "hammer",
      about: [
        "Полотно держит форму под щебнем, упор для ноги не режет подошву.",
        "The blade keeps its shape under gravel, and the tread does not cut the sole.",
      ],
      purpose: ["щебня, снега и мусора", "gravel, snow and rubble"],
      traits: [
        ["совковая", "square-mouth"],
        ["штыковая", "digging"],
        ["снеговая", "snow"],
      ],
      params: [
        p("width", 200, 240, 380, 500),
        p("kit", ["без черенка", "no handle"], ["с черенком", "with handle"]),
        p("material", ["рельсовая сталь", "rail steel"], ["алюминий", "aluminium"], ["поликарбонат", "polycarbonate"]),
        p("handle", ["берёза", "birch"], ["стеклопластик", "fibreglass"], ["алюминий", "aluminium"]),
      ],
      label: 1,
      vary: 1,
      price: [490, 3900],
      weight: [900, 2900],
    },
    {
      code: "rubble-sacks",
      name: ["Мешки для мусора", "Rubble sacks"],
      noun: ["мешок для мусора", "rubble sack"],
      series: null,
      picture: "reel",
      about: [
        "Плотный мешок несёт битый кирпич и не рвётся о гвоздь.",
        "A dense sack carries broken brick and does not tear on a nail.",
      ],
      purpose: ["строительного мусора и упаковки", "rubble and packaging"],
      traits: [
        ["тканый", "woven"],
        ["с завязками", "ties"],
        ["с усиленным швом", "reinforced seam"],
      ],
      params: [
        p("volume", 30, 60, 90, 120, 180, 240),
        p("pack", 10, 20, 50, 100),
        p("film", 40, 60, 100),
        p("load", 25, 40, 50),
        p("material", ["полипропилен", "polypropylene"], ["полиэтилен", "polyethylene"]),
        p("color", ["белый", "white"], ["чёрный", "black"], ["зелёный", "green"]),
      ],
      label: 1,
      vary: 1,
      price: [9, 49],
      weight: [40, 180],
    },
  ],
};

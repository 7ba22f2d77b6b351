import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Электроды и кабели. */
export const weldingConsumables: Group = {
  code: "welding-consumables",
  name: ["Электроды и кабели", "Electrodes and cables"],
  wears: true,
  advice: [
    [
      "Отсыревшие материалы сушат до работы, иначе шов пойдёт порами.",
      "Dry damp consumables before work, or the seam will be porous.",
    ],
    [
      "Марку и полярность пишут на пачке: перепутаете, и дуга будет плеваться.",
      "Grade and polarity stand on the pack: mix them up and the arc will spit.",
    ],
  ],
  features: [
    ["ровный шов без брызг", "even seam without spatter"],
    ["состав не меняется от партии к партии", "same composition from batch to batch"],
    ["герметичная упаковка", "airtight pack"],
  ],
  kit: [
    ["пачка в плёнке и картоне", "pack in film and cardboard"],
    ["сертификат на партию", "batch certificate"],
  ],
  leaves: [
    {
      code: "electrodes",
      name: ["Электроды", "Electrodes"],
      noun: ["электроды сварочные", "stick electrodes"],
      series: ["ЭС", "ES"],
      picture: "electrodes",
      about: [
        "Обмазка защищает ванну газом и шлаком, поэтому варить можно и на сквозняке.",
        "The coating shields the pool with gas and slag, so you can weld in a draught.",
      ],
      purpose: ["углеродистых и низколегированных сталей", "carbon and low-alloy steels"],
      traits: [
        ["с малым разбрызгиванием", "low spatter"],
        ["для всех положений", "all positions"],
        ["с лёгким поджигом", "easy striking"],
      ],
      params: [
        p("diameter", 2, 2.5, 3, 4, 5),
        p("span", 300, 350, 450),
        p("coating", ["рутиловое", "rutile"], ["основное", "basic"]),
        p("pack", 40, 80, 120),
        follow(2, "grade", "E6013", "E7018"),
      ],
      label: 1,
      vary: 3,
      price: [6, 24],
      weight: [20, 70],
    },
    {
      code: "welding-cables",
      name: ["Сварочные кабели", "Welding cables"],
      noun: ["кабель сварочный", "welding cable"],
      series: ["КГ", "KG"],
      picture: "weldingCable",
      about: [
        "Тонкие медные жилы в резине: кабель не дубеет на морозе и не тянет руку.",
        "Fine copper strands in rubber: the cable stays soft in frost and does not drag the hand.",
      ],
      purpose: ["удлинения сварочной цепи", "extending the welding circuit"],
      traits: [
        ["в сборе с вилками", "with plugs"],
        ["морозостойкий", "frost-proof"],
        ["медный", "copper"],
      ],
      params: [
        p("wire-section", 16, 25, 35, 50),
        p("length", 3, 5, 10, 15),
        p("rating", 150, 200, 250, 350),
        p("material", ["медь в резине", "copper in rubber"]),
      ],
      label: 1,
      vary: 1,
      price: [890, 9900],
      weight: [1200, 15000],
      wears: false,
      advice: [
        [
          "Чистый контакт важнее мощности: ржавчину под зажимом и магнитом снимают до блеска.",
          "Clean contact matters more than power: grind the rust away under clamps and magnets.",
        ],
        [
          "Всё, что под током, не должно греться в руке: тёплое тоньше, чем нужно.",
          "Nothing that carries current should feel warm in the hand: what is warm is too thin.",
        ],
      ],
      features: [
        ["держит форму при нагреве", "keeps its shape when heated"],
        ["маркировка не выгорает", "marking that does not burn off"],
        ["не боится искр и брызг", "withstands sparks and spatter"],
      ],
      kit: [
        ["крепёж", "hardware"],
        ["паспорт изделия", "leaflet"],
      ],
    },
  ],
};

import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Сварочные материалы. */
export const weldingConsumables: Group = {
  code: "welding-consumables",
  name: ["Сварочные материалы", "Welding consumables"],
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
      picture: "bits",
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
      code: "welding-wire",
      name: ["Сварочная проволока", "Welding wire"],
      noun: ["проволока сварочная", "welding wire"],
      series: ["СВ", "SW"],
      picture: "reel",
      about: [
        "Намотана виток к витку, поэтому идёт в горелку без рывков.",
        "Wound turn by turn, it runs into the torch without jerking.",
      ],
      purpose: ["полуавтоматов", "MIG welders"],
      traits: [
        ["с ровной намоткой", "even winding"],
        ["на еврокатушке", "euro spool"],
        ["в вакуумной упаковке", "vacuum-packed"],
      ],
      params: [
        p("diameter", 0.6, 0.8, 1, 1.2),
        p("workpiece", ["сталь", "steel"], ["нержавейка", "stainless steel"], ["алюминий", "aluminium"]),
        follow(1, "grade", "ER70S-6", "ER308L", "ER4043"),
        p("spool", 1, 5, 15),
        p("coating", ["медь", "copper"], ["без покрытия", "none"]),
      ],
      label: 1,
      vary: 3,
      price: [290, 690],
      weight: [1080, 1120],
    },
    {
      code: "tig-rods",
      name: ["Присадочные прутки", "TIG rods"],
      noun: ["прутки присадочные", "TIG rods"],
      series: ["ПП", "TR"],
      picture: "bits",
      about: [
        "Метровые прутки с маркировкой на конце: марку видно, даже когда осталась половина.",
        "Metre-long rods marked at the end: the grade shows even when half is left.",
      ],
      purpose: ["аргонодуговой сварки", "TIG welding"],
      traits: [
        ["полированные", "polished"],
        ["с клеймом марки", "grade-stamped"],
        ["в тубусе", "in a tube"],
      ],
      params: [
        p("diameter", 1.6, 2, 2.4, 3.2),
        p("pack", 25, 50, 100),
        p("workpiece", ["сталь", "steel"], ["нержавейка", "stainless steel"], ["алюминий", "aluminium"]),
        follow(2, "grade", "ER70S-6", "ER308L", "ER4043"),
        p("span", 1000),
      ],
      label: 1,
      vary: 1,
      price: [22, 70],
      weight: [15, 60],
    },
  ],
};

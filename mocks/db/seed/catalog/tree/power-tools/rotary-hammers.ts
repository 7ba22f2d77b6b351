import type { Group } from "../../types";
import { mains, p } from "../parts";

/** Перфораторы и отбойники. */
export const rotaryHammers: Group = {
  code: "rotary-hammers",
  name: ["Перфораторы и отбойники", "Rotary and demolition hammers"],
  advice: [
    [
      "Для отверстий под дюбель достаточно 2–3 Дж, для штроб и проходов в бетоне берите от 5 Дж.",
      "Plug holes need 2–3 J; for chasing and openings in concrete take 5 J and more.",
    ],
    [
      "Смазывайте хвостовик перед каждой сменой: сухой бур изнашивает ствол вдвое быстрее.",
      "Grease the shank before every shift: a dry bit wears the barrel out twice as fast.",
    ],
  ],
  features: [
    ["развязка рукоятки от корпуса", "handle decoupled from the body"],
    ["смазка заложена на весь срок", "greased for life"],
    ["кабель в резиновой оболочке", "rubber-sheathed cable"],
  ],
  kit: [
    ["боковая рукоятка", "side handle"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "sds-plus-hammers",
      name: ["Перфораторы SDS-plus", "SDS-plus rotary hammers"],
      noun: ["перфоратор SDS-plus", "SDS-plus rotary hammer"],
      series: ["ПР", "PR"],
      picture: "rotary",
      about: [
        "Три режима: сверление, сверление с ударом и долбление; переключатель не сбивается под пылью.",
        "Three modes: drilling, hammer drilling and chiselling; the switch does not clog with dust.",
      ],
      purpose: ["отверстий в бетоне и лёгкого демонтажа", "holes in concrete and light demolition"],
      traits: [
        ["с виброзащитой", "anti-vibration"],
        ["3 режима", "3 modes"],
        ["со сменным патроном", "exchangeable chuck"],
      ],
      params: [
        p("diameter", 22, 24, 26, 28, 30),
        p("energy", 1.8, 2.4, 2.8, 3.2, 3.6),
        p("power", 620, 720, 800, 850, 950),
        p(
          "kit",
          ["без буров", "no bits"],
          ["3 бура", "3 bits"],
          ["5 буров и зубило", "5 bits and chisel"],
          ["с быстрозажимным патроном", "keyless chuck"],
        ),
        p("impacts", 4800, 4400, 4000),
        mains,
      ],
      label: 1,
      vary: 3,
      price: [5900, 19400],
      weight: [2300, 3600],
    },
    {
      code: "sds-max-hammers",
      name: ["Перфораторы SDS-max", "SDS-max rotary hammers"],
      noun: ["перфоратор SDS-max", "SDS-max rotary hammer"],
      series: ["ПРМ", "PRM"],
      picture: "rotary",
      about: [
        "Тяжёлый ствол бурит проходы под трубы и ломает стяжку, не требуя нажима.",
        "The heavy barrel bores pipe passages and breaks screed without being pushed.",
      ],
      purpose: ["больших отверстий и демонтажа бетона", "large holes and breaking concrete"],
      traits: [
        ["с противовесом", "counterbalanced"],
        ["с индикатором щёток", "brush indicator"],
        ["2 режима", "2 modes"],
      ],
      params: [
        p("diameter", 38, 40, 45, 52),
        p("energy", 6, 8, 10, 14, 20),
        p("power", 1050, 1200, 1350, 1600),
        p(
          "kit",
          ["без пик", "no chisels"],
          ["пика и зубило", "point and chisel"],
          ["3 бура и пика", "3 bits and point"],
        ),
        p("impacts", 3000, 2700, 2200),
        mains,
      ],
      label: 1,
      vary: 3,
      price: [17800, 64900],
      weight: [5600, 11800],
    },
    {
      code: "demolition-hammers",
      name: ["Отбойные молотки", "Demolition hammers"],
      noun: ["молоток отбойный", "demolition hammer"],
      series: ["МО", "DH"],
      picture: "rotary",
      about: [
        "Бьёт без вращения: вся энергия уходит в пику, а не в кисти рук.",
        "It strikes without turning: all the energy goes into the point, not into the wrists.",
      ],
      purpose: ["разборки стяжки, кирпича и асфальта", "breaking screed, brickwork and asphalt"],
      traits: [
        ["с виброзащитой", "anti-vibration"],
        ["с тележкой", "trolley"],
        ["с плавным пуском", "soft start"],
      ],
      params: [
        p("energy", 8, 12, 20, 35, 50, 65),
        p("power", 1050, 1300, 1600, 1900, 2200),
        p("shank", "SDS-max", ["шестигранник 30 мм", "30 mm hex"]),
        p(
          "kit",
          ["без пик", "no chisels"],
          ["пика и зубило", "point and chisel"],
          ["2 пики и лопатка", "2 points and spade"],
        ),
        p("impacts", 2900, 2000, 1400),
        mains,
      ],
      label: 1,
      vary: 3,
      price: [15900, 88900],
      weight: [5200, 32000],
    },
  ],
};

import type { Group } from "../../types";
import { cordless, cordlessKits, mains, p } from "../parts";

/** Перфораторы и гайковёрты. */
export const rotaryHammers: Group = {
  code: "rotary-hammers",
  name: ["Перфораторы и гайковёрты", "Rotary hammers and impact wrenches"],
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
      code: "impact-wrenches",
      name: ["Ударные гайковёрты", "Impact wrenches"],
      noun: ["гайковёрт ударный", "impact wrench"],
      series: ["ГА", "GA"],
      picture: "impact",
      about: [
        "Срывает прикипевший болт, когда ключ с трубой уже не помогает.",
        "It frees a seized bolt when a spanner with a pipe on it gives up.",
      ],
      purpose: ["шиномонтажа и сборки металлоконструкций", "tyre fitting and steel assembly"],
      traits: [
        ["бесщёточный", "brushless"],
        ["с автостопом", "auto stop"],
        ["с резиновой накладкой", "rubber boot"],
      ],
      params: [
        p("voltage", 12, 18),
        p("torque", 180, 220, 300, 400, 700, 1000),
        cordlessKits,
        p("drive", ["3/8 дюйма", "3/8 in"], ["1/2 дюйма", "1/2 in"], ["3/4 дюйма", "3/4 in"]),
        p("impacts", 3400, 3200, 2600),
        cordless,
      ],
      label: 2,
      vary: 2,
      price: [7400, 32900],
      weight: [1200, 3400],
      advice: [
        [
          "Работайте короткими сериями, а последнее усилие проверяйте динамометрическим ключом.",
          "Work in short bursts and check the final turn with a torque wrench.",
        ],
        [
          "Оснастку берите ударную, чёрную: хромированная раскалывается от первых же ударов.",
          "Use black impact-rated accessories: chromed ones crack after the first blows.",
        ],
      ],
      features: [
        ["ударный узел из легированной стали", "impact mechanism of alloy steel"],
        ["металлический корпус редуктора", "metal gear housing"],
        ["рукоятка, которая не скользит", "grip that does not slip"],
      ],
      kit: [
        ["держатель оснастки", "accessory holder"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

import type { Group } from "../../types";
import { cordedKits, cordless, cordlessKits, mains, p } from "../parts";

/** Гайковёрты и винтовёрты. */
export const impactTools: Group = {
  code: "impact-tools",
  name: ["Гайковёрты и винтовёрты", "Impact tools"],
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
  leaves: [
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
    },
    {
      code: "impact-drivers",
      name: ["Ударные винтовёрты", "Impact drivers"],
      noun: ["винтовёрт ударный", "impact driver"],
      series: ["ВА", "VA"],
      picture: "impact",
      about: [
        "Длинный саморез входит без отдачи в руку: крутит удар, а не запястье.",
        "A long screw goes in without a kick: the blows turn it, not the wrist.",
      ],
      purpose: ["кровельных и длинных саморезов", "roofing and long screws"],
      traits: [
        ["бесщёточный", "brushless"],
        ["с коротким корпусом", "short body"],
        ["с режимом для кровли", "roofing mode"],
      ],
      params: [
        p("voltage", 12, 18),
        p("torque", 110, 140, 170, 200),
        cordlessKits,
        p("shank", ["шестигранник 1/4 дюйма", "1/4 in hex"]),
        p("speed", 2600, 2900, 3400),
        cordless,
      ],
      label: 2,
      vary: 2,
      price: [6200, 19800],
      weight: [900, 1500],
    },
    {
      code: "corded-wrenches",
      name: ["Сетевые гайковёрты", "Corded impact wrenches"],
      noun: ["гайковёрт сетевой", "corded impact wrench"],
      series: ["ГС", "CW"],
      picture: "impact",
      about: [
        "Работает от розетки и не ждёт зарядки: удобно на стационарном посту.",
        "It runs from a socket and never waits for a charge, which suits a fixed post.",
      ],
      purpose: ["сервиса и стационарных постов", "garages and fixed work posts"],
      traits: [
        ["с реверсом под пальцем", "thumb reverse"],
        ["с длинным кабелем", "long cable"],
        ["с бойком из легированной стали", "alloy steel anvil"],
      ],
      params: [
        p("power", 450, 600, 900, 1100),
        p("torque", 300, 350, 450, 600),
        cordedKits,
        p("drive", ["1/2 дюйма", "1/2 in"], ["3/4 дюйма", "3/4 in"]),
        p("cable", 3, 4, 5),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [6900, 21900],
      weight: [2600, 5900],
    },
  ],
};

import type { Group } from "../../types";
import { cordless, cordlessKits, mains, p } from "../parts";

/** Дрели и миксеры. */
export const drills: Group = {
  code: "drills",
  name: ["Дрели и миксеры", "Drills and mixers"],
  advice: [
    [
      "Начинайте на малых оборотах и прибавляйте, когда инструмент встал на место.",
      "Start slowly and speed up once the tool has settled.",
    ],
    [
      "Дайте мотору минуту на холостом ходу после тяжёлой работы: так он служит вдвое дольше.",
      "Let the motor idle for a minute after heavy work: it lasts twice as long.",
    ],
  ],
  features: [
    ["плавный пуск под пальцем", "trigger with a smooth start"],
    ["накладки, которые не скользят в перчатках", "grips that do not slip in gloves"],
    ["редуктор в металлическом корпусе", "gears in a metal housing"],
  ],
  kit: [
    ["ключ или держатель оснастки", "key or accessory holder"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "drill-drivers",
      name: ["Дрели-шуруповёрты", "Drill drivers"],
      noun: ["дрель-шуруповёрт", "drill driver"],
      series: ["ДША", "DSA"],
      picture: "drill",
      about: [
        "Две скорости: на первой удобно заворачивать крепёж, на второй сверлить.",
        "Two gears: the first one drives fasteners, the second one drills.",
      ],
      purpose: ["сборки, монтажа и сверления по дереву и металлу", "assembly and drilling in wood and metal"],
      traits: [
        ["бесщёточная", "brushless"],
        ["со стальным патроном", "steel chuck"],
        ["с муфтой на 20 ступеней", "20-step clutch"],
        ["короткая", "compact"],
      ],
      params: [
        p("voltage", 12, 18),
        p("torque", 30, 40, 50, 60, 75, 90),
        cordlessKits,
        p("chuck", ["быстрозажимной 10 мм", "keyless 10 mm"], ["быстрозажимной 13 мм", "keyless 13 mm"]),
        p("speed", 1350, 1500, 1800, 2000),
        cordless,
      ],
      label: 2,
      vary: 2,
      price: [4200, 18900],
      weight: [1100, 2100],
    },
    {
      code: "mixers",
      name: ["Миксеры строительные", "Power mixers"],
      noun: ["миксер строительный", "power mixer"],
      series: ["МС", "PM"],
      picture: "mixer",
      about: [
        "Низкие обороты и длинный венчик размешивают раствор без комков и лишнего воздуха.",
        "Low speed and a long whisk mix mortar without lumps and without trapping air.",
      ],
      purpose: ["растворов, клея и наливных полов", "mortar, adhesive and self-levelling floors"],
      traits: [
        ["с плавным пуском", "soft start"],
        ["с двумя скоростями", "two-speed"],
        ["с широкой рамой", "wide frame"],
      ],
      params: [
        p("power", 1050, 1200, 1400, 1600, 1800),
        p("diameter", 120, 140, 160),
        p("volume", 40, 60, 80, 100),
        p("thread", ["М14", "M14"]),
        p("speed", 780, 700, 620),
        mains,
      ],
      label: 1,
      vary: 1,
      price: [5200, 16900],
      weight: [3200, 6400],
    },
  ],
};

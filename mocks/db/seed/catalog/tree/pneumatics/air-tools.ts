import type { Group } from "../../types";
import { p } from "../parts";

/** Пневмоинструмент. */
export const airTools: Group = {
  code: "air-tools",
  name: ["Пневмоинструмент", "Air tools"],
  advice: [
    [
      "Две капли масла в штуцер перед сменой продлевают жизнь ротора вдвое.",
      "Two drops of oil into the inlet before a shift double the life of the rotor.",
    ],
    [
      "Шланг берите не тоньше 10 мм: на тонком теряется половина силы.",
      "Use a hose of at least 10 mm: a thin one loses half the power.",
    ],
  ],
  features: [
    ["выхлоп вниз, а не в лицо", "exhaust downwards, not into the face"],
    ["регулятор подачи на рукоятке", "air regulator on the handle"],
    ["не греется и не искрит", "neither heats up nor sparks"],
  ],
  kit: [
    ["штуцер 1/4 дюйма и маслёнка", "1/4 in nipple and oiler"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "framing-nailers",
      name: ["Гвоздезабивные пистолеты", "Framing nailers"],
      noun: ["пистолет гвоздезабивной", "framing nailer"],
      series: ["ГП", "FN"],
      picture: "airNailer",
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
    },
    {
      code: "spray-guns",
      name: ["Краскопульты пневматические", "Air spray guns"],
      noun: ["краскопульт пневматический", "air spray gun"],
      series: ["КП", "SG"],
      picture: "sprayGun",
      about: [
        "Факел, подача и воздух настраиваются отдельно: от точки до широкой полосы.",
        "Fan, paint and air are set apart, from a dot to a broad band.",
      ],
      purpose: ["покраски кузова, мебели и фасадов", "painting bodywork, furniture and façades"],
      traits: [
        ["с верхним бачком", "gravity cup"],
        ["с нижним бачком", "suction cup"],
        ["с манометром", "gauge"],
      ],
      params: [
        p("diameter", 1.3, 1.4, 1.7, 2),
        p("volume", 0.4, 0.6, 1),
        p("flow", 150, 230, 300),
        p("method", ["высокое давление", "high pressure"], ["низкое давление", "HVLP"], ["среднее давление", "LVMP"]),
        p("kit", ["одно сопло", "one nozzle"], ["три сопла", "three nozzles"]),
      ],
      label: 1,
      vary: 4,
      price: [1490, 24900],
      weight: [450, 1200],
      advice: [
        [
          "Воздух должен быть сухим: капля воды портит и краску, и деталь.",
          "The air must be dry: a drop of water spoils paint and parts alike.",
        ],
        ["Чистите сопло сразу после работы, мягкой щёткой.", "Clean the nozzle right after work with a soft brush."],
      ],
      features: [
        ["сопло из износостойкого сплава", "wear-resistant nozzle"],
        ["разбирается без инструмента", "comes apart without tools"],
        ["лёгкий ход курка", "light trigger"],
      ],
      kit: [
        ["щётка и ключ", "brush and key"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Рулетки и штангенциркули. */
export const tapes: Group = {
  code: "tapes",
  name: ["Рулетки и штангенциркули", "Tapes and calipers"],
  advice: [
    [
      "Считывайте размер прямо перед собой: взгляд сбоку ошибается на миллиметр.",
      "Read the scale straight on: a sideways glance is a millimetre out.",
    ],
    ["Вытирайте шкалу тряпкой: песок стирает её за сезон.", "Wipe the scale: sand rubs it off in one season."],
  ],
  features: [
    ["чёткая шкала в миллиметрах", "clear scale in millimetres"],
    ["шкала проверена по эталону", "scale checked against a standard"],
    ["шкала не бликует на солнце", "scale that does not glare in the sun"],
  ],
  kit: [
    ["упаковка с подвесом", "hanging pack"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "tape-measures",
      name: ["Рулетки", "Tape measures"],
      noun: ["рулетка", "tape measure"],
      series: null,
      picture: "tape",
      about: [
        "Стопор держит ленту одной кнопкой, корпус переживает падение с лесов.",
        "A button locks the tape, and the case survives a fall from the scaffold.",
      ],
      purpose: ["стройки, ремонта и мастерской", "building, repairs and the workshop"],
      traits: [
        ["двусторонняя разметка", "double-sided"],
        ["с магнитным крючком", "magnetic hook"],
        ["с мягким стопором", "soft lock"],
        ["в резиновом корпусе", "rubber case"],
      ],
      params: [
        p("length", 2, 3, 5, 8, 10),
        p("width", 13, 16, 19, 25, 27),
        p("class", "II"),
        p("material", ["сталь", "steel"], ["сталь с нейлоном", "nylon-coated steel"]),
      ],
      label: 2,
      vary: 0,
      price: [190, 1690],
      weight: [120, 680],
    },
    {
      code: "calipers",
      name: ["Штангенциркули", "Calipers"],
      noun: ["штангенциркуль", "caliper"],
      series: ["ШЦ", "ShTs"],
      picture: "caliper",
      about: [
        "Меряет снаружи, внутри и в глубину; нониус читается без лупы.",
        "It measures outside, inside and depth; the vernier reads without a glass.",
      ],
      purpose: ["токарных и слесарных замеров", "lathe and bench measuring"],
      traits: [
        ["с глубиномером", "depth rod"],
        ["с микроподачей", "fine adjustment"],
        ["со стопорным винтом", "locking screw"],
      ],
      params: [
        p("measure", 125, 150, 200, 250, 300),
        p("precision", 0.1, 0.05, 0.02, 0.01),
        p("method", ["нониус", "vernier"], ["стрелочный", "dial"], ["цифровой", "digital"]),
        p("material", ["нержавеющая сталь", "stainless steel"], ["углепластик", "carbon composite"]),
      ],
      label: 1,
      vary: 2,
      price: [690, 9900],
      weight: [140, 900],
      advice: [
        [
          "Точный инструмент меряет при 20 градусах: деталь со станка сначала дают остыть.",
          "Precision tools measure at 20 degrees: let a part off the machine cool first.",
        ],
        [
          "После работы прибор протирают и кладут отдельно от другого инструмента.",
          "Wipe it after work and keep it apart from other tools.",
        ],
      ],
      features: [
        ["калёные измерительные поверхности", "hardened measuring faces"],
        ["удобно лежит в руке", "sits well in the hand"],
        ["матовая поверхность без бликов", "matt finish without glare"],
      ],
      kit: [
        ["масло для хранения", "storage oil"],
        ["паспорт с отметкой о проверке", "leaflet with the inspection mark"],
      ],
    },
  ],
};

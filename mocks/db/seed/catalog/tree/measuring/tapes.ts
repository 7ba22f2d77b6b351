import type { Group } from "../../types";
import { p } from "../parts";

/** Рулетки и линейки. */
export const tapes: Group = {
  code: "tapes",
  name: ["Рулетки и линейки", "Tapes and rules"],
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
      code: "long-tapes",
      name: ["Мерные ленты", "Long tapes"],
      noun: ["лента мерная", "long tape"],
      series: null,
      picture: "tape",
      about: [
        "Открытая рамка не забивается песком, ручка сматывает двадцать метров за полминуты.",
        "An open frame does not clog with sand, and the crank winds twenty metres in half a minute.",
      ],
      purpose: ["разбивки участка и дорог", "setting out plots and roads"],
      traits: [
        ["с рамкой", "open frame"],
        ["со стальным крюком", "steel hook"],
        ["с двойной намоткой", "geared rewind"],
      ],
      params: [
        p("length", 20, 30, 50, 100),
        p("width", 10, 13, 15),
        p("material", ["стекловолокно", "woven fibreglass"], ["сталь с нейлоном", "nylon-coated steel"]),
        p("class", "II", "III"),
      ],
      label: 1,
      vary: 0,
      price: [690, 4900],
      weight: [350, 1900],
    },
    {
      code: "steel-rules",
      name: ["Металлические линейки", "Steel rules"],
      noun: ["линейка металлическая", "steel rule"],
      series: null,
      picture: "tape",
      about: [
        "Шкала протравлена в металле, поэтому не стирается о чертилку и нож.",
        "The scale is etched into the metal and survives the scriber and the knife.",
      ],
      purpose: ["разметки и реза по кромке", "marking out and cutting along the edge"],
      traits: [
        ["нержавеющая", "stainless"],
        ["с отверстием для подвеса", "hanging hole"],
        ["с двумя шкалами", "two scales"],
      ],
      params: [
        p("span", 150, 300, 500, 1000, 1500),
        p("width", 19, 25, 30, 35),
        p("thickness", 0.5, 0.8, 1, 1.5),
        p("material", ["нержавеющая сталь", "stainless steel"]),
      ],
      label: 1,
      vary: 0,
      price: [90, 1290],
      weight: [30, 900],
    },
  ],
};

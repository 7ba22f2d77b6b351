import type { Group } from "../../types";
import { p } from "../parts";

/** Разметка. */
export const marking: Group = {
  code: "marking",
  name: ["Разметка", "Marking out"],
  advice: [
    [
      "Риску ведут один раз: второй проход всегда рядом, и точность теряется.",
      "Scribe the line once: a second pass always lands beside it.",
    ],
    ["Разметку проверяют второй раз, с другого края.", "Check the marking a second time, from the other end."],
  ],
  features: [
    ["линия видна на бетоне, дереве и металле", "line that shows on concrete, wood and metal"],
    ["яркий цвет не теряется на объекте", "bright colour that is not lost on site"],
    ["не катится по наклонной доске", "does not roll down a slope"],
  ],
  kit: [
    ["памятка по разметке", "leaflet on marking out"],
    ["упаковка с подвесом", "hanging pack"],
  ],
  leaves: [
    {
      code: "squares",
      name: ["Угольники", "Squares"],
      noun: ["угольник", "square"],
      series: null,
      picture: "square",
      about: [
        "Прямой угол выверен после закалки, упор прижимается к кромке и не качается.",
        "The right angle is trued after hardening, and the stock sits firmly on the edge.",
      ],
      purpose: ["разметки досок, плит и профиля", "marking boards, panels and section"],
      traits: [
        ["с упором", "with stock"],
        ["с двумя шкалами", "two scales"],
        ["с отверстиями под карандаш", "pencil holes"],
      ],
      params: [
        p("span", 160, 200, 250, 300, 400, 600),
        p("precision", 0.2, 0.1, 0.05),
        p(
          "material",
          ["алюминий", "aluminium"],
          ["нержавеющая сталь", "stainless steel"],
          ["сталь и бук", "steel and beech"],
        ),
        p("width", 100, 120, 150, 200),
      ],
      label: 1,
      vary: 2,
      price: [290, 2900],
      weight: [120, 1300],
    },
    {
      code: "chalk-lines",
      name: ["Отбивочные шнуры", "Chalk lines"],
      noun: ["шнур отбивочный", "chalk line"],
      series: null,
      picture: "chalkLine",
      about: [
        "Натянул, щёлкнул, и прямая на десять метров готова; порошок смывается водой.",
        "Stretch it, snap it, and a straight line of ten metres is there; the powder washes off.",
      ],
      purpose: ["длинных прямых на полу, стене и кровле", "long straight lines on floors, walls and roofs"],
      traits: [
        ["с отвесом", "plumb bob"],
        ["с редуктором", "geared rewind"],
        ["с прозрачным корпусом", "clear body"],
      ],
      params: [
        p("length", 10, 15, 20, 30),
        p("diameter", 0.8, 1.2, 2),
        p(
          "kit",
          ["без порошка", "no powder"],
          ["с синим порошком", "blue powder"],
          ["с красным порошком", "red powder"],
        ),
        p("material", ["алюминий", "aluminium"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 2,
      price: [290, 1890],
      weight: [150, 620],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Шарнирно-губцевый инструмент. */
export const pliers: Group = {
  code: "pliers",
  name: ["Шарнирно-губцевый инструмент", "Pliers and cutters"],
  advice: [
    [
      "Калёную проволоку режут болторезом: на обычной кромке она оставляет выбоины.",
      "Cut hardened wire with bolt cutters: it dents ordinary edges.",
    ],
    [
      "Для работы у шин и щитов берите диэлектрические рукоятки с клеймом 1000 В.",
      "Near live busbars use insulated handles marked 1000 V.",
    ],
  ],
  features: [
    ["губки закалены токами высокой частоты", "induction-hardened jaws"],
    ["шарнир не разбалтывается после тысяч нажатий", "joint that stays tight after thousands of squeezes"],
    ["упор, который не даёт соскользнуть ладони", "guard that keeps the palm from slipping"],
  ],
  kit: [
    ["пластиковый чехол на губки", "plastic cover for the jaws"],
    ["паспорт с клеймом контролёра", "leaflet with the inspector's stamp"],
  ],
  leaves: [
    {
      code: "combination-pliers",
      name: ["Плоскогубцы", "Combination pliers"],
      noun: ["плоскогубцы", "combination pliers"],
      series: null,
      picture: "pliers",
      about: [
        "Держат, гнут и перекусывают: губки плоские на конце и зубчатые у шарнира.",
        "They hold, bend and cut: the jaws are flat at the tip and toothed near the joint.",
      ],
      purpose: ["монтажа и слесарных работ", "installation and bench work"],
      traits: [
        ["с дополнительной кромкой", "extra cutting edge"],
        ["с возвратной пружиной", "return spring"],
        ["усиленные", "high-leverage"],
      ],
      params: [
        p("span", 160, 180, 200),
        p("workpiece", ["мягкая проволока", "soft wire"], ["твёрдая проволока", "hard wire"]),
        p(
          "handle",
          ["литая", "dipped"],
          ["двухкомпонентная", "two-component"],
          ["диэлектрическая до 1000 В", "1000 V insulated"],
        ),
        p("material", ["хром-ванадиевая сталь", "chrome vanadium steel"], ["инструментальная сталь", "tool steel"]),
      ],
      label: 1,
      vary: 2,
      price: [420, 1890],
      weight: [180, 420],
    },
    {
      code: "side-cutters",
      name: ["Бокорезы", "Side cutters"],
      noun: ["бокорезы", "side cutters"],
      series: null,
      picture: "pliers",
      about: [
        "Режут вплотную к поверхности, срез остаётся ровным и без заусенца.",
        "They cut flush with the surface and leave a clean end without a burr.",
      ],
      purpose: ["кабеля, стяжек и проволоки", "cable, ties and wire"],
      traits: [
        ["с торцевой кромкой", "end edge"],
        ["с возвратной пружиной", "return spring"],
        ["для электроники", "for electronics"],
      ],
      params: [
        p("span", 125, 140, 160, 180, 200),
        p("diameter", 1.6, 2, 2.5, 3.2),
        p(
          "handle",
          ["литая", "dipped"],
          ["двухкомпонентная", "two-component"],
          ["диэлектрическая до 1000 В", "1000 V insulated"],
        ),
        p("material", ["хром-ванадиевая сталь", "chrome vanadium steel"], ["инструментальная сталь", "tool steel"]),
      ],
      label: 1,
      vary: 2,
      price: [390, 1990],
      weight: [130, 360],
    },
    {
      code: "pipe-pliers",
      name: ["Переставные клещи", "Water pump pliers"],
      noun: ["клещи переставные", "water pump pliers"],
      series: null,
      picture: "pliers",
      about: [
        "Раскрытие меняют одной рукой, защёлка не даёт губкам соскочить под нагрузкой.",
        "The opening is set with one hand, and a catch keeps the jaws from jumping under load.",
      ],
      purpose: ["труб, муфт и накидных гаек", "pipes, couplings and union nuts"],
      traits: [
        ["с кнопкой", "push button"],
        ["с узкими губками", "slim jaws"],
        ["самозажимные", "self-locking"],
      ],
      params: [
        p("span", 180, 240, 250, 300, 400),
        p("jaw", 30, 40, 50, 70, 90),
        p("handle", ["литая", "dipped"], ["двухкомпонентная", "two-component"]),
        p("material", ["хром-ванадиевая сталь", "chrome vanadium steel"]),
      ],
      label: 1,
      vary: 2,
      price: [590, 2790],
      weight: [250, 980],
    },
  ],
};

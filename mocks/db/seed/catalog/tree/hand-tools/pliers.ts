import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Плоскогубцы и болторезы. */
export const pliers: Group = {
  code: "pliers",
  name: ["Плоскогубцы и болторезы", "Pliers and bolt cutters"],
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
      code: "bolt-cutters",
      name: ["Болторезы", "Bolt cutters"],
      noun: ["болторез", "bolt cutter"],
      series: null,
      picture: "boltCutter",
      about: [
        "Двойной рычаг перекусывает пруток, цепь и дужку замка без удара и искры.",
        "A double lever bites through rod, chain and a padlock shackle without a blow or a spark.",
      ],
      purpose: ["прутка, цепи и арматуры", "rod, chain and reinforcement"],
      traits: [
        ["с коваными губками", "forged jaws"],
        ["с регулировкой зазора", "adjustable gap"],
        ["со складными рукоятками", "folding handles"],
      ],
      params: [
        p("span", 350, 450, 600, 750, 900),
        follow(0, "diameter", 5, 6, 8, 10, 12),
        p("handle", ["двухкомпонентная", "two-component"], ["литая", "dipped"]),
        p("material", ["хром-молибден", "chrome molybdenum"], ["хром-ванадий", "chrome vanadium"]),
      ],
      label: 1,
      vary: 2,
      price: [1190, 6900],
      weight: [900, 5200],
    },
  ],
};

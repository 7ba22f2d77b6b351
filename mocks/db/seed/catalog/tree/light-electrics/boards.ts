import type { Group } from "../../types";
import { p } from "../parts";

/** Щиты и автоматика. */
export const boards: Group = {
  code: "boards",
  name: ["Щиты и автоматика", "Boards and breakers"],
  advice: [
    [
      "Автомат защищает кабель, а не прибор: его номинал выбирают по сечению жилы.",
      "A breaker protects the cable, not the appliance: choose it by the conductor.",
    ],
    [
      "Протяните винты через месяц после сборки: медь в клемме проседает.",
      "Tighten the screws a month after assembly: copper settles in a terminal.",
    ],
  ],
  features: [
    ["ставится за минуту", "fits in a minute"],
    ["корпус не желтеет", "body that does not yellow"],
    ["номинал читается без фонаря", "rating readable without a torch"],
  ],
  kit: [
    ["маркировочные наклейки", "marking labels"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "circuit-breakers",
      name: ["Автоматические выключатели", "Circuit breakers"],
      noun: ["выключатель автоматический", "circuit breaker"],
      series: ["ВА", "CB"],
      picture: "worklight",
      about: [
        "Отключает и короткое замыкание, и тихую перегрузку, от которой кабель греется часами.",
        "It breaks both a short circuit and a quiet overload that warms a cable for hours.",
      ],
      purpose: ["защиты линий в щите", "protecting lines in a board"],
      traits: [
        ["с характеристикой С", "curve C"],
        ["с характеристикой В", "curve B"],
        ["с защёлкой на рейку", "rail clip"],
      ],
      params: [
        p("rating", 6, 10, 16, 25, 32, 40, 63),
        p("poles", "1", "2", "3"),
        p("class", ["4,5 кА", "4.5 kA"], ["6 кА", "6 kA"]),
        p("voltage", 230, 400),
        p("ip", "IP20"),
      ],
      label: 1,
      vary: 1,
      price: [190, 2900],
      weight: [110, 520],
    },
    {
      code: "residual-current-devices",
      name: ["УЗО и дифавтоматы", "Residual current devices"],
      noun: ["выключатель дифференциальный", "residual current device"],
      series: ["УЗ", "RC"],
      picture: "worklight",
      about: [
        "Чувствует утечку в 30 мА и отключает линию быстрее, чем ток пройдёт через сердце.",
        "It senses a leak of 30 mA and cuts the line faster than the current can pass through a heart.",
      ],
      purpose: ["ванных, кухонь и мастерских", "bathrooms, kitchens and workshops"],
      traits: [
        ["с кнопкой проверки", "test button"],
        ["электромеханический", "electromechanical"],
        ["с защитой от перегрузки", "overload protection"],
      ],
      params: [
        p("rating", 16, 25, 40, 63),
        p("poles", "2", "4"),
        p("class", ["10 мА", "10 mA"], ["30 мА", "30 mA"], ["100 мА", "100 mA"]),
        p("voltage", 230, 400),
        p("ip", "IP20"),
      ],
      label: 1,
      vary: 1,
      price: [690, 5900],
      weight: [190, 620],
    },
    {
      code: "distribution-boards",
      name: ["Распределительные щитки", "Distribution boards"],
      noun: ["щиток распределительный", "distribution board"],
      series: ["ЩР", "DB"],
      picture: "toolbox",
      about: [
        "Рейка, шины и запас места: собирать удобно, а через год есть куда добавить линию.",
        "A rail, busbars and spare room: easy to assemble, with space for a line next year.",
      ],
      purpose: ["квартир, домов и бытовок", "flats, houses and cabins"],
      traits: [
        ["с прозрачной дверцей", "clear door"],
        ["с замком", "lock"],
        ["с шинами в комплекте", "busbars included"],
      ],
      params: [
        p("modules", 4, 8, 12, 24, 36),
        p("fastening", ["навесной", "surface-mounted"], ["встраиваемый", "flush-mounted"]),
        p("ip", "IP41", "IP54", "IP65"),
        p("material", ["пластик", "plastic"], ["металл", "metal"]),
      ],
      label: 1,
      vary: 1,
      price: [490, 9900],
      weight: [400, 6900],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Кабель, розетки, автоматы. */
export const wiring: Group = {
  code: "wiring",
  name: ["Кабель, розетки, автоматы", "Cable, sockets and breakers"],
  wears: true,
  advice: [
    [
      "На розетки берут медь 2,5 мм², на свет 1,5 мм²: этого правила хватает в любой квартире.",
      "Use 2.5 mm² copper for sockets and 1.5 mm² for lights: the rule fits any flat.",
    ],
    [
      "Кабель в стене ведут только прямо и под прямым углом, чтобы потом не попасть в него сверлом.",
      "Run cable in a wall only straight and square, so that no drill finds it later.",
    ],
  ],
  features: [
    ["маркировка не стирается", "marking that does not rub off"],
    ["не поддерживает горение", "does not spread flame"],
    ["соответствует заявленному размеру", "true to its stated size"],
  ],
  kit: [
    ["бирка с партией", "batch label"],
    ["сертификат на партию", "batch certificate"],
  ],
  leaves: [
    {
      code: "power-cables",
      name: ["Силовой кабель", "Power cables"],
      noun: ["кабель силовой", "power cable"],
      series: null,
      picture: "cableCoil",
      about: [
        "Медные жилы в двойной изоляции, оболочка не горит и почти не дымит.",
        "Copper cores in double insulation; the sheath does not burn and hardly smokes.",
      ],
      purpose: ["розеток, света и щитов", "sockets, lights and boards"],
      traits: [
        ["негорючий", "flame-retardant"],
        ["с пониженным дымом", "low-smoke"],
        ["круглый", "round"],
      ],
      params: [
        p("length", 10, 20, 50, 100),
        p("wire-section", 1.5, 2.5, 4, 6),
        p("cores", "2", "3", "5"),
        p("material", ["медь", "copper"]),
        p("voltage", 660),
      ],
      label: 2,
      vary: 0,
      price: [490, 14900],
      weight: [900, 22000],
    },
    {
      code: "circuit-breakers",
      name: ["Автоматические выключатели", "Circuit breakers"],
      noun: ["выключатель автоматический", "circuit breaker"],
      series: ["ВА", "CB"],
      picture: "breaker",
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
      wears: false,
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
    },
    {
      code: "sockets-switches",
      name: ["Розетки и выключатели", "Sockets and switches"],
      noun: ["розетка с выключателем", "socket with a switch"],
      series: null,
      picture: "sockets",
      about: [
        "Механизмы под одной рамкой: клеммы держат жилу пружиной, винт поджимать не придётся.",
        "Two mechanisms in one style: spring terminals hold the wire, with no screw to retighten.",
      ],
      purpose: ["жилых комнат, кухни и мастерской", "living rooms, kitchens and workshops"],
      traits: [
        ["с заземлением", "earthed"],
        ["с защитными шторками", "safety shutters"],
        ["с подсветкой клавиши", "illuminated switch"],
      ],
      params: [
        p("color", ["белый", "white"], ["чёрный", "black"], ["серый", "grey"]),
        p("rating", 10, 16),
        p("ip", "IP20", "IP44"),
        p("method", ["скрытая установка", "flush-mounted"], ["открытая установка", "surface-mounted"]),
        p("material", ["поликарбонат", "polycarbonate"], ["термопласт", "ABS"]),
      ],
      label: 0,
      vary: 0,
      price: [290, 1290],
      weight: [110, 190],
      wears: false,
      advice: [
        [
          "Обесточьте линию и проверьте указателем, прежде чем снимать рамку.",
          "Switch the line off and prove it dead before you take off the frame.",
        ],
        [
          "Оставьте в коробке запас провода в ладонь: механизм ещё придётся снимать.",
          "Leave a hand's length of cable in the box: the mechanism will come out again.",
        ],
      ],
      features: [
        ["контакты из бронзы", "bronze contacts"],
        ["не желтеет на солнце", "does not yellow in the sun"],
        ["рамка на защёлках", "clip-on frame"],
      ],
      kit: [
        ["рамка и винты", "frame and screws"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

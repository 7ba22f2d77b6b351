import type { Group } from "../../types";
import { p } from "../parts";

/** Аппараты и горелки. */
export const welders: Group = {
  code: "welders",
  name: ["Аппараты и горелки", "Welders and torches"],
  advice: [
    [
      "Аппарат берут с запасом тока в треть: на пределе он чаще отдыхает.",
      "Take a third more current than you need: at its limit a machine rests more often.",
    ],
    [
      "Длинный удлинитель съедает напряжение: берите сечение жилы от 2,5 мм² и разматывайте катушку до конца.",
      "A long extension eats voltage: use at least 2.5 mm² and unwind the reel completely.",
    ],
  ],
  features: [
    ["держит дугу при просадке сети", "keeps the arc when the mains voltage sags"],
    ["вентилятор включается по нагреву", "fan that runs only when it is warm"],
    ["защита от перегрева", "overheating protection"],
  ],
  kit: [
    ["кабель массы с зажимом", "earth cable with clamp"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "inverter-welders",
      name: ["Инверторы для ручной сварки", "Stick inverters"],
      noun: ["инвертор сварочный", "stick inverter"],
      series: ["ИС", "IS"],
      picture: "welder",
      about: [
        "Лёгкий аппарат для электродов: зажигает дугу с первого касания и помещается на плече.",
        "A light machine for electrodes: it strikes at the first touch and hangs from a shoulder.",
      ],
      purpose: ["ворот, каркасов и ремонта", "gates, frames and repairs"],
      traits: [
        ["с форсажем дуги", "arc force"],
        ["с горячим стартом", "hot start"],
        ["с цифровым дисплеем", "digital display"],
      ],
      params: [
        p("weld-current", 160, 180, 200, 220, 250),
        p("diameter", 3.2, 4, 5),
        p("duty", 40, 60, 80),
        p("kit", ["в коробке", "carton"], ["в кейсе", "case"], ["в кейсе с маской", "case and mask"]),
        p("power", 5200, 6500, 7300, 8600),
        p("voltage", 220),
      ],
      label: 1,
      vary: 3,
      price: [5900, 38900],
      weight: [2900, 9800],
    },
    {
      code: "gas-torches",
      name: ["Газовые горелки и резаки", "Gas torches and cutters"],
      noun: ["горелка газовая", "gas torch"],
      series: ["ГГ", "GT"],
      picture: "gasTorch",
      about: [
        "Пламя настраивают двумя вентилями, наконечники меняют под толщину металла.",
        "Two valves set the flame, and tips are changed for the thickness of the metal.",
      ],
      purpose: ["пайки, сварки и прогрева", "brazing, welding and heating"],
      traits: [
        ["с пьезоподжигом", "piezo ignition"],
        ["с клапаном", "valve lever"],
        ["инжекторная", "injector type"],
      ],
      params: [
        p("workpiece", ["сталь", "steel"], ["медь и латунь", "copper and brass"], ["кровля", "roofing"]),
        p(
          "kit",
          ["без наконечников", "no tips"],
          ["с тремя наконечниками", "three tips"],
          ["с пятью наконечниками", "five tips"],
        ),
        p("span", 350, 480, 700, 1000),
        p("pressure", 3, 5, 10),
      ],
      label: 0,
      vary: 1,
      price: [1490, 9900],
      weight: [500, 1800],
      advice: [
        [
          "Кислородную арматуру нельзя касаться масляными руками: масло в струе кислорода вспыхивает само.",
          "Never touch oxygen fittings with oily hands: oil in a stream of oxygen ignites by itself.",
        ],
        ["Проверяйте соединения мыльной водой, а не спичкой.", "Check joints with soapy water, not with a match."],
      ],
      features: [
        ["каждое изделие опрессовано", "every piece is pressure-tested"],
        ["цвет говорит о газе", "colour that tells the gas"],
        ["служит и на морозе", "works in frost too"],
      ],
      kit: [
        ["запасные прокладки", "spare gaskets"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

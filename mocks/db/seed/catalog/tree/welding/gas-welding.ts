import type { Group } from "../../types";
import { p } from "../parts";

/** Газосварка и резка. */
export const gasWelding: Group = {
  code: "gas-welding",
  name: ["Газосварка и резка", "Gas welding and cutting"],
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
  leaves: [
    {
      code: "gas-torches",
      name: ["Газовые горелки и резаки", "Gas torches and cutters"],
      noun: ["горелка газовая", "gas torch"],
      series: ["ГГ", "GT"],
      picture: "weldmask",
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
    },
    {
      code: "gas-regulators",
      name: ["Газовые редукторы", "Gas regulators"],
      noun: ["редуктор газовый", "gas regulator"],
      series: ["РГ", "GR"],
      picture: "compressor",
      about: [
        "Держит давление ровным, пока баллон пустеет; два манометра показывают оба давления.",
        "It holds the pressure steady while the cylinder empties; two gauges show both pressures.",
      ],
      purpose: ["баллонов с газом", "gas cylinders"],
      traits: [
        ["с двумя манометрами", "two gauges"],
        ["с подогревом", "heated"],
        ["с ротаметром", "flow meter"],
      ],
      params: [
        p("pressure", 4, 6, 12.5, 20),
        p("gas", ["кислород", "oxygen"], ["пропан", "propane"], ["углекислота и аргон", "carbon dioxide and argon"]),
        p("thread", "G 3/4", ["СП 21,8", "SP 21.8"]),
        p("material", ["латунь", "brass"]),
      ],
      label: 1,
      vary: 1,
      price: [1290, 6900],
      weight: [600, 1900],
    },
    {
      code: "gas-hoses",
      name: ["Газовые рукава", "Gas hoses"],
      noun: ["рукав газовый", "gas hose"],
      series: null,
      picture: "reel",
      about: [
        "Цвет рукава говорит о газе: красный для пропана, синий для кислорода.",
        "The colour tells the gas: red for propane, blue for oxygen.",
      ],
      purpose: ["подачи газа от баллона к горелке", "leading gas from the cylinder to the torch"],
      traits: [
        ["морозостойкий", "frost-proof"],
        ["с нитяным усилением", "braided"],
        ["с обжатыми штуцерами", "crimped fittings"],
      ],
      params: [
        p("length", 5, 10, 15, 20, 30, 40),
        p("diameter", 6.3, 9),
        p("pressure", 6.3, 20),
        p("material", ["резина", "rubber"]),
        p("gas", ["пропан", "propane"], ["кислород", "oxygen"]),
      ],
      label: 1,
      vary: 0,
      price: [490, 5900],
      weight: [900, 9800],
    },
  ],
};

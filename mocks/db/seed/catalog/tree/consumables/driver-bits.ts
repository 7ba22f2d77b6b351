import type { Group } from "../../types";
import { p } from "../parts";

/** Биты и головки. */
export const driverBits: Group = {
  code: "driver-bits",
  name: ["Биты и головки", "Screwdriver bits and sockets"],
  advice: [
    [
      "Оснастка должна сидеть плотно: стоптанная портит и себя, и крепёж.",
      "The tool must sit tight: a worn one ruins itself and the fixing.",
    ],
    [
      "Для ударного инструмента берите ударную оснастку: она вязкая и не крошится.",
      "For impact tools take impact accessories: they are tough and do not chip.",
    ],
  ],
  features: [
    ["твёрдость без хрупкости", "hard but not brittle"],
    ["размер читается без очков", "size readable without glasses"],
    ["хвостовик без люфта", "shank without play"],
  ],
  kit: [
    ["упаковка с подвесом", "hanging pack"],
    ["памятка по размерам", "leaflet on sizes"],
  ],
  leaves: [
    {
      code: "bit-sets",
      name: ["Наборы бит", "Bit sets"],
      noun: ["набор бит", "bit set"],
      series: null,
      picture: "bits",
      about: [
        "Ходовые шлицы всегда под рукой: кассета открывается большим пальцем.",
        "The usual tips are always at hand: a thumb opens the cassette.",
      ],
      purpose: ["шуруповёртов и винтовёртов", "drill drivers and impact drivers"],
      traits: [
        ["сталь S2", "S2 steel"],
        ["торсионные", "torsion"],
        ["с магнитным держателем", "magnetic holder"],
      ],
      params: [
        p("count", 5, 10, 20, 32, 48, 60),
        p("tip", "PH", "PZ", "Torx", ["разные", "mixed"]),
        p("span", 25, 50),
        p("shank", ["шестигранник 1/4 дюйма", "1/4 in hex"]),
        p("material", ["сталь S2", "S2 steel"]),
        p("kit", ["в кассете", "cassette"], ["в блистере", "blister"]),
      ],
      label: 1,
      vary: 1,
      price: [190, 2490],
      weight: [40, 690],
    },
    {
      code: "impact-sockets",
      name: ["Ударные головки", "Impact sockets"],
      noun: ["головка ударная", "impact socket"],
      series: null,
      picture: "wrench",
      about: [
        "Вязкая сталь не хрупкая: под ударом головка греется, но не раскалывается.",
        "Tough steel is not brittle: under blows the socket warms up but does not crack.",
      ],
      purpose: ["ударных гайковёртов", "impact wrenches"],
      traits: [
        ["удлинённая", "deep"],
        ["тонкостенная", "thin-wall"],
        ["с пластиковой муфтой", "plastic sleeve"],
      ],
      params: [
        p("across", 10, 13, 17, 19, 21, 24, 27, 30, 32),
        p("drive", ["3/8 дюйма", "3/8 in"], ["1/2 дюйма", "1/2 in"], ["3/4 дюйма", "3/4 in"]),
        p("span", 38, 50, 78),
        p("material", ["хромомолибденовая сталь", "chrome molybdenum steel"]),
        p("coating", ["фосфат", "phosphate"]),
      ],
      label: 1,
      vary: 0,
      price: [190, 1890],
      weight: [80, 900],
    },
    {
      code: "bit-holders",
      name: ["Держатели бит", "Bit holders"],
      noun: ["держатель бит", "bit holder"],
      series: null,
      picture: "bits",
      about: [
        "Магнит держит длинный саморез, втулка направляет его в отверстие.",
        "The magnet holds a long screw and the sleeve guides it into the hole.",
      ],
      purpose: ["глубокого и труднодоступного крепежа", "deep and awkward fixings"],
      traits: [
        ["магнитный", "magnetic"],
        ["быстросменный", "quick-change"],
        ["гибкий", "flexible"],
      ],
      params: [
        p("span", 60, 75, 100, 150, 300),
        p("pack", 1, 2, 5),
        p("shank", ["шестигранник 1/4 дюйма", "1/4 in hex"]),
        p("diameter", 10, 12),
        p("material", ["нержавеющая сталь", "stainless steel"], ["медный сплав", "copper alloy"]),
      ],
      label: 1,
      vary: 1,
      price: [120, 690],
      weight: [20, 120],
    },
  ],
};

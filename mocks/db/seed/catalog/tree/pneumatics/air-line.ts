import type { Group } from "../../types";
import { p } from "../parts";

/** Шланги и подготовка воздуха. */
export const airLine: Group = {
  code: "air-line",
  name: ["Шланги и подготовка воздуха", "Hoses and air treatment"],
  advice: [
    [
      "Влагоотделитель ставят внизу линии, у инструмента, а не у компрессора.",
      "Put the water trap low on the line and near the tool, not by the compressor.",
    ],
    [
      "Фум-лента держит воздух лучше льна: лён в пневматике высыхает.",
      "PTFE tape holds air better than flax, which dries out.",
    ],
  ],
  features: [
    ["не дубеет до −20 °C", "stays soft down to −20 °C"],
    ["латунные соединения", "brass fittings"],
    ["рассчитано с двойным запасом по давлению", "built for twice the pressure"],
  ],
  kit: [
    ["хомуты или уплотнения", "clamps or seals"],
    ["паспорт изделия", "leaflet"],
  ],
  leaves: [
    {
      code: "air-hoses",
      name: ["Пневматические шланги", "Air hoses"],
      noun: ["шланг пневматический", "air hose"],
      series: null,
      picture: "reel",
      about: [
        "Спиральный сам собирается у верстака, прямой не теряет воздух на длинной линии.",
        "A coiled hose tidies itself at the bench, a straight one loses less air on a long run.",
      ],
      purpose: ["подачи воздуха к инструменту", "feeding air to tools"],
      traits: [
        ["с быстросъёмами", "quick couplers"],
        ["морозостойкий", "frost-proof"],
        ["спиральный", "coiled"],
      ],
      params: [
        p("length", 5, 10, 15, 20, 30),
        p("diameter", 6, 8, 10),
        p("pressure", 10, 15, 20),
        p("material", ["полиуретан", "polyurethane"], ["резина", "rubber"], ["поливинилхлорид", "PVC"]),
      ],
      label: 1,
      vary: 0,
      price: [490, 6900],
      weight: [500, 5200],
    },
    {
      code: "air-couplers",
      name: ["Быстросъёмы и фитинги", "Couplers and fittings"],
      noun: ["быстросъём", "quick coupler"],
      series: ["БС", "QC"],
      picture: "bits",
      about: [
        "Соединяется одной рукой и запирает воздух, когда шланг снят.",
        "It joins with one hand and shuts the air when the hose is off.",
      ],
      purpose: ["соединения шлангов и инструмента", "joining hoses and tools"],
      traits: [
        ["с накаткой", "knurled grip"],
        ["с обратным клапаном", "non-return valve"],
        ["с поворотной муфтой", "swivel sleeve"],
      ],
      params: [
        p(
          "thread",
          ["1/4 дюйма, наружная", "1/4 in male"],
          ["1/4 дюйма, внутренняя", "1/4 in female"],
          ["3/8 дюйма, наружная", "3/8 in male"],
          ["1/2 дюйма, наружная", "1/2 in male"],
        ),
        p("material", ["латунь", "brass"], ["сталь", "steel"]),
        p("pressure", 10, 16),
        p("pack", 1, 2, 5),
      ],
      label: 0,
      vary: 0,
      price: [90, 490],
      weight: [30, 180],
    },
    {
      code: "filter-regulators",
      name: ["Блоки подготовки воздуха", "Filter regulators"],
      noun: ["блок подготовки воздуха", "filter regulator"],
      series: ["БП", "FR"],
      picture: "compressor",
      about: [
        "Отделяет воду, держит давление и подаёт масло каплями: всё в одном корпусе.",
        "It separates water, holds the pressure and drips oil, all in one body.",
      ],
      purpose: ["защиты пневмоинструмента", "protecting air tools"],
      traits: [
        ["с автосливом", "auto drain"],
        ["с металлической колбой", "metal bowl"],
        ["с манометром", "gauge"],
      ],
      params: [
        p("flow", 800, 1200, 2000, 4000),
        p("pressure", 8.5, 10),
        p("thread", ["1/4 дюйма", "1/4 in"], ["3/8 дюйма", "3/8 in"], ["1/2 дюйма", "1/2 in"]),
        p("filtration", ["5 мкм", "5 µm"], ["20 мкм", "20 µm"], ["40 мкм", "40 µm"]),
      ],
      label: 1,
      vary: 2,
      price: [1290, 9900],
      weight: [400, 2100],
    },
  ],
};

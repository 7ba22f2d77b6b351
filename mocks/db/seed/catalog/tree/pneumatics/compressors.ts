import type { Group } from "../../types";
import { p } from "../parts";

/** Воздух и шланги. */
export const compressors: Group = {
  code: "compressors",
  name: ["Воздух и шланги", "Air supply"],
  advice: [
    [
      "Производительность на входе делите на полтора: столько воздуха дойдёт до инструмента.",
      "Divide the intake figure by one and a half: that much air reaches the tool.",
    ],
    [
      "Ресивер сглаживает рывки, но не заменяет производительность: краскопульт её и спросит.",
      "A tank smooths the peaks but does not replace output, and a spray gun needs output.",
    ],
  ],
  features: [
    ["чугунные или гильзованные цилиндры", "cast-iron or sleeved cylinders"],
    ["реле давления с ручным отключением", "pressure switch with manual stop"],
    ["колёса и ручка для переноса", "wheels and a handle"],
  ],
  kit: [
    ["воздушный фильтр и колёса", "air filter and wheels"],
    ["паспорт ресивера и гарантийный талон", "tank certificate and warranty card"],
  ],
  leaves: [
    {
      code: "oil-compressors",
      name: ["Масляные компрессоры", "Oil compressors"],
      noun: ["компрессор масляный", "oil compressor"],
      series: ["КМ", "KM"],
      picture: "compressor",
      about: [
        "Масло смазывает и охлаждает поршень, поэтому аппарат работает часами.",
        "Oil lubricates and cools the piston, so the machine runs for hours.",
      ],
      purpose: ["гаража и мастерской", "the garage and the workshop"],
      traits: [
        ["с прямым приводом", "direct drive"],
        ["с двумя выходами", "two outlets"],
        ["с осушителем", "dryer"],
      ],
      params: [
        p("tank", 24, 50, 80, 100),
        p("flow", 200, 260, 350, 400),
        p("power", 1500, 1800, 2200, 2400),
        p("pressure", 8, 10),
        p(
          "kit",
          ["без шланга", "no hose"],
          ["со шлангом 5 м", "5 m hose"],
          ["с набором пневмоинструмента", "air tool kit"],
        ),
      ],
      label: 1,
      vary: 4,
      price: [9900, 49900],
      weight: [19000, 69000],
    },
    {
      code: "air-hoses",
      name: ["Пневматические шланги", "Air hoses"],
      noun: ["шланг пневматический", "air hose"],
      series: null,
      picture: "airHose",
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
    },
  ],
};

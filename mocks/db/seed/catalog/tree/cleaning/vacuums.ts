import type { Group } from "../../types";
import { p } from "../parts";

/** Пылесосы и мойки. */
export const vacuums: Group = {
  code: "vacuums",
  name: ["Пылесосы и мойки", "Vacuums and pressure washers"],
  advice: [
    [
      "Пыль от бетона и гипса требует класса М: обычный мешок пропускает её обратно в воздух.",
      "Concrete and plaster dust needs class M: an ordinary bag lets it back into the air.",
    ],
    [
      "Воду собирают без мешка и с поплавковым клапаном, сухую пыль только с мешком.",
      "Collect water without a bag and with a float valve, dry dust only with a bag.",
    ],
  ],
  features: [
    ["тихий мотор", "quiet motor"],
    ["очистка фильтра одной кнопкой", "filter shaken by one button"],
    ["бак не ржавеет", "tank that does not rust"],
  ],
  kit: [
    ["шланг, две трубки и насадки", "hose, two tubes and nozzles"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "construction-vacuums",
      name: ["Строительные пылесосы", "Construction vacuums"],
      noun: ["пылесос строительный", "construction vacuum"],
      series: ["ПС", "PS"],
      picture: "vacuum",
      about: [
        "Собирает опилки, цемент и воду; инструмент включает его сам через розетку.",
        "It takes sawdust, cement and water; a tool starts it through the socket.",
      ],
      purpose: ["стройки, ремонта и станков", "sites, repairs and machines"],
      traits: [
        ["с розеткой", "power socket"],
        ["с глушителем", "silencer"],
        ["с автоочисткой", "automatic cleaning"],
      ],
      params: [
        p("volume", 20, 25, 30, 35, 50),
        p("power", 1000, 1200, 1400, 1600),
        p("suction", 180, 210, 240, 260),
        p("kit", ["с одним мешком", "one bag"], ["с пятью мешками", "five bags"], ["с набором насадок", "nozzle set"]),
        p("hose", 2.5, 3, 5),
      ],
      label: 1,
      vary: 3,
      price: [6900, 42900],
      weight: [6500, 19500],
    },
    {
      code: "pressure-washers",
      name: ["Минимойки", "Pressure washers"],
      noun: ["мойка высокого давления", "pressure washer"],
      series: ["МВ", "PW"],
      picture: "pressureWasher",
      about: [
        "Насос останавливается вместе с курком и не гонит воду вхолостую.",
        "The pump stops with the trigger and does not run idle.",
      ],
      purpose: ["машин, фасадов и дорожек", "cars, façades and paths"],
      traits: [
        ["с автостопом", "auto stop"],
        ["с забором из бочки", "suction from a butt"],
        ["с металлическим насосом", "metal pump"],
      ],
      params: [
        p("pressure", 110, 130, 150, 170, 200),
        p("power", 1400, 1800, 2100, 2500),
        p("water", 6, 7, 8, 10),
        p("hose", 5, 6, 8, 10),
        p(
          "kit",
          ["одно сопло", "one nozzle"],
          ["с пенной насадкой", "foam nozzle"],
          ["со щёткой и пенной насадкой", "brush and foam nozzle"],
        ),
      ],
      label: 1,
      vary: 4,
      price: [5900, 49900],
      weight: [5200, 24000],
      advice: [
        [
          "Начинайте с полуметра: вблизи струя снимает краску вместе с грязью.",
          "Start half a metre away: close up the jet takes paint off with the dirt.",
        ],
        ["Перед зимой слейте воду: лёд рвёт латунь.", "Drain the water before winter: ice bursts brass."],
      ],
      features: [
        ["быстросъёмные соединения", "quick couplings"],
        ["фильтр на входе", "inlet filter"],
        ["латунные фитинги", "brass fittings"],
      ],
      kit: [
        ["фильтр и уплотнения", "filter and seals"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

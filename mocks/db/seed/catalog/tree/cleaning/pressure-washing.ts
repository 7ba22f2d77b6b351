import type { Group } from "../../types";
import { p } from "../parts";

/** Мойки высокого давления. */
export const pressureWashing: Group = {
  code: "pressure-washing",
  name: ["Мойки высокого давления", "Pressure washing"],
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
  leaves: [
    {
      code: "pressure-washers",
      name: ["Минимойки", "Pressure washers"],
      noun: ["мойка высокого давления", "pressure washer"],
      series: ["МВ", "PW"],
      picture: "compressor",
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
    },
    {
      code: "foam-lances",
      name: ["Пеногенераторы и копья", "Foam lances"],
      noun: ["пеногенератор", "foam lance"],
      series: ["ПГ", "FL"],
      picture: "drill",
      about: [
        "Густая пена держится на борту и успевает растворить грязь.",
        "Thick foam clings to the panel long enough to loosen the dirt.",
      ],
      purpose: ["мытья машин и техники", "washing cars and machines"],
      traits: [
        ["с регулировкой факела", "adjustable fan"],
        ["с латунным корпусом", "brass body"],
        ["с широким горлом", "wide mouth"],
      ],
      params: [
        p("volume", 0.5, 1, 1.5),
        p("thread", ["1/4 дюйма", "1/4 in"], ["байонет", "bayonet"], ["М22", "M22"]),
        p("pressure", 150, 200),
        p("material", ["латунь и пластик", "brass and plastic"]),
      ],
      label: 0,
      vary: 1,
      price: [690, 4900],
      weight: [300, 1400],
    },
    {
      code: "washer-hoses",
      name: ["Шланги высокого давления", "High-pressure hoses"],
      noun: ["шланг высокого давления", "high-pressure hose"],
      series: null,
      picture: "reel",
      about: [
        "Стальная оплётка держит давление, оболочка не трётся об углы.",
        "A steel braid holds the pressure, and the sheath does not wear on corners.",
      ],
      purpose: ["удлинения мойки", "extending a washer"],
      traits: [
        ["с оплёткой", "braided"],
        ["с защитой от перегиба", "kink guard"],
        ["нитяной", "textile-braided"],
      ],
      params: [
        p("length", 6, 10, 15, 20, 30),
        p("pressure", 160, 200, 250),
        p("thread", ["М22", "M22"], ["байонет", "bayonet"], ["быстросъём", "quick coupler"]),
        p("material", ["резина", "rubber"], ["поливинилхлорид", "PVC"]),
      ],
      label: 1,
      vary: 2,
      price: [1290, 9900],
      weight: [900, 5900],
    },
  ],
};

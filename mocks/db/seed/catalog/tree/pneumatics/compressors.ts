import type { Group } from "../../types";
import { p } from "../parts";

/** Компрессоры. */
export const compressors: Group = {
  code: "compressors",
  name: ["Компрессоры", "Compressors"],
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
      code: "oil-free-compressors",
      name: ["Безмасляные компрессоры", "Oil-free compressors"],
      noun: ["компрессор безмасляный", "oil-free compressor"],
      series: ["КБ", "KB"],
      picture: "compressor",
      about: [
        "В воздух не попадает масло: годится для краски, аэрографа и пищевого участка.",
        "No oil gets into the air, which suits paint, airbrushes and food work.",
      ],
      purpose: ["покраски и чистого воздуха", "painting and clean air"],
      traits: [
        ["малошумный", "low-noise"],
        ["без обслуживания", "maintenance-free"],
        ["с тихим пуском", "quiet start"],
      ],
      params: [
        p("tank", 6, 24, 50, 80),
        p("flow", 120, 180, 240, 330),
        p("power", 750, 1100, 1500, 2200),
        p("pressure", 8),
        p("kit", ["без шланга", "no hose"], ["со шлангом 5 м", "5 m hose"], ["с продувочным пистолетом", "blow gun"]),
      ],
      label: 1,
      vary: 4,
      price: [6900, 42900],
      weight: [6500, 48000],
    },
    {
      code: "belt-compressors",
      name: ["Ременные компрессоры", "Belt-driven compressors"],
      noun: ["компрессор ременный", "belt-driven compressor"],
      series: ["КР", "KR"],
      picture: "compressor",
      about: [
        "Ремень снижает обороты поршня: он тише, холоднее и служит в цехе годами.",
        "A belt slows the piston down: it is quieter, cooler and lasts for years in a workshop.",
      ],
      purpose: ["автосервиса и производства", "garages and production"],
      traits: [
        ["двухцилиндровый", "twin-cylinder"],
        ["с чугунным блоком", "cast-iron block"],
        ["с защитным кожухом", "belt guard"],
      ],
      params: [
        p("tank", 100, 200, 270, 500),
        p("flow", 420, 520, 670, 1000),
        p("power", 2200, 3000, 4000, 7500),
        p("pressure", 10, 12),
        p("voltage", 220, 380),
      ],
      label: 1,
      vary: 2,
      price: [34900, 189000],
      weight: [62000, 260000],
    },
  ],
};

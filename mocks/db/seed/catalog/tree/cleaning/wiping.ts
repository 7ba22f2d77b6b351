import type { Group } from "../../types";
import { p } from "../parts";

/** Салфетки и чистящие средства. */
export const wiping: Group = {
  code: "wiping",
  name: ["Салфетки и чистящие средства", "Wipes and cleaners"],
  wears: true,
  advice: [
    [
      "Промасленную ветошь держат в закрытом ведре: она нагревается сама.",
      "Keep oily rags in a closed bucket: they heat up by themselves.",
    ],
    [
      "Пробуйте средство на краю: старый лак иногда сходит вместе с пятном.",
      "Try a cleaner at the edge: old lacquer sometimes leaves with the stain.",
    ],
  ],
  features: [
    ["не оставляет следов", "leaves no traces"],
    ["расходуется экономно", "goes a long way"],
    ["плотная упаковка не сохнет", "tight pack that does not dry out"],
  ],
  kit: [
    ["упаковка с дозатором", "pack with a dispenser"],
    ["памятка по безопасности", "safety leaflet"],
  ],
  leaves: [
    {
      code: "cleaning-wipes",
      name: ["Салфетки и ветошь", "Wipes and rags"],
      noun: ["салфетки протирочные", "cleaning wipes"],
      series: null,
      picture: "reel",
      about: [
        "Впитывают масло и воду, не рвутся на стружке и не сыплют волокном.",
        "They soak up oil and water, do not tear on swarf and shed no fibre.",
      ],
      purpose: ["станков, рук и стёкол", "machines, hands and glass"],
      traits: [
        ["влажные", "wet"],
        ["особо прочные", "extra strong"],
        ["без ворса", "lint-free"],
      ],
      params: [
        p("pack", 40, 80, 150, 400, 800),
        p("span", 250, 300, 380),
        p("material", ["вискоза", "viscose"], ["микрофибра", "microfibre"], ["хлопок", "cotton"]),
        p("density", 50, 70, 90),
        p("color", ["белый", "white"], ["синий", "blue"]),
      ],
      label: 0,
      vary: 0,
      price: [3, 14],
      weight: [3, 14],
    },
    {
      code: "hand-cleaners",
      name: ["Очистители рук", "Hand cleaners"],
      noun: ["очиститель рук", "hand cleaner"],
      series: null,
      picture: "roller",
      about: [
        "Снимает масло, краску и битум без растворителя и не сушит кожу.",
        "It takes off oil, paint and bitumen without solvent and does not dry the skin.",
      ],
      purpose: ["рук после смены", "hands after a shift"],
      traits: [
        ["с абразивом", "with grit"],
        ["с ароматом апельсина", "orange scent"],
        ["без растворителей", "solvent-free"],
      ],
      params: [
        p("volume", 0.25, 0.5, 1, 2.5, 4.5),
        p("method", ["паста", "paste"], ["гель", "gel"], ["крем", "cream"]),
        p("kit", ["в банке", "tub"], ["с дозатором", "pump"], ["в тубе", "tube"]),
        p("removes", ["масло", "oil"], ["краску", "paint"], ["битум", "bitumen"]),
      ],
      label: 1,
      vary: 2,
      price: [190, 1690],
      weight: [300, 4800],
    },
    {
      code: "degreasers",
      name: ["Обезжириватели и составы", "Degreasers"],
      noun: ["обезжириватель", "degreaser"],
      series: null,
      picture: "roller",
      about: [
        "Снимает плёнку масла перед краской и клеем и испаряется без следа.",
        "It strips the film of oil before paint and glue and evaporates without trace.",
      ],
      purpose: ["подготовки металла и пластика", "preparing metal and plastic"],
      traits: [
        ["быстросохнущий", "quick-drying"],
        ["с малым запахом", "low odour"],
        ["без хлора", "chlorine-free"],
      ],
      params: [
        p("volume", 0.4, 0.52, 1, 5),
        p("workpiece", ["металл", "metal"], ["пластик", "plastic"], ["стекло", "glass"]),
        p("kit", ["аэрозоль", "aerosol"], ["с распылителем", "trigger spray"], ["канистра", "can"]),
        p("method", ["испаряемый", "evaporating"], ["смываемый", "rinse-off"]),
      ],
      label: 1,
      vary: 2,
      price: [290, 2490],
      weight: [400, 5200],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Удлинители. */
export const extensions: Group = {
  code: "extensions",
  name: ["Удлинители", "Extension leads"],
  advice: [
    [
      "Под нагрузкой провод разматывают до конца: смотанный греется и плавит изоляцию.",
      "Unwind the lead fully under load: a wound one heats up and melts its insulation.",
    ],
    [
      "Суммарная мощность не должна превышать ту, что выбита на колодке.",
      "The sum of the loads must not exceed the figure on the block.",
    ],
  ],
  features: [
    ["шторки закрывают контакты", "shutters over the contacts"],
    ["вилка с отводом под шнур", "plug with cord relief"],
    ["медь без примесей", "clean copper"],
  ],
  kit: [
    ["стяжка для кабеля", "cable tie"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "cable-reels",
      name: ["Удлинители на катушке", "Cable reels"],
      noun: ["удлинитель на катушке", "cable reel"],
      series: ["УК", "CR"],
      picture: "reel",
      about: [
        "Рама стоит на земле и не катится, термозащита отключает катушку раньше, чем она нагреется.",
        "The frame stays put, and a thermal cut-out works before the reel gets hot.",
      ],
      purpose: ["стройки и больших дворов", "sites and large yards"],
      traits: [
        ["с термозащитой", "thermal cut-out"],
        ["с крышками розеток", "covered sockets"],
        ["морозостойкий", "frost-proof"],
      ],
      params: [
        p("length", 20, 30, 40, 50),
        p("sockets", "3", "4"),
        p("wire-section", 1.5, 2.5),
        p("ip", "IP20", "IP44"),
        p("power", 2200, 3500),
      ],
      label: 1,
      vary: 1,
      price: [1690, 9900],
      weight: [1900, 12500],
    },
    {
      code: "extension-cords",
      name: ["Удлинители-шнуры", "Extension cords"],
      noun: ["удлинитель-шнур", "extension cord"],
      series: ["УШ", "EC"],
      picture: "reel",
      about: [
        "Лёгкий шнур для одного инструмента: бросил, подключил, пошёл дальше.",
        "A light cord for one tool: throw it, plug in, move on.",
      ],
      purpose: ["инструмента и газона", "tools and lawns"],
      traits: [
        ["в резине", "rubber"],
        ["с выключателем", "switch"],
        ["с яркой изоляцией", "bright sheath"],
      ],
      params: [
        p("length", 5, 10, 15, 20, 30),
        p("sockets", "1", "2", "3"),
        p("wire-section", 0.75, 1, 1.5, 2.5),
        p("ip", "IP20", "IP44"),
        p("power", 1300, 2200, 3500),
      ],
      label: 1,
      vary: 1,
      price: [390, 4900],
      weight: [300, 4900],
    },
    {
      code: "power-strips",
      name: ["Сетевые колодки и фильтры", "Power strips"],
      noun: ["колодка сетевая", "power strip"],
      series: ["СФ", "PB"],
      picture: "reel",
      about: [
        "Варистор гасит скачок, автомат отключает перегрузку: верстак остаётся со светом.",
        "A varistor takes the surge and a breaker the overload, so the bench keeps its light.",
      ],
      purpose: ["верстака и рабочего места", "the bench and the desk"],
      traits: [
        ["с заземлением", "earthed"],
        ["с выключателем", "switch"],
        ["с защитой от скачков", "surge protection"],
      ],
      params: [
        p("length", 1.5, 2, 3, 5),
        p("power", 2200, 3500),
        p("sockets", "3", "5", "6", "8"),
        p("color", ["белый", "white"], ["чёрный", "black"]),
        p("wire-section", 0.75, 1, 1.5),
      ],
      label: 1,
      vary: 2,
      price: [390, 3900],
      weight: [250, 1400],
    },
  ],
};

import type { Group } from "../../types";
import { p } from "../parts";

/** Удлинители и генераторы. */
export const extensions: Group = {
  code: "extensions",
  name: ["Удлинители и генераторы", "Extension leads and generators"],
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
      code: "generators",
      name: ["Генераторы", "Generators"],
      noun: ["генератор бензиновый", "petrol generator"],
      series: ["ГБ", "PG"],
      picture: "generator",
      about: [
        "Четырёхтактный мотор питает перфоратор, компрессор и свет там, где линии ещё нет.",
        "A four-stroke engine powers a hammer, a compressor and lights where there is no line yet.",
      ],
      purpose: ["стройки без сети и резервного питания", "sites without mains and for backup power"],
      traits: [
        ["с автоматическим регулятором", "automatic regulator"],
        ["с датчиком масла", "oil sensor"],
        ["с счётчиком моточасов", "hour meter"],
      ],
      params: [
        p("power", 2000, 2800, 3300, 5500, 6500),
        p("runtime", 6, 8, 10, 12),
        p("kit", ["ручной пуск", "recoil start"], ["электростартер", "electric start"]),
        p("volume", 4, 12, 15, 25),
        p("sockets", "2", "3"),
      ],
      label: 1,
      vary: 2,
      price: [22900, 84900],
      weight: [24000, 82000],
      brands: ["volga-t", "brennfeld", "qingtan"],
      advice: [
        [
          "Ставьте генератор на улице, выхлопом от окон: угарный газ не пахнет.",
          "Place the generator outdoors, exhaust away from windows: carbon monoxide has no smell.",
        ],
        [
          "Меняйте масло после первых 20 часов, потом через каждые 50.",
          "Change the oil after the first 20 hours, then every 50.",
        ],
      ],
      features: [
        ["медная обмотка", "copper windings"],
        ["рама с виброопорами", "frame on vibration mounts"],
        ["вольтметр на панели", "voltmeter on the panel"],
      ],
      kit: [
        ["свечной ключ и воронка", "plug spanner and funnel"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

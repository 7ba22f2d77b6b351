import type { Group } from "../../types";
import { mains, p } from "../parts";

/** Батареи и зарядки. */
export const batteries: Group = {
  code: "batteries",
  name: ["Батареи и зарядки", "Batteries and chargers"],
  advice: [
    [
      "Храните батарею заряженной наполовину и в тепле, на морозе она отдаёт до трети меньше.",
      "Keep the battery half charged and warm: in frost it gives up to a third less.",
    ],
    [
      "Одна платформа на дрель, пилу и фонарь выгоднее трёх разных комплектов.",
      "One platform for the drill, the saw and the lamp is cheaper than three separate sets.",
    ],
  ],
  features: [
    ["защита от перегрева и глубокого разряда", "protection from overheating and deep discharge"],
    ["ударопрочный корпус", "shockproof housing"],
    ["подходит ко всем инструментам серии", "fits every tool of the series"],
  ],
  kit: [
    ["памятка по хранению", "storage leaflet"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "batteries-18v",
      name: ["Аккумуляторы 18 В", "18 V batteries"],
      noun: ["аккумулятор", "battery"],
      series: ["АК18", "AK18"],
      picture: "battery",
      about: [
        "Основная батарея платформы: от дрели до торцовочной пилы.",
        "The main battery of the platform, from the drill to the mitre saw.",
      ],
      purpose: ["инструмента на 18 В", "18 V tools"],
      traits: [
        ["с индикатором заряда", "charge indicator"],
        ["с усиленными контактами", "heavy-duty contacts"],
        ["морозостойкий", "frost-proof"],
      ],
      params: [
        p("capacity", 2, 3, 4, 5, 6, 8, 12),
        p("voltage", 18),
        p("pack", 1, 2),
        p("charge", 40, 60, 80, 120),
        p("material", ["литий-ион", "lithium-ion"]),
      ],
      label: 1,
      vary: 2,
      price: [2400, 14900],
      weight: [350, 1500],
      brands: ["tavros", "brennfeld", "takemori", "qingtan"],
    },
    {
      code: "chargers",
      name: ["Зарядные устройства", "Chargers"],
      noun: ["устройство зарядное", "charger"],
      series: ["ЗУ", "ZU"],
      picture: "charger",
      about: [
        "Само узнаёт напряжение батареи и останавливается, когда она полна.",
        "It recognises the battery by itself and stops when it is full.",
      ],
      purpose: ["батарей на 12 и 18 В", "12 and 18 V batteries"],
      traits: [
        ["быстрое", "rapid"],
        ["с вентилятором", "fan-cooled"],
        ["с гнездом для телефона", "phone socket"],
      ],
      params: [
        p("rating", 2, 3, 4, 6, 8),
        p("charge", 120, 90, 60, 40, 30),
        p("kit", ["одно гнездо", "one port"], ["два гнезда", "two ports"]),
        p("voltage", 18),
        mains,
      ],
      label: 1,
      vary: 2,
      price: [1900, 9800],
      weight: [420, 1300],
      brands: ["tavros", "brennfeld", "takemori", "qingtan"],
    },
  ],
};

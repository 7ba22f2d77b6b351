import type { Group } from "../../types";
import { p } from "../parts";

/** Сварочные аппараты. */
export const welders: Group = {
  code: "welders",
  name: ["Сварочные аппараты", "Welding machines"],
  advice: [
    [
      "Аппарат берут с запасом тока в треть: на пределе он чаще отдыхает.",
      "Take a third more current than you need: at its limit a machine rests more often.",
    ],
    [
      "Длинный удлинитель съедает напряжение: берите сечение жилы от 2,5 мм² и разматывайте катушку до конца.",
      "A long extension eats voltage: use at least 2.5 mm² and unwind the reel completely.",
    ],
  ],
  features: [
    ["держит дугу при просадке сети", "keeps the arc when the mains voltage sags"],
    ["вентилятор включается по нагреву", "fan that runs only when it is warm"],
    ["защита от перегрева", "overheating protection"],
  ],
  kit: [
    ["кабель массы с зажимом", "earth cable with clamp"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "inverter-welders",
      name: ["Инверторы для ручной сварки", "Stick inverters"],
      noun: ["инвертор сварочный", "stick inverter"],
      series: ["ИС", "IS"],
      picture: "compressor",
      about: [
        "Лёгкий аппарат для электродов: зажигает дугу с первого касания и помещается на плече.",
        "A light machine for electrodes: it strikes at the first touch and hangs from a shoulder.",
      ],
      purpose: ["ворот, каркасов и ремонта", "gates, frames and repairs"],
      traits: [
        ["с форсажем дуги", "arc force"],
        ["с горячим стартом", "hot start"],
        ["с цифровым дисплеем", "digital display"],
      ],
      params: [
        p("weld-current", 160, 180, 200, 220, 250),
        p("diameter", 3.2, 4, 5),
        p("duty", 40, 60, 80),
        p("kit", ["в коробке", "carton"], ["в кейсе", "case"], ["в кейсе с маской", "case and mask"]),
        p("power", 5200, 6500, 7300, 8600),
        p("voltage", 220),
      ],
      label: 1,
      vary: 3,
      price: [5900, 38900],
      weight: [2900, 9800],
    },
    {
      code: "semi-automatic-welders",
      name: ["Сварочные полуавтоматы", "MIG welders"],
      noun: ["полуавтомат сварочный", "MIG welder"],
      series: ["ПДГ", "PDG"],
      picture: "compressor",
      about: [
        "Проволока подаётся сама, шов ложится ровно, а тонкий лист не прожигается.",
        "The wire feeds itself, the seam lies even, and thin sheet does not burn through.",
      ],
      purpose: ["кузовов, листа и серийных швов", "bodywork, sheet and repeated seams"],
      traits: [
        ["с режимом без газа", "gasless mode"],
        ["с евроразъёмом", "euro connector"],
        ["с синергетикой", "synergic"],
      ],
      params: [
        p("weld-current", 160, 200, 250, 300, 350),
        p("diameter", 0.6, 0.8, 1, 1.2),
        p("duty", 35, 60, 80),
        p(
          "kit",
          ["без горелки", "no torch"],
          ["с горелкой 3 м", "3 m torch"],
          ["с горелкой и редуктором", "torch and regulator"],
        ),
        p("voltage", 220),
      ],
      label: 1,
      vary: 3,
      price: [14900, 98900],
      weight: [9800, 32000],
    },
    {
      code: "tig-welders",
      name: ["Аппараты аргонодуговой сварки", "TIG welders"],
      noun: ["аппарат аргонодуговой", "TIG welder"],
      series: ["АД", "AD"],
      picture: "compressor",
      about: [
        "Неплавящийся электрод и аргон дают чистый шов на нержавейке и алюминии.",
        "A tungsten electrode and argon give a clean seam in stainless steel and aluminium.",
      ],
      purpose: ["нержавейки, алюминия и тонких деталей", "stainless steel, aluminium and thin parts"],
      traits: [
        ["с бесконтактным поджигом", "contactless ignition"],
        ["с импульсом", "pulse"],
        ["с заваркой кратера", "crater fill"],
      ],
      params: [
        p("weld-current", 180, 200, 250, 315),
        p("method", ["постоянный ток", "DC"], ["постоянный и переменный ток", "AC/DC"]),
        p("duty", 40, 60),
        p("kit", ["без горелки", "no torch"], ["с горелкой 4 м", "4 m torch"]),
        p("voltage", 220, 380),
      ],
      label: 1,
      vary: 3,
      price: [16900, 129000],
      weight: [7800, 29000],
    },
  ],
};

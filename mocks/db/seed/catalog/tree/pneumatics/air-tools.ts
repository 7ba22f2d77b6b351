import type { Group } from "../../types";
import { p } from "../parts";

/** Пневмоинструмент. */
export const airTools: Group = {
  code: "air-tools",
  name: ["Пневмоинструмент", "Air tools"],
  advice: [
    [
      "Две капли масла в штуцер перед сменой продлевают жизнь ротора вдвое.",
      "Two drops of oil into the inlet before a shift double the life of the rotor.",
    ],
    [
      "Шланг берите не тоньше 10 мм: на тонком теряется половина силы.",
      "Use a hose of at least 10 mm: a thin one loses half the power.",
    ],
  ],
  features: [
    ["выхлоп вниз, а не в лицо", "exhaust downwards, not into the face"],
    ["регулятор подачи на рукоятке", "air regulator on the handle"],
    ["не греется и не искрит", "neither heats up nor sparks"],
  ],
  kit: [
    ["штуцер 1/4 дюйма и маслёнка", "1/4 in nipple and oiler"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "air-wrenches",
      name: ["Пневмогайковёрты", "Air impact wrenches"],
      noun: ["пневмогайковёрт", "air impact wrench"],
      series: ["ПГ", "PG"],
      picture: "impact",
      about: [
        "Легче электрического при том же моменте и не боится воды и масла.",
        "Lighter than an electric one of the same torque, and not afraid of water or oil.",
      ],
      purpose: ["шиномонтажа и сборки", "tyre fitting and assembly"],
      traits: [
        ["с двойным молотком", "twin hammer"],
        ["в композитном корпусе", "composite body"],
        ["с коротким носом", "short nose"],
      ],
      params: [
        p("torque", 310, 610, 880, 1200, 1800),
        p("flow", 110, 130, 160, 210),
        p("speed", 9500, 8000, 7000),
        p("kit", ["без головок", "no sockets"], ["с набором головок", "socket set"]),
        p("drive", ["1/2 дюйма", "1/2 in"], ["3/4 дюйма", "3/4 in"], ["1 дюйм", "1 in"]),
      ],
      label: 1,
      vary: 3,
      price: [3900, 32900],
      weight: [1200, 5900],
    },
    {
      code: "air-grinders",
      name: ["Пневмошлифмашины", "Air sanders and grinders"],
      noun: ["пневмошлифмашина", "air sander"],
      series: ["ПШ", "PSh"],
      picture: "grinder",
      about: [
        "Держит обороты под нажимом и не перегревается, сколько ни работай.",
        "It keeps its speed under pressure and never overheats.",
      ],
      purpose: ["кузовного и столярного цеха", "body shops and joineries"],
      traits: [
        ["с отводом пыли", "dust extraction"],
        ["с мягким хватом", "soft grip"],
        ["с малой вибрацией", "low vibration"],
      ],
      params: [
        p("diameter", 75, 125, 150),
        p("speed", 10000, 11000, 12000),
        p("flow", 110, 200, 320),
        p("kit", ["без кругов", "no discs"], ["с набором кругов", "disc set"]),
        p("orbit", 2.5, 5),
      ],
      label: 1,
      vary: 3,
      price: [2900, 14900],
      weight: [600, 2300],
    },
    {
      code: "air-hammers",
      name: ["Пневмомолотки", "Air hammers"],
      noun: ["пневмомолоток", "air hammer"],
      series: ["ПМ", "PH"],
      picture: "rotary",
      about: [
        "Срубает заклёпки, рубит швы и зачищает литьё там, где греться нельзя.",
        "It cuts rivets and seams and cleans castings where heat is not allowed.",
      ],
      purpose: ["рубки, зачистки и демонтажа", "cutting, cleaning and demolition"],
      traits: [
        ["с виброзащитой", "anti-vibration"],
        ["с быстрым патроном", "quick chuck"],
        ["с пружинным фиксатором", "spring retainer"],
      ],
      params: [
        p("energy", 3, 6, 10, 18),
        p("impacts", 4500, 3000, 2200),
        p("kit", ["без зубил", "no cold chisels"], ["с четырьмя зубилами", "four chisels"]),
        p("flow", 110, 150, 220),
        p("shank", ["10 мм, круглый", "10 mm round"], ["10 мм, шестигранный", "10 mm hex"]),
      ],
      label: 1,
      vary: 2,
      price: [2400, 19900],
      weight: [1300, 7900],
    },
  ],
};

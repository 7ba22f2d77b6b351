import type { Group } from "../../types";
import { p } from "../parts";

/** Окраска и обдув. */
export const spraying: Group = {
  code: "spraying",
  name: ["Окраска и обдув", "Spraying and blowing"],
  advice: [
    [
      "Воздух должен быть сухим: капля воды портит и краску, и деталь.",
      "The air must be dry: a drop of water spoils paint and parts alike.",
    ],
    ["Чистите сопло сразу после работы, мягкой щёткой.", "Clean the nozzle right after work with a soft brush."],
  ],
  features: [
    ["сопло из износостойкого сплава", "wear-resistant nozzle"],
    ["разбирается без инструмента", "comes apart without tools"],
    ["лёгкий ход курка", "light trigger"],
  ],
  kit: [
    ["щётка и ключ", "brush and key"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "spray-guns",
      name: ["Краскопульты пневматические", "Air spray guns"],
      noun: ["краскопульт пневматический", "air spray gun"],
      series: ["КП", "SG"],
      picture: "roller",
      about: [
        "Факел, подача и воздух настраиваются отдельно: от точки до широкой полосы.",
        "Fan, paint and air are set apart, from a dot to a broad band.",
      ],
      purpose: ["покраски кузова, мебели и фасадов", "painting bodywork, furniture and façades"],
      traits: [
        ["с верхним бачком", "gravity cup"],
        ["с нижним бачком", "suction cup"],
        ["с манометром", "gauge"],
      ],
      params: [
        p("diameter", 1.3, 1.4, 1.7, 2),
        p("volume", 0.4, 0.6, 1),
        p("flow", 150, 230, 300),
        p("method", ["высокое давление", "high pressure"], ["низкое давление", "HVLP"], ["среднее давление", "LVMP"]),
        p("kit", ["одно сопло", "one nozzle"], ["три сопла", "three nozzles"]),
      ],
      label: 1,
      vary: 4,
      price: [1490, 24900],
      weight: [450, 1200],
    },
    {
      code: "blow-guns",
      name: ["Продувочные пистолеты", "Blow guns"],
      noun: ["пистолет продувочный", "blow gun"],
      series: ["ПП", "BG"],
      picture: "drill",
      about: [
        "Сдувает стружку и сушит деталь, длинный носик достаёт в глухое отверстие.",
        "It blows chips away and dries parts; a long nose reaches into a blind hole.",
      ],
      purpose: ["чистки станков и деталей", "cleaning machines and parts"],
      traits: [
        ["с регулировкой потока", "flow control"],
        ["с крючком", "hanging hook"],
        ["с резиновым наконечником", "rubber tip"],
      ],
      params: [
        p("span", 25, 100, 200, 400),
        p("kit", ["без насадок", "no jets"], ["с тремя насадками", "three jets"]),
        p("pressure", 8, 10),
        p("thread", ["1/4 дюйма", "1/4 in"]),
        p("material", ["алюминий", "aluminium"], ["пластик", "plastic"]),
      ],
      label: 1,
      vary: 1,
      price: [290, 1990],
      weight: [120, 420],
    },
    {
      code: "sandblast-guns",
      name: ["Пескоструйные пистолеты", "Sandblasting guns"],
      noun: ["пистолет пескоструйный", "sandblasting gun"],
      series: ["ПС", "SB"],
      picture: "drill",
      about: [
        "Снимает ржавчину и окалину из швов, куда не подлезет щётка.",
        "It takes rust and scale out of seams that no brush can reach.",
      ],
      purpose: ["очистки металла от ржавчины", "cleaning rust off metal"],
      traits: [
        ["с керамическим соплом", "ceramic nozzle"],
        ["с нижним бачком", "lower cup"],
        ["со шлангом для песка", "sand hose"],
      ],
      params: [
        p("diameter", 4, 5, 6),
        p("kit", ["одно сопло", "one nozzle"], ["четыре сопла", "four nozzles"]),
        p("volume", 0.6, 0.9, 1.2),
        p("flow", 200, 300, 450),
        p("pressure", 6, 8),
      ],
      label: 1,
      vary: 1,
      price: [1290, 9900],
      weight: [600, 2900],
    },
  ],
};

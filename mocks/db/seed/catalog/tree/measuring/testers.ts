import type { Group } from "../../types";
import { p } from "../parts";

/** Электроизмерения и поиск. */
export const testers: Group = {
  code: "testers",
  name: ["Электроизмерения и поиск", "Testers and detectors"],
  advice: [
    [
      "Прибор проверяют на заведомо живой линии до и после замера: только так верят нулю.",
      "Prove the tester on a live line before and after: only then believe a zero.",
    ],
    ["Щупы с трещиной выбрасывают, изолента тут не ремонт.", "Throw away probes with a crack; tape is no repair."],
  ],
  features: [
    ["противоударный чехол", "shockproof cover"],
    ["автоматическое отключение", "auto power-off"],
    ["ясное показание и на солнце", "clear reading even in the sun"],
  ],
  kit: [
    ["памятка по замерам", "leaflet on measuring"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "multimeters",
      name: ["Мультиметры", "Multimeters"],
      noun: ["мультиметр", "multimeter"],
      series: ["ММ", "MM"],
      picture: "multimeter",
      about: [
        "Показывает напряжение, ток и сопротивление, пищит при обрыве и держит замер на экране.",
        "It shows voltage, current and resistance, beeps for continuity and holds the reading.",
      ],
      purpose: ["щитов, приборов и авто", "boards, devices and cars"],
      traits: [
        ["с автодиапазоном", "auto-ranging"],
        ["с термопарой", "thermocouple"],
        ["с истинным действующим значением", "true RMS"],
      ],
      params: [
        p(
          "class",
          ["КАТ II 600 В", "CAT II 600 V"],
          ["КАТ III 600 В", "CAT III 600 V"],
          ["КАТ III 1000 В", "CAT III 1000 V"],
        ),
        p(
          "kit",
          ["без чехла", "no soft case"],
          ["в чехле", "soft case"],
          ["в чехле с зажимами", "soft case and clips"],
        ),
        p("rating", 10, 20),
        p("voltage", 600, 1000),
      ],
      label: 0,
      vary: 1,
      price: [790, 9900],
      weight: [180, 420],
      brands: ["iskra", "tarlabek", "qingtan"],
    },
    {
      code: "wall-detectors",
      name: ["Детекторы проводки", "Wall detectors"],
      noun: ["детектор проводки", "wall detector"],
      series: ["ДП", "WD"],
      picture: "detector",
      about: [
        "Находит провод, арматуру и брус за штукатуркой и показывает край светом и звуком.",
        "It finds cable, reinforcement and timber behind plaster and shows their edge by light and sound.",
      ],
      purpose: ["поиска проводки, труб и профиля перед сверлением", "finding cables, pipes and studs before you drill"],
      traits: [
        ["с автокалибровкой", "self-calibrating"],
        ["с цветным экраном", "colour screen"],
        ["с отметкой центра", "centre marker"],
      ],
      params: [
        p("depth", 50, 80, 100, 120),
        p("kit", ["без чехла", "no soft case"], ["в чехле", "soft case"]),
        p("method", ["индукционный", "inductive"], ["радарный", "radar"]),
        p("ip", "IP40", "IP54"),
      ],
      label: 1,
      vary: 1,
      price: [1490, 24900],
      weight: [160, 620],
      advice: [
        [
          "Проведите прибором крест-накрест: провод откликнется дважды, помеха один раз.",
          "Sweep crosswise: a cable answers twice, interference once.",
        ],
        [
          "Снимите кольца и часы: металл у датчика сдвигает нуль.",
          "Take off rings and watches: metal near the sensor shifts the zero.",
        ],
      ],
      features: [
        ["автоматическое отключение", "auto power-off"],
        ["предупреждение о проводе под напряжением", "live cable warning"],
        ["три режима поиска", "three search modes"],
      ],
      kit: [
        ["элементы питания", "batteries"],
        ["паспорт и гарантийный талон", "manual and warranty card"],
      ],
    },
  ],
};

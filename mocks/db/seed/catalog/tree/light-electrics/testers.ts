import type { Group } from "../../types";
import { p } from "../parts";

/** Приборы электрика. */
export const testers: Group = {
  code: "testers",
  name: ["Приборы электрика", "Electrical testers"],
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
      picture: "level",
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
    },
    {
      code: "clamp-meters",
      name: ["Токовые клещи", "Clamp meters"],
      noun: ["клещи токовые", "clamp meter"],
      series: ["ТК", "CM"],
      picture: "pliers",
      about: [
        "Ток меряют, не разрывая цепь: обхватил жилу и прочёл цифру.",
        "Current is measured without breaking the circuit: clasp the wire and read.",
      ],
      purpose: ["пусконаладки и поиска перегрузки", "commissioning and tracing overloads"],
      traits: [
        ["с подсветкой зева", "jaw light"],
        ["с бесконтактным датчиком", "non-contact sensor"],
        ["с записью максимума", "peak hold"],
      ],
      params: [
        p("rating", 200, 400, 600, 1000),
        p("jaw", 26, 30, 42, 50),
        p("kit", ["без чехла", "no soft case"], ["в чехле", "soft case"]),
        p("class", ["КАТ III 600 В", "CAT III 600 V"], ["КАТ IV 600 В", "CAT IV 600 V"]),
      ],
      label: 1,
      vary: 2,
      price: [1490, 14900],
      weight: [220, 560],
    },
    {
      code: "voltage-testers",
      name: ["Указатели напряжения", "Voltage testers"],
      noun: ["указатель напряжения", "voltage tester"],
      series: ["УН", "VT"],
      picture: "screwdrivers",
      about: [
        "Показывает фазу светом и звуком, а двухполюсный отличит её от наводки.",
        "It shows the phase by light and sound, and a two-pole one tells it from a stray field.",
      ],
      purpose: ["проверки отсутствия напряжения", "proving that a line is dead"],
      traits: [
        ["двухполюсный", "two-pole"],
        ["бесконтактный", "non-contact"],
        ["с фонариком", "torch"],
      ],
      params: [
        p("class", ["до 400 В", "up to 400 V"], ["до 690 В", "up to 690 V"], ["до 1000 В", "up to 1000 V"]),
        p("kit", ["без чехла", "no soft case"], ["в чехле", "soft case"]),
        p("ip", "IP44", "IP54", "IP65"),
        p("supply", ["батарейки", "batteries"], ["без питания", "no supply"]),
      ],
      label: 0,
      vary: 1,
      price: [190, 4900],
      weight: [40, 320],
    },
  ],
};

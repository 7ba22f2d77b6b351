import type { Group } from "../../types";
import { p } from "../parts";

/** Пылесосы. */
export const vacuums: Group = {
  code: "vacuums",
  name: ["Пылесосы", "Vacuum cleaners"],
  advice: [
    [
      "Пыль от бетона и гипса требует класса М: обычный мешок пропускает её обратно в воздух.",
      "Concrete and plaster dust needs class M: an ordinary bag lets it back into the air.",
    ],
    [
      "Воду собирают без мешка и с поплавковым клапаном, сухую пыль только с мешком.",
      "Collect water without a bag and with a float valve, dry dust only with a bag.",
    ],
  ],
  features: [
    ["тихий мотор", "quiet motor"],
    ["очистка фильтра одной кнопкой", "filter shaken by one button"],
    ["бак не ржавеет", "tank that does not rust"],
  ],
  kit: [
    ["шланг, две трубки и насадки", "hose, two tubes and nozzles"],
    ["паспорт и гарантийный талон", "manual and warranty card"],
  ],
  leaves: [
    {
      code: "construction-vacuums",
      name: ["Строительные пылесосы", "Construction vacuums"],
      noun: ["пылесос строительный", "construction vacuum"],
      series: ["ПС", "PS"],
      picture: "vacuum",
      about: [
        "Собирает опилки, цемент и воду; инструмент включает его сам через розетку.",
        "It takes sawdust, cement and water; a tool starts it through the socket.",
      ],
      purpose: ["стройки, ремонта и станков", "sites, repairs and machines"],
      traits: [
        ["с розеткой", "power socket"],
        ["с глушителем", "silencer"],
        ["с автоочисткой", "automatic cleaning"],
      ],
      params: [
        p("volume", 20, 25, 30, 35, 50),
        p("power", 1000, 1200, 1400, 1600),
        p("suction", 180, 210, 240, 260),
        p("kit", ["с одним мешком", "one bag"], ["с пятью мешками", "five bags"], ["с набором насадок", "nozzle set"]),
        p("hose", 2.5, 3, 5),
      ],
      label: 1,
      vary: 3,
      price: [6900, 42900],
      weight: [6500, 19500],
    },
    {
      code: "dust-extractors",
      name: ["Пылеудаляющие аппараты", "Dust extractors"],
      noun: ["аппарат пылеудаляющий", "dust extractor"],
      series: ["ПА", "DE"],
      picture: "vacuum",
      about: [
        "Держит разрежение ровным, пока фильтр чистится сам, и возвращает чистый воздух.",
        "It holds the suction steady while the filter cleans itself and returns clean air.",
      ],
      purpose: ["шлифовки, штроб и бетона", "sanding, chasing and concrete"],
      traits: [
        ["класса М", "class M"],
        ["с антистатическим шлангом", "antistatic hose"],
        ["с контролем потока", "flow control"],
      ],
      params: [
        p("volume", 25, 30, 42, 50),
        p("power", 1200, 1400, 1600),
        p("suction", 230, 250, 270),
        p("kit", ["с одним мешком", "one bag"], ["с пятью мешками", "five bags"]),
        p("hose", 3, 4, 5),
      ],
      label: 1,
      vary: 3,
      price: [19900, 98900],
      weight: [11000, 28000],
    },
    {
      code: "cordless-vacuums",
      name: ["Аккумуляторные пылесосы", "Cordless vacuums"],
      noun: ["пылесос аккумуляторный", "cordless vacuum"],
      series: ["ПАК", "CV"],
      picture: "vacuum",
      about: [
        "Убирает за сверлом и на лестнице, где розетки нет и не будет.",
        "It cleans behind the drill and on stairs where there is no socket.",
      ],
      purpose: ["машины, лестниц и мелкой уборки", "cars, stairs and small clean-ups"],
      traits: [
        ["бесщёточный", "brushless"],
        ["с моющимся фильтром", "washable filter"],
        ["с узкой насадкой", "crevice nozzle"],
      ],
      params: [
        p("volume", 0.7, 2, 6, 10),
        p("voltage", 12, 18),
        p("runtime", 0.3, 0.5, 0.7, 1),
        p("kit", ["без АКБ", "bare tool"], ["1 АКБ 4 А·ч", "1 × 4 Ah"], ["2 АКБ 4 А·ч", "2 × 4 Ah"]),
        p("suction", 60, 90, 120),
      ],
      label: 1,
      vary: 3,
      price: [4900, 29900],
      weight: [1800, 7900],
    },
  ],
};

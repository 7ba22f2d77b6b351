import type { Group } from "../../types";
import { p } from "../parts";

/** Отвёртки. */
export const screwdrivers: Group = {
  code: "screwdrivers",
  name: ["Отвёртки", "Screwdrivers"],
  advice: [
    [
      "Жало должно входить в шлиц без качания: люфт в полмиллиметра уже сминает грани.",
      "The tip must sit in the slot without rocking: half a millimetre of play already rounds the edges.",
    ],
    [
      "Намагниченное жало удобно над головой, но в щите с приборами лучше обычное.",
      "A magnetic tip helps overhead, but near instruments an ordinary one is better.",
    ],
  ],
  features: [
    ["рукоятка не боится бензина и масла", "handle that resists petrol and oil"],
    ["чернёное жало с точной геометрией", "blackened tip of exact shape"],
    ["рукоятка не катится по столу", "handle that does not roll away"],
  ],
  kit: [
    ["держатель для стены", "wall holder"],
    ["памятка о размерах шлицев", "leaflet about tip sizes"],
  ],
  leaves: [
    {
      code: "screwdriver-sets",
      name: ["Наборы отвёрток", "Screwdriver sets"],
      noun: ["набор отвёрток", "screwdriver set"],
      series: null,
      picture: "screwdrivers",
      about: [
        "Прямые, крестовые и звёздчатые: размеры подобраны так, чтобы не искать вторую отвёртку.",
        "Flat, cross and star tips, in sizes chosen so that no second driver has to be found.",
      ],
      purpose: ["дома, мастерской и сервиса", "the home, the workshop and the garage"],
      traits: [
        ["сталь S2", "S2 steel"],
        ["с магнитными жалами", "magnetic tips"],
        ["с ударными пятками", "striking caps"],
      ],
      params: [
        p("count", 5, 6, 8, 10, 12, 18),
        p(
          "tip",
          ["плоский и крестовый", "flat and cross"],
          ["плоский, крестовый и звёздчатый", "flat, cross and star"],
        ),
        p("kit", ["на подставке", "rack"], ["в сумке", "roll bag"], ["в кейсе", "case"]),
        p("handle", ["двухкомпонентная", "two-component"], ["трёхкомпонентная", "three-component"]),
      ],
      label: 1,
      vary: 2,
      price: [490, 4200],
      weight: [350, 2100],
    },
    {
      code: "insulated-screwdrivers",
      name: ["Диэлектрические отвёртки", "Insulated screwdrivers"],
      noun: ["отвёртка диэлектрическая", "insulated screwdriver"],
      series: null,
      picture: "screwdrivers",
      about: [
        "Изоляция доходит до самого жала, каждую испытывают напряжением 10 000 В.",
        "Insulation runs down to the tip, and each one is tested at 10,000 V.",
      ],
      purpose: ["работы под напряжением до 1000 В", "live work up to 1000 V"],
      traits: [
        ["с тонким стержнем", "slim shaft"],
        ["с двухцветной изоляцией", "two-colour insulation"],
        ["с нескользящей рукояткой", "non-slip handle"],
      ],
      params: [
        p("span", 75, 100, 125, 150),
        p("diameter", 2.5, 3.5, 4, 5.5, 6.5),
        p(
          "tip",
          ["плоский", "flat"],
          ["крестовый PH", "cross PH"],
          ["крестовый PZ", "cross PZ"],
          ["комбинированный", "combined"],
        ),
        p("class", ["до 1000 В", "up to 1000 V"]),
      ],
      label: 1,
      vary: 2,
      price: [260, 1290],
      weight: [60, 190],
    },
    {
      code: "ratchet-screwdrivers",
      name: ["Реверсивные отвёртки", "Ratchet screwdrivers"],
      noun: ["отвёртка реверсивная", "ratchet screwdriver"],
      series: null,
      picture: "screwdrivers",
      about: [
        "Храповик крутит жало, пока кисть возвращается назад; сменные биты лежат в рукоятке.",
        "The ratchet keeps turning while the wrist goes back; spare bits live in the handle.",
      ],
      purpose: ["сборки мебели и приборов", "assembling furniture and devices"],
      traits: [
        ["с битами в рукоятке", "bits in the handle"],
        ["с поворотной рукояткой", "pivoting handle"],
        ["с тонким храповиком", "fine ratchet"],
      ],
      params: [
        p("count", 6, 8, 12, 20),
        p("shank", ["шестигранник 1/4 дюйма", "1/4 in hex"]),
        p("kit", ["в блистере", "blister"], ["в кейсе", "case"]),
        p("handle", ["двухкомпонентная", "two-component"], ["Т-образная", "T-shaped"]),
      ],
      label: 1,
      vary: 2,
      price: [590, 2890],
      weight: [180, 520],
    },
  ],
};

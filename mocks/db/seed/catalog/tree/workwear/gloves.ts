import type { Group } from "../../types";
import { p } from "../parts";

/** Перчатки и рукавицы. */
export const gloves: Group = {
  code: "gloves",
  name: ["Перчатки и рукавицы", "Gloves"],
  advice: [
    [
      "Для мелкой сборки берите тонкое покрытие, для бетона и кирпича латекс в два слоя.",
      "For fine assembly take a thin coating, for concrete and brick a double latex one.",
    ],
    [
      "У вращающихся валов и свёрл перчатки снимают: их затягивает раньше, чем успеешь отдёрнуть руку.",
      "Take gloves off near rotating shafts and drills: they are drawn in before you can pull away.",
    ],
  ],
  features: [
    ["манжета не сползает", "cuff that stays put"],
    ["швы не давят на пальцы", "seams that do not press on the fingers"],
    ["выдерживают десяток стирок", "survive ten washes"],
  ],
  kit: [
    ["упаковка с таблицей размеров", "pack with a table of sizes"],
    ["памятка о стойкости", "leaflet on resistance"],
  ],
  leaves: [
    {
      code: "coated-gloves",
      name: ["Перчатки с покрытием", "Coated gloves"],
      noun: ["перчатки с покрытием", "coated gloves"],
      series: null,
      picture: "gloves",
      about: [
        "Тонкая основа чувствует винт, покрытие держит мокрую деталь.",
        "A thin liner feels the screw, and the coating holds a wet part.",
      ],
      purpose: ["сборки, склада и монтажа", "assembly, warehouses and installation"],
      traits: [
        ["с дышащим тылом", "breathable back"],
        ["с длинной манжетой", "long cuff"],
        ["с усилением у большого пальца", "reinforced thumb"],
      ],
      params: [
        p("size", "7", "8", "9", "10", "11"),
        p("coating", ["полиуретан", "polyurethane"], ["нитрил", "nitrile"], ["латекс", "latex"]),
        p("material", ["нейлон", "nylon"], ["хлопок", "cotton"]),
        p("span", 230, 240, 250),
        p("class", ["13 класс вязки", "13 gauge"], ["15 класс вязки", "15 gauge"]),
      ],
      label: 0,
      vary: 0,
      price: [60, 690],
      weight: [40, 180],
      unit: ["пара", "pair"],
      multiplicity: 10,
    },
    {
      code: "leather-gloves",
      name: ["Кожаные перчатки", "Leather gloves"],
      noun: ["перчатки кожаные", "leather gloves"],
      series: null,
      picture: "gloves",
      about: [
        "Кожа принимает форму ладони за неделю и не рвётся о тросы и листовой металл.",
        "Leather takes the shape of the palm in a week and does not tear on cables and sheet.",
      ],
      purpose: ["погрузки, тросов и листа", "loading, cables and sheet metal"],
      traits: [
        ["с усиленной ладонью", "palm patch"],
        ["с крагой", "gauntlet cuff"],
        ["с ремешком на запястье", "wrist strap"],
      ],
      params: [
        p("size", "8", "9", "10", "11"),
        p("material", ["воловья кожа", "cowhide"], ["свиная кожа", "pigskin"], ["козья кожа", "goatskin"]),
        p("season", ["лето", "summer"], ["зима", "winter"]),
        p("color", ["жёлтый", "yellow"], ["серый", "grey"], ["чёрный", "black"]),
        p("class", ["комбинированные", "combined"], ["цельнокожаные", "full leather"]),
      ],
      label: 0,
      vary: 0,
      price: [290, 1890],
      weight: [120, 320],
      unit: ["пара", "pair"],
    },
    {
      code: "chemical-gloves",
      name: ["Химстойкие перчатки", "Chemical-resistant gloves"],
      noun: ["перчатки химстойкие", "chemical-resistant gloves"],
      series: null,
      picture: "gloves",
      about: [
        "Держат масло, щёлочь и растворитель, рифление не даёт банке выскользнуть.",
        "They hold out oil, alkali and solvent, and the ribbing keeps a can from slipping.",
      ],
      purpose: ["химии, мойки и покраски", "chemicals, washing and painting"],
      traits: [
        ["с хлопковой подкладкой", "flock-lined"],
        ["с рифлёной ладонью", "ribbed palm"],
        ["удлинённые", "extra long"],
      ],
      params: [
        p("size", "8", "9", "10", "11"),
        p("material", ["нитрил", "nitrile"], ["неопрен", "neoprene"], ["латекс", "latex"]),
        p("span", 300, 330, 400),
        p("thickness", 0.3, 0.45, 0.6),
        p("color", ["синий", "blue"], ["зелёный", "green"], ["чёрный", "black"]),
      ],
      label: 0,
      vary: 0,
      price: [120, 1290],
      weight: [60, 260],
      unit: ["пара", "pair"],
    },
  ],
};

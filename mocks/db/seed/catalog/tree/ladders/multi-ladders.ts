import type { Group } from "../../types";
import { follow, p } from "../parts";

/** Лестницы-трансформеры. */
export const multiLadders: Group = {
  code: "multi-ladders",
  name: ["Лестницы-трансформеры", "Transformable ladders"],
  advice: [
    [
      "Проверьте каждый замок на щелчок, прежде чем поставить ногу.",
      "Check that every lock has clicked before you step on.",
    ],
    [
      "Песок в замках выдувают воздухом и смазывают силиконом, не маслом.",
      "Blow sand out of the locks and use silicone rather than oil.",
    ],
  ],
  features: [
    ["стальные замки с индикатором", "steel locks with an indicator"],
    ["складывается в багажник", "folds into a car boot"],
    ["стоит и на неровном полу", "stands on uneven floors too"],
  ],
  kit: [
    ["лестница с ремнём для переноски", "ladder with a carrying strap"],
    ["паспорт с нагрузкой", "data sheet with the load rating"],
  ],
  leaves: [
    {
      code: "hinged-ladders",
      name: ["Шарнирные лестницы", "Hinged ladders"],
      noun: ["лестница шарнирная", "hinged ladder"],
      series: null,
      picture: "ladder",
      about: [
        "Четыре секции встают буквой П, Л или в линию: потолок, лестничный марш, стена.",
        "Four sections make a platform, a trestle or a straight ladder.",
      ],
      purpose: ["лестничных маршей и комнат", "stairwells and rooms"],
      traits: [
        ["с узкими секциями", "narrow sections"],
        ["с автозамками", "automatic locks"],
        ["с траверсами", "stabilisers"],
      ],
      params: [
        p(
          "steps",
          ["4×3 ступени", "4×3 steps"],
          ["4×4 ступени", "4×4 steps"],
          ["4×5 ступеней", "4×5 steps"],
          ["4×6 ступеней", "4×6 steps"],
        ),
        follow(0, "height", 3.6, 4.7, 5.8, 7),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без настила", "no deck"], ["с настилом", "deck"]),
      ],
      label: 1,
      vary: 4,
      price: [5900, 24900],
      weight: [8900, 22000],
    },
    {
      code: "telescopic-ladders",
      name: ["Телескопические лестницы", "Telescopic ladders"],
      noun: ["лестница телескопическая", "telescopic ladder"],
      series: null,
      picture: "ladder",
      about: [
        "В сложенном виде меньше метра: едет в такси и ждёт за дверью кладовой.",
        "Folded it is under a metre: it travels by taxi and waits behind a door.",
      ],
      purpose: ["выездов и малых помещений", "call-outs and small rooms"],
      traits: [
        ["с мягким складыванием", "soft closing"],
        ["с поручнем", "handrail"],
        ["с кнопками у ступеней", "rung buttons"],
      ],
      params: [
        p("span", 2000, 2600, 3200, 3800, 4400),
        follow(0, "steps", "7", "9", "11", "13", "15"),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без чехла", "no carry bag"], ["в чехле", "carry bag"]),
      ],
      label: 1,
      vary: 4,
      price: [6900, 29900],
      weight: [6500, 17500],
    },
    {
      code: "telescopic-stepladders",
      name: ["Телескопические стремянки", "Telescopic stepladders"],
      noun: ["стремянка телескопическая", "telescopic stepladder"],
      series: null,
      picture: "ladder",
      about: [
        "Каждая сторона выдвигается отдельно: встаёт ровно и на лестнице, и на склоне.",
        "Each side extends by itself, so it stands level on stairs and slopes.",
      ],
      purpose: ["неровного пола и ступеней", "uneven floors and steps"],
      traits: [
        ["с шарниром на шести углах", "six-position hinge"],
        ["с резиновыми башмаками", "rubber feet"],
        ["с площадкой", "platform"],
      ],
      params: [
        p("steps", ["4×4 ступени", "4×4 steps"], ["4×5 ступеней", "4×5 steps"], ["4×6 ступеней", "4×6 steps"]),
        follow(0, "height", 4.2, 5.4, 6.5),
        p("load", 150),
        p("material", ["алюминий", "aluminium"]),
        p("kit", ["без чехла", "no carry bag"], ["в чехле", "carry bag"]),
      ],
      label: 1,
      vary: 4,
      price: [9900, 38900],
      weight: [9800, 24000],
    },
  ],
};

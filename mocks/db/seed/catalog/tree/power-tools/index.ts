import type { Top } from "../../types";
import { batteries } from "./batteries";
import { drills } from "./drills";
import { grinders } from "./grinders";
import { rotaryHammers } from "./rotary-hammers";
import { routersPlaners } from "./routers-planers";
import { saws } from "./saws";

/** Электроинструмент. */
export const powerTools: Top = {
  code: "power-tools",
  name: ["Электроинструмент", "Power tools"],
  picture: "drill",
  description: [
    "Сетевой и аккумуляторный инструмент для сверления, резки, шлифовки и сборки: от шуруповёрта до отбойного молотка.",
    "Corded and cordless tools for drilling, cutting, grinding and assembly, from a screwdriver to a breaker.",
  ],
  brands: ["tavros", "kremen", "volga-t", "brennfeld", "takemori", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "К этой марке есть запчасти и мастерская, которая за неё берётся.",
      "There are spare parts for this brand and a workshop that repairs it.",
    ],
    [
      "При получении инструмент можно включить и проверить, прежде чем платить.",
      "When you collect the tool you can switch it on and check it before you pay.",
    ],
    [
      "Если инструмент не подошёл, верните его за 14 дней без следов работы.",
      "If the tool does not suit you, return it unused within 14 days.",
    ],
  ],
  groups: [drills, rotaryHammers, grinders, saws, routersPlaners, batteries],
};

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
      "Запчасти к этой марке есть на складе: мастер поставит их в день обращения.",
      "Spare parts for this brand are kept in stock and fitted on the day you bring the tool.",
    ],
    [
      "Перед выдачей инструмент проверяют под нагрузкой, а в паспорте ставят дату и подпись.",
      "Every tool is tested under load before it leaves the shop, and the date is recorded in its documents.",
    ],
    [
      "Если инструмент не подошёл, верните его за 14 дней: следы пробного включения не считаются износом.",
      "If the tool does not suit you, return it within 14 days; traces of a trial run are not counted as wear.",
    ],
  ],
  groups: [drills, rotaryHammers, grinders, saws, routersPlaners, batteries],
};

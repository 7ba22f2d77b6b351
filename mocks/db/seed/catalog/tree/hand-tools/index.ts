import type { Top } from "../../types";
import { clamping } from "./clamping";
import { cutting } from "./cutting";
import { pliers } from "./pliers";
import { screwdrivers } from "./screwdrivers";
import { striking } from "./striking";
import { wrenches } from "./wrenches";

/** Ручной инструмент. */
export const handTools: Top = {
  code: "hand-tools",
  name: ["Ручной инструмент", "Hand tools"],
  picture: "hammer",
  description: [
    "Ключи, молотки, отвёртки и всё, что работает от руки: для слесаря, столяра и монтажника.",
    "Spanners, hammers, screwdrivers and everything driven by hand, for fitters, joiners and installers.",
  ],
  brands: ["kuznya", "montazh", "nordhult", "smolyak", "shenlu"],
  guaranteed: true,
  closing: [
    ["Материал и размеры указаны в характеристиках.", "The material and the sizes are in the specification."],
    [
      "Держите инструмент сухим и раз в сезон протирайте маслом: он переживёт не одну мастерскую.",
      "Keep the tool dry and oil it once a season: it will outlive more than one workshop.",
    ],
    [
      "Если рабочая часть сломалась при обычной работе, заменим инструмент по гарантии.",
      "If the working part breaks in normal use, we replace the tool under warranty.",
    ],
  ],
  groups: [wrenches, pliers, screwdrivers, striking, cutting, clamping],
};

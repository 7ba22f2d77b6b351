import type { Top } from "../../types";
import { airTools } from "./air-tools";
import { compressors } from "./compressors";

/** Компрессоры и пневматика. */
export const pneumatics: Top = {
  code: "pneumatics",
  name: ["Компрессоры и пневматика", "Compressors and air tools"],
  picture: "compressor",
  description: [
    "Сжатый воздух от компрессора до сопла: ресиверы, инструмент, шланги и подготовка.",
    "Compressed air from the compressor to the nozzle: tanks, tools, hoses and treatment.",
  ],
  brands: ["volga-t", "zdenar", "valdoro", "qingtan"],
  guaranteed: true,
  closing: [
    [
      "Расходники для пневматики держим на складе круглый год.",
      "Consumables for air equipment are kept in stock all year.",
    ],
    [
      "Раз в смену сливайте конденсат: вода ржавит линию изнутри быстрее, чем кажется.",
      "Drain the condensate every shift: water rusts the line from inside sooner than you expect.",
    ],
    [
      "Как посчитать нужный поток, рассказано в новостях магазина.",
      "The shop’s news explain how to work out the flow that you need.",
    ],
  ],
  groups: [compressors, airTools],
};

import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const extensionLeadSection: Body = {
  ru: [
    p(
      "Если вилка удлинителя тёплая, он работает на пределе. Если горячая, за пределом. Причина почти всегда одна: сечение жилы меньше, чем нужно для этой мощности и длины.",
    ),
    h2("Сколько выдержит провод"),
    table(
      ["Сечение", "Размотан", "Смотан на катушке"],
      ["0,75 мм²", "2,2 кВт", "0,8 кВт"],
      ["1,5 мм²", "3,5 кВт", "1,2 кВт"],
      ["2,5 мм²", "5,5 кВт", "2 кВт"],
    ),
    p(
      "Разница между столбцами и есть главная ловушка. Смотанный кабель не отдаёт тепло, и середина бухты плавится, пока снаружи он едва тёплый. Разматывайте катушку целиком, даже если нужно три метра.",
    ),
    h2("При чём здесь длина"),
    p(
      "На длинном проводе падает напряжение, инструмент слабеет и тянет больший ток. До 20 м хватает сечения из таблицы, до 50 м берите на ступень больше. Компрессору на 50 м кабеля 1,5 мм² может не хватить силы даже запуститься.",
    ),
    h2("На что ещё смотреть"),
    ul(
      "Заземляющий контакт нужен всему с металлическим корпусом.",
      "Тепловая защита на катушке отключит её раньше, чем поплывёт изоляция.",
      "Для улицы нужна резиновая оболочка и розетки с крышками, не ниже IP44.",
      "Два удлинителя подряд складывают потери. Лучше один длинный.",
    ),
    p(
      `Катушки, шнуры и колодки собраны в разделе ${a("/catalog/light-electrics/extensions", "«Удлинители»")}, сечение указано в характеристиках.`,
    ),
  ],
  en: [
    p(
      "If the plug of an extension lead is warm, the lead is at its limit. If it is hot, it is past it. The cause is nearly always the same: a cross-section too small for this power and this length.",
    ),
    h2("What a lead can take"),
    table(
      ["Cross-section", "Unwound", "On the reel"],
      ["0.75 mm²", "2.2 kW", "0.8 kW"],
      ["1.5 mm²", "3.5 kW", "1.2 kW"],
      ["2.5 mm²", "5.5 kW", "2 kW"],
    ),
    p(
      "The gap between the columns is the trap. A coiled cable cannot lose its heat, and the middle of the reel melts while the outside is barely warm. Unwind the whole reel even if you need three metres.",
    ),
    h2("Where length comes in"),
    p(
      "Voltage drops along a long lead, the tool weakens and draws more current. Up to 20 m the table holds; up to 50 m go one step larger. On 50 m of 1.5 mm² a compressor may not even manage to start.",
    ),
    h2("What else to look at"),
    ul(
      "Anything with a metal body needs the earth contact.",
      "A thermal cut-out switches the reel off before the insulation gives way.",
      "Outdoors take a rubber sheath and sockets with covers, IP44 at least.",
      "Two leads in a row add up their losses. One long lead is better.",
    ),
    p(
      `Reels, leads and power strips are in ${a("/catalog/light-electrics/extensions", "Extension leads")}; the cross-section is among the properties.`,
    ),
  ],
};

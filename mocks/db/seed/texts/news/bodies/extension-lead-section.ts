import { a, h2, ol, p, table, ul } from "../../html";
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
      ["2,5 мм²", "3,5 кВт", "2 кВт"],
    ),
    p(
      "Разница между столбцами и есть главная ловушка. Смотанный кабель не отдаёт тепло, и середина бухты плавится, пока снаружи он едва тёплый. Разматывайте катушку целиком, даже если нужно три метра.",
    ),
    p(
      "Последние две строки начинаются с одного числа: больше 16 А, то есть 3,5 кВт, не пропустит сама вилка. Запас сечения нужен там ради длины.",
    ),
    h2("При чём здесь длина"),
    p(
      "На длинном проводе падает напряжение, инструмент слабеет и тянет больший ток. До 20 м хватает сечения из таблицы, до 50 м берите на ступень больше. Компрессору на 50 м кабеля 1,5 мм² может не хватить силы даже запуститься. А если провод холодный и греется одна вилка, виновато не сечение, а слабый контакт в розетке.",
    ),
    table(
      ["Потеря при 2 кВт", "20 м", "30 м", "50 м"],
      ["0,75 мм²", "8 В", "12 В", "20 В"],
      ["1,5 мм²", "4 В", "6 В", "10 В"],
      ["2,5 мм²", "2 В", "4 В", "6 В"],
    ),
    p("Моторы спокойно переносят потерю до 5 % от 230 В, то есть около 11 В. Светодиодной лампе она безразлична."),
    h2("Как посчитать нагрузку"),
    ol(
      "Сложите мощности всего, что включаете одновременно.",
      "Разделите ватты на 230, получится ток в амперах.",
      "Для компрессора, насоса и пилы прибавьте половину на пуск.",
      "Найдите сечение в первой таблице и поправьте его на длину.",
    ),
    p(
      "Пылесос на 1200 Вт и шлифмашина на 300 Вт вместе берут 6,5 А: их выдержит размотанный шнур 0,75 мм² длиной до 20 м. Добавьте обогреватель на 2 кВт, и это уже 15 А. Здесь нужно 1,5 мм², а других потребителей на этом удлинителе быть не должно.",
    ),
    h2("На что ещё смотреть"),
    ul(
      "Заземляющий контакт нужен всему с металлическим корпусом.",
      "Тепловая защита на катушке отключит её раньше, чем поплывёт изоляция.",
      "Для улицы нужна резиновая оболочка и розетки с крышками, не ниже IP44.",
      "Два удлинителя подряд складывают потери и добавляют ещё одно соединение. Лучше один длинный.",
    ),
    p(
      `Во дворе и в сыром подвале линию должно защищать ${a("/catalog/light-electrics/boards/residual-current-devices", "УЗО")} на 30 мА. Оплавленную вилку и треснувшую оболочку не заматывают изолентой: такой удлинитель укорачивают до целого места или выбрасывают.`,
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
      ["2.5 mm²", "3.5 kW", "2 kW"],
    ),
    p(
      "The gap between the columns is the trap. A coiled cable cannot lose its heat, and the middle of the reel melts while the outside is barely warm. Unwind the whole reel even if you need three metres.",
    ),
    p(
      "The last two lines begin with the same number: the plug itself passes no more than 16 A, which is 3.5 kW. The larger section is there for the sake of length.",
    ),
    h2("Where length comes in"),
    p(
      "Voltage drops along a long lead, the tool weakens and draws more current. Up to 20 m the table holds; up to 50 m go one step larger. On 50 m of 1.5 mm² a compressor may not even manage to start. If the cable stays cool and the plug alone is hot, the fault is a loose contact in the socket.",
    ),
    table(
      ["Loss at 2 kW", "20 m", "30 m", "50 m"],
      ["0.75 mm²", "8 V", "12 V", "20 V"],
      ["1.5 mm²", "4 V", "6 V", "10 V"],
      ["2.5 mm²", "2 V", "4 V", "6 V"],
    ),
    p("Motors put up with a loss of 5% of 230 V, about 11 V. LED lamps do not mind it."),
    h2("How to work out the load"),
    ol(
      "Add up the power of everything that is on at the same time.",
      "Divide the watts by 230 to get the current in amperes.",
      "For a compressor, a pump or a saw add a half for starting.",
      "Find the section in the first table and correct it for the length.",
    ),
    p(
      "A vacuum of 1200 W and a sander of 300 W take 6.5 A together: an unwound 0.75 mm² cord of up to 20 m bears them. Add a heater of 2 kW and it is 15 A. That takes 1.5 mm², and nothing else may hang on the lead.",
    ),
    h2("What else to look at"),
    ul(
      "Anything with a metal body needs the earth contact.",
      "A thermal cut-out switches the reel off before the insulation gives way.",
      "Outdoors take a rubber sheath and sockets with covers, IP44 at least.",
      "Two leads in a row add up their losses and bring one more joint. One long lead is better.",
    ),
    p(
      `In the yard and in a damp cellar the line should have a ${a("/catalog/light-electrics/boards/residual-current-devices", "residual current device")} of 30 mA. A melted plug or a cracked sheath is not wrapped in tape: cut the lead back to where it is sound or throw it away.`,
    ),
    p(
      `Reels, leads and power strips are in ${a("/catalog/light-electrics/extensions", "Extension leads")}; the cross-section is among the properties.`,
    ),
  ],
};

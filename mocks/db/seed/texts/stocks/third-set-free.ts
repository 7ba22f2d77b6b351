import { a, h2, p, ul } from "../html";
import type { Stock } from "../types";

export const thirdSetFree: Stock = {
  slug: "third-set-free",
  name: ["Смена оснастки: третий набор в подарок", "Fresh accessories: the third set is on us"],
  preview: [
    "Соберите три набора кругов, свёрл, бит или пилок, и самый недорогой отдадим даром.",
    "Put together three sets of discs, drills, bits or blades and the cheapest one is free.",
  ],
  body: {
    ru: [
      p(
        "Тупое сверло греет металл, изношенный круг ведёт в сторону, а сточенная бита срывает шлиц. Обычно оснастку меняют поздно, потому что жалко выбрасывать. Мы решили упростить решение: третий набор за наш счёт.",
      ),
      p(
        `В акции участвуют все товары раздела ${a("/catalog/consumables", "«Оснастка и расходники»")}, кроме крепежа. Наборы могут быть разными: круги по металлу, пилки для лобзика и биты тоже считаются тремя наборами.`,
      ),
      h2("Условия"),
      ul(
        "Акция действует с 9 ноября 2026 года по 31 января 2027 года.",
        "Набором считается упаковка от пяти предметов или один алмазный диск.",
        "Бесплатно отдаём самый недорогой из трёх. В заказе из шести наборов бесплатных два.",
        "Подарок отмечает менеджер при подтверждении заказа.",
        "Если возвращаете один из оплаченных наборов, вернуть нужно и подарок.",
      ),
      h2("С чего начать"),
      p(
        `Чаще всего заканчиваются отрезные круги. Как прочитать этикетку и не ошибиться с посадкой, рассказали в статье ${a("/news/choose-cutting-disc", "о выборе круга для УШМ")}.`,
      ),
    ],
    en: [
      p(
        "A blunt drill heats the metal, a worn disc wanders and a rounded bit spoils the screw. Most of us change them too late because it feels like a waste. We have made it easier: the third set is at our expense.",
      ),
      p(
        `The offer covers everything in ${a("/catalog/consumables", "Accessories and consumables")} except fasteners. The sets may differ: metal discs, jigsaw blades and driver bits make three sets as well.`,
      ),
      h2("Terms"),
      ul(
        "The offer runs from 9 November 2026 to 31 January 2027.",
        "A set is a pack of five pieces or more, or a single diamond disc.",
        "The cheapest of three is free. An order of six sets has two free ones.",
        "We mark the gift when we confirm your order.",
        "If you return one of the sets that you paid for, the gift comes back with it.",
      ),
      h2("Where to start"),
      p(
        `Cutting discs run out first. Our article ${a("/news/choose-cutting-disc", "on choosing a disc for an angle grinder")} explains how to read the label and get the bore right.`,
      ),
    ],
  },
  picture: "/upload/stocks/disc-bits-grinder-2.jpg",
  startsAt: "2026-11-09T00:00:00+03:00",
  endsAt: "2027-01-31T23:59:59+03:00",
  choice: { sections: ["diamond-discs", "flap-discs", "drill-bits", "blades", "driver-bits", "sanding"], limit: 12 },
};

import { a, h2, ol, p, table, ul } from "../html";
import type { Stock } from "../types";

export const thirdSetFree: Stock = {
  slug: "third-set-free",
  name: ["Смена оснастки: третий набор в подарок", "Fresh accessories: the third set is free"],
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
      h2("Что считается набором"),
      ul(
        "упаковка, в которой пять предметов или больше: число стоит в характеристиках товара;",
        "пять штук одного вида, взятых по одной, например пять ударных головок разного размера;",
        "один алмазный диск.",
      ),
      p(
        "Пример: упаковка отрезных кругов за 900 ₽, набор бит за 700 ₽ и пилки для лобзика за 400 ₽. Пилки достанутся даром, заплатите 1 600 ₽.",
      ),
      h2("Когда пора менять"),
      ul(
        "<strong>Сверло</strong> скрипит и сыплет мелкой крошкой вместо завитой стружки.",
        "<strong>Бур</strong> стал тоньше своего номинала, и дюбель входит только под молотком.",
        "<strong>Бита</strong> выскакивает из шлица, хотя жмёте как обычно.",
        "<strong>Пильный диск</strong> оставляет тёмный, подгоревший рез.",
        "<strong>Шлифовальная бумага</strong> блестит и греет дерево: зерно забилось смолой или лаком.",
        "<strong>Круг</strong> уменьшился на треть, треснул или вышел из срока, который выбит на кольце.",
      ),
      h2("Как продлить жизнь сверлу"),
      p(
        "Сверло из быстрорежущей стали чаще губят не твёрдым металлом, а лишними оборотами. Таблица посчитана для скорости кромки 25 м/мин в стали, 10 м/мин в нержавейке и 60 м/мин в алюминии. Первые два материала смазывайте маслом.",
      ),
      table(
        ["Диаметр", "Сталь", "Нержавейка", "Алюминий"],
        ["4 мм", "2 000 об/мин", "800 об/мин", "4 800 об/мин"],
        ["6 мм", "1 300 об/мин", "530 об/мин", "3 200 об/мин"],
        ["8 мм", "1 000 об/мин", "400 об/мин", "2 400 об/мин"],
        ["10 мм", "800 об/мин", "320 об/мин", "1 900 об/мин"],
        ["12 мм", "660 об/мин", "270 об/мин", "1 600 об/мин"],
      ),
      p(
        "Отверстия от 8 мм сверлите в два прохода, сначала сверлом в половину диаметра. Если стружка синеет, убавьте обороты и прижмите сильнее.",
      ),
      h2("Как получить подарок"),
      ol(
        "Положите в корзину все три набора вместе с тем, который станет подарком.",
        "Оформите заказ и упомяните акцию в комментарии.",
        "Если платите картой на сайте, дождитесь подтверждения: сумма станет меньше на цену подарка.",
      ),
      h2("Условия"),
      ul(
        "Акция действует с 9 ноября 2026 года по 31 января 2027 года.",
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
      h2("What counts as a set"),
      ul(
        "a pack of five pieces or more: the number is among the product’s properties;",
        "five single pieces of one kind, such as five impact sockets of different sizes;",
        "one diamond blade.",
      ),
      p(
        "An example: a pack of cutting discs for 900 ₽, a bit set for 700 ₽ and jigsaw blades for 400 ₽. The blades are free, you pay 1 600 ₽.",
      ),
      h2("When it is time to change"),
      ul(
        "<strong>A drill</strong> squeals and throws fine crumbs instead of curled chips.",
        "<strong>A masonry drill</strong> has worn below its size, and the plug goes in only under a hammer.",
        "<strong>A bit</strong> jumps out of the screw although you press as usual.",
        "<strong>A saw blade</strong> leaves a dark, scorched cut.",
        "<strong>Sandpaper</strong> shines and heats the wood: resin or lacquer has clogged its grain.",
        "<strong>A disc</strong> has lost a third of its diameter, is cracked or past the date on its ring.",
      ),
      h2("How to make a drill last"),
      p(
        "What ruins a high-speed steel drill is more often too much speed than hard metal. The table is worked out for an edge speed of 25 m/min in steel, 10 m/min in stainless steel and 60 m/min in aluminium. Oil the first two.",
      ),
      table(
        ["Diameter", "Steel", "Stainless steel", "Aluminium"],
        ["4 mm", "2 000 rpm", "800 rpm", "4 800 rpm"],
        ["6 mm", "1 300 rpm", "530 rpm", "3 200 rpm"],
        ["8 mm", "1 000 rpm", "400 rpm", "2 400 rpm"],
        ["10 mm", "800 rpm", "320 rpm", "1 900 rpm"],
        ["12 mm", "660 rpm", "270 rpm", "1 600 rpm"],
      ),
      p(
        "Drill holes of 8 mm and more in two passes, the first with a drill of half the diameter. If the chips turn blue, slow down and press harder.",
      ),
      h2("How to get the gift"),
      ol(
        "Put all three sets into the basket, the one that will be free among them.",
        "Place the order and mention the offer in the comment.",
        "If you pay by card on the site, wait for the confirmation: the sum goes down by the price of the gift.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 9 November 2026 to 31 January 2027.",
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

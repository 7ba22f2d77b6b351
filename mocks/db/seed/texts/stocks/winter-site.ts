import { a, h2, p, table, ul } from "../html";
import type { Stock } from "../types";

export const winterSite: Stock = {
  slug: "winter-site",
  name: ["Зимняя стройка: свет, удлинители и куртки", "Winter on site: lights, leads and jackets"],
  preview: [
    "В декабре светло семь часов. Прожекторы, катушки и тёплая одежда по сниженным ценам.",
    "December gives seven hours of daylight. Floodlights, reels and warm clothes at reduced prices.",
  ],
  body: {
    ru: [
      p(
        "Зимой смена начинается затемно и затемно кончается. Мы отобрали то, без чего на площадке не обойтись: прожекторы на подставке, удлинители в морозостойкой оболочке, налобные фонари, перчатки и куртки.",
      ),
      p("Сниженная цена уже стоит в карточке товара, промокод не нужен. Рядом перечёркнута прежняя."),
      h2("Сколько света нужно"),
      p(
        "Считайте по площади. Чтобы ходить и носить материал, хватает около 60 лм на квадратный метр, для кладки, монтажа и пайки нужно от 300 лм. В таблице один светодиодный прожектор при чистом стекле.",
      ),
      table(
        ["Мощность", "Световой поток", "Проходы и склад", "Рабочее место"],
        ["20 Вт", "1 800 лм", "30 м²", "6 м²"],
        ["30 Вт", "2 700 лм", "45 м²", "9 м²"],
        ["50 Вт", "4 500 лм", "75 м²", "15 м²"],
        ["100 Вт", "9 000 лм", "150 м²", "30 м²"],
        ["200 Вт", "18 000 лм", "300 м²", "60 м²"],
      ),
      p(
        `Два прожектора по 50 Вт с разных сторон лучше одного на 100 Вт: тени становятся мягче, а при поломке площадка не погаснет. Модели на скобе, подставке и штативе собраны в разделе ${a("/catalog/light-electrics/lighting/floodlights", "«Прожекторы»")}.`,
      ),
      h2("На что смотреть зимой"),
      ul(
        "<strong>Оболочка кабеля.</strong> Резина остаётся гибкой и при −40 °C, обычный поливинилхлорид ломается уже при −15 °C.",
        "<strong>Степень защиты.</strong> Для снега и капели нужен светильник не ниже IP54, для дождя и струи воды IP65.",
        "<strong>Катушку разматывают полностью.</strong> Смотанный кабель под нагрузкой перегревается и зимой.",
        "<strong>Соединения</strong> поднимают над землёй: днём лужа, вечером лёд, и вилка вмерзает в него вместе с розеткой.",
      ),
      p(
        `Сам свет расходует немного: четыре прожектора по 100 Вт потребляют меньше, чем одна УШМ. Сечение выбирают по обогревателям и инструменту, расчёт есть в статье ${a("/news/extension-lead-section", "о сечении удлинителя")}.`,
      ),
      h2("Как одеться"),
      p(
        "Куртка держит тепло, пока она сухая и не тесная. Снизу надевают слой, который отводит пот, сверху свитер или флис, и только потом куртку. Размер считают по обхвату груди.",
      ),
      table(
        ["Размер", "Обхват груди"],
        ["44–46", "88–92 см"],
        ["48–50", "96–100 см"],
        ["52–54", "104–108 см"],
        ["56–58", "112–116 см"],
        ["60–62", "120–124 см"],
      ),
      ul(
        "<strong>Сезон</strong> указан в характеристиках: до −20 °C для тех, кто двигается, до −40 °C для тех, кто стоит на месте.",
        "<strong>Перчатки берут на размер больше,</strong> чтобы под них вошла тонкая подкладка.",
        "<strong>Ботинки</strong> тоже не должны жать: шерстяному носку нужно место.",
        "<strong>Сохнут вещи</strong> при комнатной температуре. На батарее кожа коробится, а утеплитель сбивается.",
      ),
      h2("Условия"),
      ul(
        "Акция действует со 2 ноября 2026 года по 28 февраля 2027 года.",
        "Скидка есть у товаров с перечёркнутой ценой, остальные показаны для полноты набора.",
        "Промокод можно применить поверх сниженной цены.",
        `Размер одежды можно обменять в течение 14 дней, ${a("/information/vozvrat-tovara", "как и любой товар без следов работы")}.`,
      ),
    ],
    en: [
      p(
        "In winter the shift begins in the dark and ends in the dark. We have picked out what a site cannot do without: floodlights on stands, extension leads in frost-proof sheathing, head torches, gloves and jackets.",
      ),
      p(
        "The lower price is already on the product, no promo code needed. The previous one stands beside it, struck through.",
      ),
      h2("How much light it takes"),
      p(
        "Go by the area. About 60 lm a square metre will do for walking and carrying; bricklaying, fitting and soldering call for 300 lm or more. The table is for one LED floodlight with clean glass.",
      ),
      table(
        ["Power", "Light output", "Passages and storage", "Place of work"],
        ["20 W", "1 800 lm", "30 m²", "6 m²"],
        ["30 W", "2 700 lm", "45 m²", "9 m²"],
        ["50 W", "4 500 lm", "75 m²", "15 m²"],
        ["100 W", "9 000 lm", "150 m²", "30 m²"],
        ["200 W", "18 000 lm", "300 m²", "60 m²"],
      ),
      p(
        `Two floodlights of 50 W on different sides are better than one of 100 W: the shadows are softer, and a failure does not leave the site dark. Models with brackets, stands and tripods are under ${a("/catalog/light-electrics/lighting/floodlights", "Floodlights")}.`,
      ),
      h2("What matters in the cold"),
      ul(
        "<strong>The cable’s sheath.</strong> Rubber stays supple at −40 °C, while ordinary PVC cracks at −15 °C.",
        "<strong>The IP rating.</strong> Snow and drips call for IP54 at least, rain and jets of water for IP65.",
        "<strong>Unwind the whole reel.</strong> A coiled cable overheats under load in winter too.",
        "<strong>Keep connections</strong> off the ground: a puddle by day is ice by night, with plug and socket frozen in.",
      ),
      p(
        `The lamps themselves take little: four floodlights of 100 W draw less than one angle grinder. The cross-section goes by heaters and tools; our article ${a("/news/extension-lead-section", "on extension leads")} works it out.`,
      ),
      h2("How to dress"),
      p(
        "A jacket keeps you warm as long as it is dry and not tight. A layer that carries sweat away goes first, then a sweater or fleece, and only then the jacket. Sizes go by the chest.",
      ),
      table(
        ["Size", "Chest"],
        ["44–46", "88–92 cm"],
        ["48–50", "96–100 cm"],
        ["52–54", "104–108 cm"],
        ["56–58", "112–116 cm"],
        ["60–62", "120–124 cm"],
      ),
      ul(
        "<strong>The season</strong> is among the properties: to −20 °C for those who move about, to −40 °C for those who stand still.",
        "<strong>Take gloves one size up</strong> so that a thin liner fits underneath.",
        "<strong>Boots</strong> must not pinch either: a woollen sock needs room.",
        "<strong>Dry clothes</strong> at room temperature. On a radiator leather warps and padding clumps.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 2 November 2026 to 28 February 2027.",
        "Items with a price struck through are reduced; the others are shown to complete the set.",
        "A promo code can be used on top of a reduced price.",
        `Clothes that do not fit can be exchanged within 14 days, ${a("/information/vozvrat-tovara", "like anything else that has not been used")}.`,
      ),
    ],
  },
  picture: "/upload/stocks/worklight-reel-gloves-3.jpg",
  startsAt: "2026-11-02T00:00:00+03:00",
  endsAt: "2027-02-28T23:59:59+03:00",
  choice: { sections: ["lighting", "extensions", "winter-jackets", "coated-gloves", "work-boots"], limit: 12 },
};

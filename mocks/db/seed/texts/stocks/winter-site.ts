import { a, h2, p, ul } from "../html";
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
      h2("На что смотреть зимой"),
      ul(
        "<strong>Оболочка кабеля.</strong> Резина остаётся гибкой и при −40 °C, обычный поливинилхлорид ломается уже при −15 °C.",
        "<strong>Степень защиты.</strong> Для снега и капели нужен светильник не ниже IP54, для дождя и струи воды IP65.",
        "<strong>Катушку разматывают полностью.</strong> Смотанный кабель под нагрузкой перегревается и зимой.",
        "<strong>Перчатки берут на размер больше,</strong> чтобы под них вошла тонкая подкладка.",
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
      h2("What matters in the cold"),
      ul(
        "<strong>The cable’s sheath.</strong> Rubber stays supple at −40 °C, while ordinary PVC cracks at −15 °C.",
        "<strong>The IP rating.</strong> Snow and drips call for IP54 at least, rain and jets of water for IP65.",
        "<strong>Unwind the whole reel.</strong> A coiled cable overheats under load in winter too.",
        "<strong>Take gloves one size up</strong> so that a thin liner fits underneath.",
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

import { a, h2, p, ul } from "../html";
import type { Stock } from "../types";

export const everythingForPainting: Stock = {
  slug: "everything-for-painting",
  name: ["Всё для покраски за одну поездку", "Everything for painting in one trip"],
  preview: [
    "Валик, ванночка, лента и плёнка вместе на 15 % дешевле, чем по отдельности.",
    "A roller, a tray, tape and dust sheets cost 15 % less together than one by one.",
  ],
  body: {
    ru: [
      p(
        "Самая обидная остановка в ремонте случается, когда стены готовы, а ленты нет. Мы собрали список того, что нужно на комнату в 18 м², и даём скидку тем, кто берёт всё сразу.",
      ),
      h2("Список на одну комнату"),
      ul(
        "валик 230 мм со сменной шубкой и мини-валик для углов;",
        "ванночка и ведро с решёткой;",
        "плоская кисть 50 мм и радиаторная кисть;",
        "две малярные ленты по 50 м;",
        "укрывная плёнка, 4 × 5 м;",
        "шпатель и наждачная бумага для подготовки.",
      ),
      p(
        `Не знаете, какой ворс взять под вашу краску? В статье ${a("/news/paint-roller-guide", "о валиках")} есть таблица по видам поверхностей.`,
      ),
      h2("Условия"),
      ul(
        "Акция действует с 21 сентября 2026 года по 31 января 2027 года.",
        "Скидка 15 % полагается, если в заказе четыре разных предмета из раздела «Малярный инструмент».",
        "Скидку вносит менеджер при подтверждении заказа.",
        "На электрические краскораспылители акция не распространяется.",
      ),
    ],
    en: [
      p(
        "The most annoying break in decorating is when the walls are ready and there is no tape. We have put together a list for a room of 18 m² and take something off the price for those who buy it all at once.",
      ),
      h2("The list for one room"),
      ul(
        "a 230 mm roller with a spare sleeve and a mini roller for the corners;",
        "a tray and a bucket with a grid;",
        "a 50 mm flat brush and a radiator brush;",
        "two masking tapes of 50 m;",
        "a dust sheet, 4 × 5 m;",
        "a filling knife and sandpaper for the preparation.",
      ),
      p(
        `Which nap suits your paint? Our article ${a("/news/paint-roller-guide", "on rollers")} has a table by kind of surface.`,
      ),
      h2("Terms"),
      ul(
        "The offer runs from 21 September 2026 to 31 January 2027.",
        "You save 15 % when the order holds four different items from Painting tools.",
        "We take the discount off when we confirm your order.",
        "Electric paint sprayers are not part of the offer.",
      ),
    ],
  },
  picture: "/upload/stocks/roller-ladder-6.jpg",
  startsAt: "2026-09-21T00:00:00+03:00",
  endsAt: "2027-01-31T23:59:59+03:00",
  choice: { sections: ["painting"], limit: 12 },
};

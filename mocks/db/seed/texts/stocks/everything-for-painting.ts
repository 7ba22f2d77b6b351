import { a, h2, ol, p, table, ul } from "../html";
import type { Stock } from "../types";

export const everythingForPainting: Stock = {
  slug: "everything-for-painting",
  name: ["Всё для покраски за одну поездку", "Everything for painting in one trip"],
  preview: [
    "Валик, ванночка, лента и плёнка вместе на 15 % дешевле, чем по отдельности.",
    "A roller, a tray, tape and dust sheets cost 15% less together than one by one.",
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
      h2("Сколько понадобится краски"),
      p(
        "Краску мы не продаём, но считать её придётся. Возьмём комнату 3,6 × 5 м с потолком 2,7 м, одним окном и одной дверью. Стены без проёмов займут 42 м², потолок 18 м². Расход в таблице средний: литр краски на 8 м², литр грунтовки на 10 м². Точный написан на банке.",
      ),
      table(
        ["Работа", "Площадь", "Слоёв", "Расход"],
        ["Грунтовка стен и потолка", "60 м²", "1", "6 л"],
        ["Краска на потолок", "18 м²", "2", "4,5 л"],
        ["Краска на стены", "42 м²", "2", "10,5 л"],
      ),
      p(
        "Ленты на потолок, плинтус, окно и дверь уйдёт около 45 м. Второй моток нужен для второго слоя: лента, которая держалась на стене неделю, снимается вместе с краской.",
      ),
      h2("В каком порядке красить"),
      ol(
        "Заделайте трещины, отшлифуйте бумагой Р120, потом Р180 и уберите пыль.",
        "Накройте пол и мебель, наклейте ленту и прижмите её край шпателем.",
        "Загрунтуйте и дайте высохнуть, сколько сказано на банке.",
        "Покрасьте потолок, начиная от окна. Второй слой ведите поперёк первого.",
        "Пройдите кистью углы и края, а следом, пока полоса влажная, стену валиком.",
        "Снимите ленту, пока краска мягкая, под острым углом к стене.",
      ),
      p(
        "Между слоями валик заворачивают в плёнку, чтобы он не засох. После водной краски инструмент моют водой сразу: через час она уже не отходит.",
      ),
      h2("Что входит в скидку"),
      p(
        `Годится любой предмет из раздела ${a("/catalog/painting", "«Малярный инструмент»")}: валики, кисти, шпатели, укрывка, вёдра и насадки-миксеры. Две ленты разной ширины считаются разными предметами, два одинаковых мотка одним. Наждачная бумага стоит в другом разделе, на неё скидки нет. Пример: товары раздела на 3 000 ₽ обойдутся на 450 ₽ дешевле.`,
      ),
      h2("Условия"),
      ul(
        "Акция действует с 21 сентября 2026 года по 31 января 2027 года.",
        "Скидка 15 % полагается, если в заказе четыре разных предмета из раздела «Малярный инструмент».",
        "Скидку вносит менеджер при подтверждении заказа. Если платите картой на сайте, дождитесь его.",
        "На электрические краскораспылители акция не распространяется.",
        "Плёнку, отрезанную по вашей мерке, обратно принимаем только с браком.",
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
      h2("How much paint it takes"),
      p(
        "We do not sell paint, but you will have to work it out. Take a room of 3.6 × 5 m, 2.7 m high, with one window and one door. The walls without openings make 42 m², the ceiling 18 m². The table goes by averages: a litre of paint for 8 m², of primer for 10 m². The exact figure is on the tin.",
      ),
      table(
        ["Work", "Area", "Coats", "Amount"],
        ["Primer on walls and ceiling", "60 m²", "1", "6 l"],
        ["Paint on the ceiling", "18 m²", "2", "4.5 l"],
        ["Paint on the walls", "42 m²", "2", "10.5 l"],
      ),
      p(
        "Ceiling, skirting, window and door take about 45 m of tape. The second roll is for the second coat: tape that has been on the wall for a week comes off with the paint.",
      ),
      h2("In which order to paint"),
      ol(
        "Fill the cracks, sand with P120 paper, then P180, and take the dust away.",
        "Cover floor and furniture, put the tape on and press its edge down with the knife.",
        "Prime and let it dry for as long as the tin says.",
        "Paint the ceiling, starting at the window. Run the second coat across the first.",
        "Go round corners and edges with the brush, then roll the wall while the strip is wet.",
        "Take the tape off while the paint is soft, at a sharp angle to the wall.",
      ),
      p(
        "Between coats, wrap the roller in film so that it does not dry out. After water-based paint wash the tools at once: an hour later it no longer comes off.",
      ),
      h2("What the discount covers"),
      p(
        `Anything from ${a("/catalog/painting", "Painting tools")} will do: rollers, brushes, knives, masking, buckets and mixing paddles. Two tapes of different widths are different items, two equal rolls are one. Sandpaper belongs to another section and is not reduced. Goods of the section for 3 000 ₽, for example, cost 450 ₽ less.`,
      ),
      h2("Terms"),
      ul(
        "The offer runs from 21 September 2026 to 31 January 2027.",
        "You save 15% when the order holds four different items from Painting tools.",
        "We take the discount off when we confirm your order. If you pay by card on the site, wait for that.",
        "Electric paint sprayers are not part of the offer.",
        "Sheeting cut to your measurements is taken back only if faulty.",
      ),
    ],
  },
  picture: "/upload/stocks/roller-ladder-6.jpg",
  startsAt: "2026-09-21T00:00:00+03:00",
  endsAt: "2027-01-31T23:59:59+03:00",
  choice: {
    // All painting tools except electric sprayers, which the terms exclude.
    sections: ["brushes", "rollers", "spatulas", "covering", "mixing-paddles", "builders-buckets"],
    limit: 12,
  },
};

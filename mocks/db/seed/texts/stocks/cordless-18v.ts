import { a, h2, p, table, ul } from "../html";
import type { Stock } from "../types";

export const cordless18v: Stock = {
  slug: "cordless-18v",
  name: ["Аккумуляторный инструмент 18 В дешевле до 20 %", "18 V cordless tools: up to 20 % off"],
  preview: [
    "Чем больше инструментов одной системы в заказе, тем выше скидка: от 10 до 20 %.",
    "The more tools of one battery system in the order, the larger the discount: from 10 to 20 %.",
  ],
  body: {
    ru: [
      p(
        "Батарея на 18 В стоит заметную часть цены инструмента. Поэтому выгоднее собрать парк на одной системе: купить дрель с двумя аккумуляторами, а гайковёрт, пилу и фонарь взять без них. До конца декабря такой набор обойдётся ещё дешевле.",
      ),
      h2("Как считается скидка"),
      p(
        "Складываем все аккумуляторные инструменты, батареи и зарядные устройства на 18 В в одном заказе. Марка значения не имеет.",
      ),
      table(["Предметов в заказе", "Скидка на каждый"], ["2", "10 %"], ["3", "15 %"], ["4 и больше", "20 %"]),
      h2("Условия"),
      ul(
        "Акция действует с 16 ноября по 31 декабря 2026 года, пока товар есть в наличии.",
        "Скидку вносит менеджер, когда подтверждает заказ, поэтому в корзине её пока не видно.",
        "Если товар уже стоит дешевле прежней цены, применяется бо́льшая из двух скидок.",
        "С промокодами акция не складывается.",
        "При возврате части заказа скидка пересчитывается по числу оставшихся предметов.",
      ),
      p(
        `Не уверены, подойдёт ли батарея к вашему инструменту? Прочитайте, ${a("/news/one-battery-system", "как собрать набор на одной батарее")}, или позвоните нам: сверим по артикулу.`,
      ),
    ],
    en: [
      p(
        "An 18 V battery makes up a good part of a tool’s price. That is why it pays to stay with one system: buy the drill with two batteries, then the impact driver, the saw and the lamp without any. Until the end of December such a set costs even less.",
      ),
      h2("How the discount works"),
      p("We count all the 18 V cordless tools, batteries and chargers in one order, whatever their brand."),
      table(["Items in the order", "Off each of them"], ["2", "10 %"], ["3", "15 %"], ["4 or more", "20 %"]),
      h2("Terms"),
      ul(
        "The offer runs from 16 November to 31 December 2026 while stocks last.",
        "We take the discount off when we confirm your order, so the basket does not show it yet.",
        "If an item is already reduced, the larger of the two discounts applies.",
        "The offer cannot be combined with promo codes.",
        "If you return part of the order, the discount is worked out again for the items that you keep.",
      ),
      p(
        `Not sure that a battery fits your tool? Read ${a("/news/one-battery-system", "how to build a set around one battery")} or give us a call: we will check it by the article number.`,
      ),
    ],
  },
  picture: "/upload/stocks/drill-battery-impact-1.jpg",
  startsAt: "2026-11-16T00:00:00+03:00",
  endsAt: "2026-12-31T23:59:59+03:00",
  choice: { sections: ["power-tools"], limit: 12, saying: "18\u00a0В" },
};

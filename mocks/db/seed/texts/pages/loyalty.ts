import { a, h2, ol, p, table, ul } from "../html";
import type { Page } from "../types";

export const loyalty: Page = {
  kind: "information",
  slug: "programma-loyalnosti",
  name: ["Программа лояльности", "Loyalty programme"],
  updatedAt: "2026-10-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Программа простая: промокоды действуют для всех, постоянным покупателям положена скидка по номеру телефона. Карточек, приложений и сгорающих баллов нет.",
      ),
      h2("Промокоды"),
      p("Промокод вводят в корзине. Скидка считается от суммы товаров после снижения цен и сразу видна в итоге."),
      table(
        ["Промокод", "Скидка", "Для кого"],
        ["<strong>VERSTAK10</strong>", "10%", "для заказов, собранных в корзине сайта"],
        ["<strong>MASTER5</strong>", "5%", "для мастеров, можно назвать и по телефону"],
      ),
      ul(
        "Одновременно действует один промокод. Новый заменяет прежний.",
        "Регистр букв не важен.",
        "Просроченный промокод не применится, и корзина об этом скажет.",
        `Скидка по промокоду прибавляется к сниженной цене, но не к ${a("/stocks", "акциям")}, в условиях которых сказано иначе.`,
      ),
      p(
        "Пример: в корзине товары на 8 000 ₽. С промокодом VERSTAK10 скидка составит 800 ₽, к оплате останется 7 200 ₽. Доставка считается отдельно, промокод на неё не действует.",
      ),
      h2("Скидка по номеру телефона"),
      p("Назовите номер при заказе, и мы посчитаем покупки за последние двенадцать месяцев."),
      table(
        ["Покупки за год", "Скидка", "Что ещё"],
        ["до 30 000 ₽", "нет", "сообщения только о ваших заказах"],
        ["от 30 000 ₽", "3%", "бесплатная проверка уровня раз в год"],
        ["от 80 000 ₽", "5%", "бесплатный курьер при любой сумме"],
        ["от 150 000 ₽", "7%", "замена инструмента на время ремонта"],
      ),
      h2("Как участвовать"),
      ol(
        "Сделайте заказ и оставьте номер телефона. Это всё.",
        "При следующем заказе назовите тот же номер.",
        "Менеджер сам применит скидку или промокод, смотря что выгоднее.",
      ),
      p(
        `Заказы собраны в ${a("/personal/history", "истории")} личного кабинета. Сумму за год и размер скидки назовёт менеджер.`,
      ),
      h2("Что не учитывается"),
      ul(
        "товары, которые вы вернули;",
        "доставка и ремонт;",
        `заказы организаций: для них есть ${a("/information/b2b-resheniya", "своя скидка")};`,
        "подарки, полученные по акциям.",
      ),
      h2("Если вы возвращаете товар"),
      p(
        `При возврате получите ту сумму, которую заплатили, со всеми скидками. Если после возврата сумма за год опустилась ниже порога, скидка изменится только со следующего заказа. Сам порядок описан на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
      ),
      h2("Изменения"),
      p("О новых условиях предупредим на этой странице за 30 дней. Уже подтверждённых заказов они не коснутся."),
    ],
    en: [
      p(
        "The programme is simple: promo codes are for everyone, and regular customers get a discount linked to their phone number. There are no cards, no apps and no points that expire.",
      ),
      h2("Promo codes"),
      p(
        "A code is entered in the basket. The discount is deducted from the reduced prices and is shown in the total at once.",
      ),
      table(
        ["Promo code", "Discount", "For whom"],
        ["<strong>VERSTAK10</strong>", "10%", "for orders placed on the site"],
        ["<strong>MASTER5</strong>", "5%", "for tradespeople; you can also give it by phone"],
      ),
      ul(
        "One code works at a time. A new one replaces the old.",
        "Upper and lower case make no difference.",
        "An expired code is not applied, and the basket says so.",
        `A code’s discount comes on top of a reduced price, but not on top of ${a("/stocks", "promotions")} whose terms say otherwise.`,
      ),
      p(
        "An example: the basket holds goods for 8 000 ₽. With VERSTAK10 the discount is 800 ₽ and 7 200 ₽ are left to pay. Delivery is calculated separately, and the code does not reduce it.",
      ),
      h2("Discount by phone number"),
      p("Tell us your number when ordering and we add up what you have bought in the last twelve months."),
      table(
        ["Bought in a year", "Discount", "What else"],
        ["under 30 000 ₽", "none", "messages about your own orders only"],
        ["from 30 000 ₽", "3%", "a free check of your level once a year"],
        ["from 80 000 ₽", "5%", "free courier delivery for any order"],
        ["from 150 000 ₽", "7%", "a tool on loan while yours is repaired"],
      ),
      h2("How to take part"),
      ol(
        "Place an order and leave your phone number. That is all.",
        "Give the same number next time.",
        "The manager applies the discount or the code, whichever is better for you.",
      ),
      p(
        `Your orders are in the ${a("/personal/history", "history")} in your account. Our managers will tell you your annual total and your discount.`,
      ),
      h2("What does not count"),
      ul(
        "goods that you have returned;",
        "delivery and repairs;",
        `orders of companies, which have ${a("/information/b2b-resheniya", "a discount of their own")};`,
        "gifts from promotions.",
      ),
      h2("If you return something"),
      p(
        `You get back what you paid, with all discounts taken into account. If the return brings your annual total below a threshold, the discount changes with the next order only. The steps are described under ${a("/information/vozvrat-tovara", "Returns")}.`,
      ),
      h2("Changes"),
      p("New terms are announced on this page 30 days ahead. They do not affect orders that are already confirmed."),
    ],
  },
};

import { a, h2, p, table, ul } from "../html";
import type { Page } from "../types";

export const payment: Page = {
  kind: "information",
  slug: "oplata",
  name: ["Оплата и доставка", "Payment and delivery"],
  updatedAt: "2026-11-02T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Заказ от 500 ₽ оформляется на сайте, без регистрации: адрес, способ доставки и оплаты выбираете сами, сумма видна до подтверждения. Платить заранее не нужно, если вы сами этого не хотите.",
      ),
      h2("Как заплатить"),
      table(
        ["Способ", "Когда", "Кому подходит"],
        ["Наличными или картой в магазине", "при получении", "частным покупателям"],
        ["Картой курьеру", "при получении, после осмотра", "частным покупателям"],
        ["Картой на сайте", "сразу после заказа", "всем"],
        ["По счёту с расчётного счёта", "до отгрузки или с отсрочкой", "организациям и предпринимателям"],
      ),
      p(
        "Данные карты вводятся только на странице банка, магазин их не видит. Если кто-то просит продиктовать её номер от имени магазина, это не мы: завершите разговор и перезвоните по номеру из контактов.",
      ),
      h2("Что входит в цену"),
      ul(
        "Цены указаны в рублях за единицу товара, с налогом на добавленную стоимость.",
        "Зачёркнутая цена действовала раньше, рядом стоит нынешняя.",
        "Цена 0 ₽ значит, что товар считают по проекту. Менеджер назовёт сумму до заказа.",
        "Промокод вводится в корзине, скидка видна сразу.",
      ),
      h2("Доставка"),
      p("На странице товара виден расчёт для Москвы. Он складывается так."),
      table(
        ["Способ", "Стоимость", "Срок"],
        ["Самовывоз", "0 ₽", "в день готовности"],
        ["Курьер", "490 ₽; бесплатно от 5 000 ₽, если вес до 20 кг", "на следующий день"],
        ["Транспортная компания", "350 ₽ и 25 ₽ за каждый килограмм", "от 4 дней"],
      ),
      p(
        "За каждый килограмм сверх 20 курьерская доставка дорожает на 15 ₽. За пределами Москвы к сроку добавляются два дня, а к цене транспортной компании 200 ₽. Если в заказе есть товар под заказ, отсчёт идёт со дня, когда он придёт на склад.",
      ),
      h2("Чек и документы"),
      p(
        "Чек приходит на почту или телефон в минуту оплаты. Его достаточно для возврата и гарантии, печатать не нужно. Организациям выписываем накладную и счёт-фактуру, подробнее на странице " +
          a("/information/b2b-resheniya", "«Юридическим лицам»") +
          ".",
      ),
      h2("Возврат денег"),
      p(
        `Деньги возвращаем тем же способом, каким они пришли: наличные сразу, на карту до десяти дней, на расчётный счёт до пяти рабочих дней. Как оформить, сказано на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
      ),
      h2("Частые вопросы"),
      p(
        "<strong>Можно ли заплатить частями?</strong> Кредит и рассрочку не оформляем. Дорогой заказ можно разбить на несколько поставок.",
      ),
      p(
        "<strong>Цена выросла, пока товар лежал в корзине. Почему?</strong> Корзина не закрепляет цену. Она закрепляется, когда заказ подтверждён.",
      ),
      p(
        `<strong>Действуют ли два промокода сразу?</strong> Нет, один. Выберите тот, что больше. Подробности в ${a("/information/programma-loyalnosti", "программе лояльности")}.`,
      ),
    ],
    en: [
      p(
        "An order from 500 ₽ is placed on the site, without an account: you choose the address, the delivery and the payment, and see the total before you confirm. You need not pay in advance unless you wish to.",
      ),
      h2("How to pay"),
      table(
        ["Way", "When", "For whom"],
        ["Cash or card at the shop", "on receipt", "private customers"],
        ["Card to the courier", "on delivery, after you inspect the goods", "private customers"],
        ["Card online", "right after you place the order", "everybody"],
        ["Bank transfer by invoice", "before dispatch or on credit", "companies and sole traders"],
      ),
      p(
        "You enter your card details only on the bank’s page; the shop does not see them. If somebody asks you to read out your card number on behalf of the shop, it is not us: hang up and call the number from our contacts.",
      ),
      h2("What the price includes"),
      ul(
        "Prices are in roubles for one unit and include value added tax.",
        "A price struck through is the previous one; the current one is next to it.",
        "A price of 0 ₽ means that the price depends on your plan. Our manager will tell you the price before you order.",
        "A promo code is entered in the basket, and the discount is shown at once.",
      ),
      h2("Delivery"),
      p("The product page shows an estimate for Moscow. It is calculated as follows."),
      table(
        ["Way", "Cost", "Time"],
        ["Pickup", "0 ₽", "on the day it is ready"],
        ["Courier", "490 ₽; free from 5 000 ₽ if the weight is up to 20 kg", "the next day"],
        ["Freight carrier", "350 ₽ plus 25 ₽ for each kilogram", "from 4 days"],
      ),
      p(
        "Each kilogram above 20 adds 15 ₽ to the courier’s price. Outside Moscow it takes two days more, and the freight carrier costs 200 ₽ more. If something in the order is available only to order, the time counts from the day it reaches the warehouse.",
      ),
      h2("Receipts and documents"),
      p(
        "The receipt comes to your e-mail or phone the minute you pay. It is all you need for a return or a warranty claim; there is no need to print it. Companies get a delivery note and a tax invoice, see " +
          a("/information/b2b-resheniya", "For companies") +
          ".",
      ),
      h2("Refunds"),
      p(
        `Refunds go back the way you paid: cash at once, to a card within ten days, to a bank account within five working days. The steps are described under ${a("/information/vozvrat-tovara", "Returns")}.`,
      ),
      h2("Common questions"),
      p(
        "<strong>Can I pay in instalments?</strong> We offer no credit to private customers. A large order can be split into several deliveries.",
      ),
      p(
        "<strong>The price went up while the product was in my basket. Why?</strong> The basket does not fix the price. It is fixed when the order is confirmed.",
      ),
      p(
        `<strong>Do two promo codes work together?</strong> No, one at a time. Take the larger one. More under ${a("/information/programma-loyalnosti", "Loyalty programme")}.`,
      ),
    ],
  },
};

import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const kalugaPickUpPoint: Body = {
  ru: [
    p(
      "С 18 сентября заказы можно получать в Калуге: Плотницкая улица, 18, вход со двора. Это пункт выдачи, а не магазин: витрины здесь нет, зато есть стол, розетка и хороший свет, чтобы проверить покупку. До сих пор в Калугу можно было только заказать доставку, и каждый десятый заказ возвращался не потому, что не подошёл, а потому, что человека не было дома.",
    ),
    h2("Как заказать сюда"),
    ol(
      "Соберите корзину: на сайте заказ оформляется от 500 ₽, регистрация не нужна.",
      "Выберите самовывоз, а в списке пунктов Калугу.",
      "Оставьте телефон или почту, туда придёт подтверждение с номером заказа.",
      "Оплатите картой на сайте или уже в пункте, наличными либо картой, когда всё осмотрите. Организациям выставим счёт.",
    ),
    p(
      `Без входа в личный кабинет состояние заказа видно на странице ${a("/order/track", "поиска заказа")}: нужны только номер и телефон. Пока заказ не собран, его можно отменить.`,
    ),
    h2("Когда привозим"),
    p("Машина из Подольска ходит трижды в неделю. Заказ попадает в ближайший рейс, если оформлен до полудня накануне."),
    table(
      ["Заказ до полудня", "Можно забирать"],
      ["понедельник", "вторник после 14:00"],
      ["среда", "четверг после 14:00"],
      ["пятница", "суббота после 12:00"],
    ),
    h2("Что можно сделать на месте"),
    ul(
      "включить и проверить любой инструмент до оплаты;",
      "отказаться от части заказа и заплатить только за то, что берёте;",
      "сдать товар на возврат в течение 14 дней или в ремонт по гарантии;",
      "получить документы для организации.",
    ),
    h2("Пункт или доставка"),
    p("Самовывоз ничего не стоит при любом весе. Для сравнения, вот все способы получить заказ в Калуге."),
    table(
      ["Способ", "Стоимость", "Срок"],
      ["Пункт на Плотницкой", "0 ₽", "ближайшим рейсом"],
      ["Курьер", "490 ₽; бесплатно от 5 000 ₽, если вес до 20 кг", "через 3 дня"],
      ["Транспортная компания", "550 ₽ и 25 ₽ за каждый килограмм", "от 6 дней"],
    ),
    p(
      `Каждый килограмм сверх 20 прибавляет к цене курьера 15 ₽. Если часть заказа везут от поставщика, сроки считаются со дня, когда она придёт на склад. Остальное сказано на странице ${a("/information/oplata", "«Оплата и доставка»")}.`,
    ),
    h2("Хранение и размер"),
    p(
      "Заказ ждёт семь дней, продлить срок можно звонком. Посылки тяжелее 80 кг и длиннее 2,5 м в пункт не помещаются: лестницы, станки и верстаки привозим курьером к подъезду или воротам. Тяжёлую коробку сотрудник поможет донести до машины, заехать можно прямо во двор. Без вас заказ заберёт и другой человек, если назовёт номер и телефон, указанный при оформлении.",
    ),
    p(
      `Пункт открыт по будням с 9:00 до 19:00, в субботу с 10:00 до 16:00, в воскресенье закрыт. Телефон указан на странице ${a("/contacts", "«Контакты»")}. Как вернуть покупку, описано в разделе ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
    ),
  ],
  en: [
    p(
      "Since 18 September orders can be picked up in Kaluga: 18 Plotnitskaya Street, entrance from the yard. It is a pickup point, not a shop: there is no display, but there is a table, a socket and good light to check what you have bought. Until now Kaluga had deliveries alone, and one order in ten came back not because it was wrong but because nobody was at home.",
    ),
    h2("How to order here"),
    ol(
      "Fill the basket: the site takes orders from 500 ₽, and no account is needed.",
      "Choose pickup, and Kaluga in the list of points.",
      "Leave a phone number or an e-mail address for the confirmation with the order number.",
      "Pay by card on the site, or at the point in cash or by card once you have looked at everything. Companies get an invoice.",
    ),
    p(
      `Without signing in you can follow the order on the ${a("/order/track", "order search")} page: all it takes is the number and your phone. Until it is packed, it can be cancelled.`,
    ),
    h2("When we deliver"),
    p(
      "A lorry comes from Podolsk three times a week. Your order travels with the next one if it is placed before noon on the day before.",
    ),
    table(
      ["Ordered before noon on", "Ready from"],
      ["Monday", "Tuesday 14:00"],
      ["Wednesday", "Thursday 14:00"],
      ["Friday", "Saturday 12:00"],
    ),
    h2("What you can do there"),
    ul(
      "switch on and check any tool before paying;",
      "decline a part of the order and pay for the rest alone;",
      "hand in goods for a return within 14 days or a repair under warranty;",
      "get the documents for your company.",
    ),
    h2("The point or a delivery"),
    p("Pickup costs nothing whatever the weight. For comparison, these are all the ways to get an order in Kaluga."),
    table(
      ["Way", "Cost", "Time"],
      ["The Plotnitskaya point", "0 ₽", "with the next lorry"],
      ["Courier", "490 ₽; free from 5 000 ₽ if the weight is up to 20 kg", "in 3 days"],
      ["Freight carrier", "550 ₽ plus 25 ₽ for each kilogram", "from 6 days"],
    ),
    p(
      `Each kilogram above 20 adds 15 ₽ to the courier’s price. If a part of the order comes from a supplier, the time counts from the day it reaches the warehouse. The rest is under ${a("/information/oplata", "Payment and delivery")}.`,
    ),
    h2("Storage and size"),
    p(
      "An order waits for seven days, and a call is enough to keep it longer. Parcels over 80 kg or 2.5 m do not fit in: ladders, machines and workbenches come by courier to your door or gate. We help to carry a heavy box to your car, and you may drive into the yard. Someone else may collect the order for you with its number and the phone given at the checkout.",
    ),
    p(
      `The point is open on weekdays from 9:00 to 19:00 and on Saturday from 10:00 to 16:00; it is closed on Sunday. The phone number is under ${a("/contacts", "Contacts")}. How to send something back is described under ${a("/information/vozvrat-tovara", "Returns")}.`,
    ),
  ],
};

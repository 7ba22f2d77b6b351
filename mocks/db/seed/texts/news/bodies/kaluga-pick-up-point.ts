import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const kalugaPickUpPoint: Body = {
  ru: [
    p(
      "С 18 сентября заказы можно получать в Калуге: Плотницкая улица, 18, вход со двора. Это пункт выдачи, а не магазин: витрины здесь нет, зато есть стол, розетка и хороший свет, чтобы проверить покупку.",
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
      "отказаться от части заказа;",
      "сдать товар на возврат или в гарантийный ремонт;",
      "получить документы для организации.",
    ),
    h2("Хранение и размер"),
    p(
      "Заказ ждёт семь дней, продлить срок можно звонком. Посылки тяжелее 80 кг и длиннее 2,5 м в пункт не помещаются: лестницы, станки и верстаки привозим курьером к подъезду или воротам.",
    ),
    p(
      `Часы работы и телефон указаны на странице ${a("/contacts", "«Контакты»")}. Как вернуть покупку, описано в разделе ${a("/information/vozvrat-tovara", "«Возврат товара»")}.`,
    ),
  ],
  en: [
    p(
      "Since 18 September orders can be picked up in Kaluga: 18 Plotnitskaya Street, entrance from the yard. It is a pick-up point, not a shop: there is no display, but there is a table, a socket and good light to check what you have bought.",
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
      "decline a part of the order;",
      "hand in goods for a return or a guarantee repair;",
      "get the papers for your company.",
    ),
    h2("Storage and size"),
    p(
      "An order waits for seven days, and a call is enough to keep it longer. Parcels over 80 kg or 2.5 m do not fit in: ladders, machines and workbenches come by courier to your door or gate.",
    ),
    p(
      `Hours and phone are under ${a("/contacts", "Contacts")}. How to send something back is described under ${a("/information/vozvrat-tovara", "Returns")}.`,
    ),
  ],
};

import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const stanochnayaLateHours: Body = {
  ru: [
    p(
      "С 16 ноября магазин на Станочной, 12, закрывается на два часа позже. Теперь заказ можно забрать после смены, а не отпрашиваться днём.",
    ),
    p(
      "За октябрь мы трижды спрашивали покупателей, когда им удобно приезжать. Две трети назвали время после семи вечера, и почти все просили не сокращать часы в выходные. Так и сделали: график один на все дни недели.",
    ),
    h2("Как быстро собираем"),
    p("Срок зависит от того, где лежит товар. Если он стоит на полке магазина, ждать почти не придётся."),
    table(
      ["Где товар", "Когда готов"],
      ["В магазине на Станочной", "через 40 минут"],
      ["На складе в Подольске, заказ до 15:00", "на следующий день к 10:00"],
      ["Под заказ у поставщика", "в день, указанный в карточке товара"],
    ),
    h2("Что взять с собой"),
    ul(
      "номер заказа из сообщения;",
      "организациям: доверенность или печать;",
      "для возврата: товар и чек, бумажный или электронный.",
    ),
    p(
      "Документы для организаций печатаем прямо на выдаче: счёт, накладную и счёт-фактуру. Исправить ошибку в реквизитах можно там же, без второй поездки.",
    ),
    p(`Часы остальных магазинов не изменились, они есть на странице ${a("/contacts", "«Контакты»")}.`),
  ],
  en: [
    p(
      "From 16 November the shop at 12 Stanochnaya Street closes two hours later. You can now pick up an order after your shift instead of asking for time off.",
    ),
    p(
      "In October we asked our customers three times when it suits them to come. Two thirds named the hours after seven in the evening, and nearly everyone asked us to keep those hours at weekends. So we did: the same times every day.",
    ),
    h2("How soon an order is ready"),
    p("It depends on where the goods are. If they stand on the shop’s shelf there is hardly a wait."),
    table(
      ["Where the goods are", "When they are ready"],
      ["In the Stanochnaya shop", "in 40 minutes"],
      ["At the Podolsk warehouse, ordered before 15:00", "the next day by 10:00"],
      ["Made to order by the supplier", "on the date shown on the product"],
    ),
    h2("What to bring"),
    ul(
      "the order number from our message;",
      "for companies: a letter of authority or the stamp;",
      "for a return: the goods and the receipt, on paper or on your phone.",
    ),
    p(
      "Papers for companies are printed at the counter: invoice, delivery note and tax invoice. A mistake in the company’s details can be put right on the spot, without a second trip.",
    ),
    p(`The hours of our other shops have not changed; you will find them under ${a("/contacts", "Contacts")}.`),
  ],
};

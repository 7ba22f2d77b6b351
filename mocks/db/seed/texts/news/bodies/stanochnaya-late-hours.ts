import { a, h2, ol, p, table, ul } from "../../html";
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
    p(
      "Срок зависит от того, где лежит товар. Если он стоит на полке магазина, ждать почти не придётся: заказ, сделанный до 21:20, успеем собрать в тот же вечер.",
    ),
    table(
      ["Где товар", "Когда готов"],
      ["В магазине на Станочной", "через 40 минут"],
      ["На складе в Подольске, заказ до 15:00", "на следующий день к 10:00"],
      ["Под заказ у поставщика", "в день, указанный в карточке товара"],
    ),
    p(
      `Срок виден при оформлении: рядом с самовывозом стоит дата, с которой заказ можно забрать. Если товары лежат в разных местах, считаем по самому позднему; то, что нужно раньше, закажите отдельно. Если вечером нужна одна коробка саморезов, оформлять ничего не надо, приходите прямо в зал. А для заказа на сайте есть наименьшая сумма, 500 ₽; остальные правила собраны на странице ${a("/information/oplata", "«Оплата и доставка»")}.`,
    ),
    h2("Что работает вечером"),
    table(
      ["Услуга", "Часы"],
      ["Зал и касса", "8:00–22:00"],
      ["Выдача заказов и возврат", "8:00–22:00"],
      ["Проверка уровней и дальномеров", "10:00–20:00"],
      ["Документы для организаций", "8:00–22:00"],
    ),
    p(
      `Поверочную плиту на два лишних часа мы не растянули: мастер один, и к вечеру глаз у него устаёт. Если прибор нужно сверить, приезжайте до половины восьмого. Что и за сколько проверяем, написано ${a("/news/level-check", "отдельно")}.`,
    ),
    h2("Как не ждать у стойки"),
    ol(
      "Оформите заказ с самовывозом и выберите магазин на Станочной.",
      "Дождитесь, пока на странице заказа появится отметка о готовности.",
      "Приезжайте и назовите номер. Тяжёлое вывезем к машине на тележке, ворота во двор открыты до закрытия.",
      "Осмотрите товар и включите инструмент. Если что-то не подошло, от этой части можно отказаться сразу.",
    ),
    p(
      "Меньше всего людей после 20:30 и в воскресенье до полудня, больше всего в пятницу с шести до восьми. Если график ещё поменяется, напишем об этом здесь, в новостях.",
    ),
    h2("Что взять с собой"),
    ul(
      "номер заказа из подтверждения;",
      "организациям: доверенность или печать;",
      "для возврата: товар и чек, бумажный или электронный.",
    ),
    p(
      "Документы для организаций печатаем прямо на выдаче: счёт, накладную и счёт-фактуру. Исправить ошибку в реквизитах можно там же, без второй поездки. Заказ, оплаченный по счёту, отдаём, когда деньги пришли, поэтому вечером лучше сначала посмотреть его состояние на странице заказа.",
    ),
    p(`Часы остальных магазинов не изменились, они есть на странице ${a("/contacts", "«Контакты»")}.`),
  ],
  en: [
    p(
      "From 16 November the shop at 12 Stanochnaya Street closes two hours later. You can now pick up an order after your shift instead of asking for time off.",
    ),
    p(
      "In October we asked our customers three times when it suits them to come. Two thirds named the hours after seven in the evening, and nearly everyone asked us to keep those hours at weekends. So we did: the same hours every day.",
    ),
    h2("How soon an order is ready"),
    p(
      "It depends on where the goods are. If they stand on the shop’s shelf there is hardly a wait: what is ordered before 21:20 is packed the same evening.",
    ),
    table(
      ["Where the goods are", "When they are ready"],
      ["In the Stanochnaya shop", "in 40 minutes"],
      ["At the Podolsk warehouse, ordered before 15:00", "the next day by 10:00"],
      ["Made to order by the supplier", "on the date shown on the product"],
    ),
    p(
      `The checkout shows it: beside pickup stands the date from which the order can be collected. If its goods are in different places, the latest decides; order separately what you need sooner. If all you need in the evening is a box of screws, there is nothing to order, just walk in. On the site the minimum order value is 500 ₽; the other rules are under ${a("/information/oplata", "Payment and delivery")}.`,
    ),
    h2("What is open in the evening"),
    table(
      ["Service", "Hours"],
      ["Shop floor and till", "8:00–22:00"],
      ["Pickup and returns", "8:00–22:00"],
      ["Check of levels and rangefinders", "10:00–20:00"],
      ["Documents for companies", "8:00–22:00"],
    ),
    p(
      `The surface plate keeps its old hours: there is one specialist, and by the evening his eyes are tired. If an instrument is to be checked, come before half past seven. What we check and what it costs is described ${a("/news/level-check", "in a note of its own")}.`,
    ),
    h2("How not to wait at the counter"),
    ol(
      "Order with pickup and choose the Stanochnaya shop.",
      "Wait until the page of the order says that it is ready.",
      "Come and give the number. We wheel heavy things out to your car; the gate to the yard stays open until closing.",
      "Look the goods over and switch the tool on. What does not suit you can be declined at once.",
    ),
    p(
      "It is quietest after 20:30 and on Sunday before noon, and busiest on Friday from six to eight. Should the hours change again, you will read it here.",
    ),
    h2("What to bring"),
    ul(
      "the order number from the confirmation;",
      "for companies: a letter of authority or the stamp;",
      "for a return: the goods and the receipt, on paper or on your phone.",
    ),
    p(
      "Documents for companies are printed at the counter: invoice, delivery note and tax invoice. A mistake in the company’s details can be put right on the spot, without a second trip. An order paid by invoice is handed over once the money is in, so in the evening look at its page first.",
    ),
    p(`The hours of our other shops have not changed; you will find them under ${a("/contacts", "Contacts")}.`),
  ],
};

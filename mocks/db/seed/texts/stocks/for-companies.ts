import { a, h2, ol, p, table, ul } from "../html";
import type { Stock } from "../types";

export const forCompanies: Stock = {
  slug: "for-companies",
  name: ["Юридическим лицам дешевле на 5 %", "5% off for companies"],
  preview: [
    "Постоянная скидка на заказ по счёту, без накопления и без минимальной суммы.",
    "A standing discount on orders paid by invoice, with nothing to save up and no minimum.",
  ],
  body: {
    ru: [
      p(
        "Организации и предприниматели платят у нас на 5 % меньше с первого заказа. Заключать договор заранее не нужно: достаточно прислать реквизиты вместе со списком товаров.",
      ),
      h2("Как растёт скидка"),
      table(
        ["Закупки за квартал", "Скидка в следующем квартале"],
        ["до 100 000 ₽", "5%"],
        ["от 100 000 до 300 000 ₽", "7%"],
        ["от 300 000 ₽", "10%"],
      ),
      p(
        "Квартал календарный. Складываем суммы оплаченных счетов за товары, без доставки и без того, что вернули. Вот как это выглядит за год у бригады, которая начала с нуля.",
      ),
      table(
        ["Квартал", "Закупки", "Скидка в нём"],
        ["первый", "80 000 ₽", "5%"],
        ["второй", "140 000 ₽", "5%"],
        ["третий", "320 000 ₽", "7%"],
        ["четвёртый", "90 000 ₽", "10%"],
      ),
      p(
        "В январе скидка снова 5 %: в четвёртом квартале не набралось 100 000 ₽. Ниже пяти процентов она не опускается.",
      ),
      h2("Как заказать"),
      ol(
        "Пришлите на shop@verstak.example список артикулов с количеством и карточку организации. Счёт уже со скидкой отправим в тот же день.",
        `Или соберите ${a("/basket", "корзину")} на 500 ₽ или больше и выберите при оформлении «Юридическое лицо».`,
        "Заказ с сайта оплачивайте после подтверждения: скидку вносит менеджер, до этого в счёте полная сумма.",
        "Приезжайте за заказом с доверенностью или ждите машину на объекте.",
      ),
      h2("Что указать в заявке"),
      ul(
        "<strong>Артикул, а не название.</strong> «Круг 125» бывает по стали и по камню, а артикул один.",
        "<strong>Количество в штуках.</strong> Часть товаров продаётся упаковками, мы округлим вверх и предупредим.",
        "<strong>ИНН и КПП,</strong> расчётный счёт и БИК. По ИНН сверим название и адрес.",
        "<strong>Адрес объекта,</strong> имя и телефон того, кто примет товар.",
        "<strong>Замены.</strong> Напишите, можно ли взять другую марку, если нужной нет.",
      ),
      h2("Как тратить меньше"),
      ul(
        "Держите инструмент на одной батарейной платформе: зарядные устройства и запасные батареи станут общими.",
        "Заказывайте круги, свёрла и биты на месяц, а не на день. Доставка выйдет одна, а с 5 000 ₽ при весе до 20 кг курьер бесплатный.",
        "Записывайте, какая оснастка на что ушла. За два-три месяца станет видна норма на человека.",
        "Перед большой закупкой дайте бригаде неделю поработать одним образцом.",
      ),
      p(
        `Стоимость доставки и сроки приведены на странице ${a("/information/oplata", "«Оплата и доставка»")}, они для всех одни.`,
      ),
      h2("Условия"),
      ul(
        "Предложение действует с 2 марта 2026 года и срока не имеет. Об изменениях предупредим за месяц.",
        "Скидка считается от цены на день выставления счёта. Счёт действует три рабочих дня.",
        "На товары с перечёркнутой ценой применяется бо́льшая из двух скидок.",
        "Скидка по номеру телефона к заказам организаций не относится.",
        "Электронные документы отправляем в день отгрузки, бумажные вкладываем в заказ.",
      ),
      p(
        `Подробности на странице ${a("/information/b2b-resheniya", "для юридических лиц")}: отсрочка, поставки по графику, закреплённый менеджер.`,
      ),
    ],
    en: [
      p(
        "Companies and sole traders pay 5% less with us from the very first order. No contract is needed beforehand: send us your company details together with the list of goods.",
      ),
      h2("How the discount grows"),
      table(
        ["Purchases in a quarter", "Discount in the next one"],
        ["under 100 000 ₽", "5%"],
        ["from 100 000 to 300 000 ₽", "7%"],
        ["from 300 000 ₽", "10%"],
      ),
      p(
        "Quarters are those of the calendar. We add up paid invoices for goods, without delivery and returns. Here is a year of a crew that started from nothing.",
      ),
      table(
        ["Quarter", "Purchases", "Discount in it"],
        ["first", "80 000 ₽", "5%"],
        ["second", "140 000 ₽", "5%"],
        ["third", "320 000 ₽", "7%"],
        ["fourth", "90 000 ₽", "10%"],
      ),
      p(
        "In January the discount is 5% again: the fourth quarter did not reach 100 000 ₽. It never falls below five per cent.",
      ),
      h2("How to order"),
      ol(
        "Send a list of item numbers with quantities and your company details to shop@verstak.example. We send an invoice with the discount the same day.",
        `Or fill the ${a("/basket", "basket")}, for 500 ₽ or more, and choose “Company” at the checkout.`,
        "Pay an order from the site once it is confirmed: until our manager takes the discount off, the invoice has the full sum.",
        "Collect it with a letter of authority or wait for the lorry on site.",
      ),
      h2("What to put into the request"),
      ul(
        "<strong>The item number, not the name.</strong> A “125 disc” may be for steel or for stone; the number is one.",
        "<strong>The quantity in pieces.</strong> Some goods come in packs; we round up and tell you.",
        "<strong>INN and KPP,</strong> the bank account and its BIK. We check name and address by the INN.",
        "<strong>The address of the site,</strong> the recipient’s name and phone.",
        "<strong>Replacements.</strong> Say whether another brand will do if yours is out of stock.",
      ),
      h2("How to spend less"),
      ul(
        "Keep your tools on one battery platform: chargers and spare batteries can then be shared.",
        "Order discs, drills and bits for a month, not a day: there is one delivery, and the courier is free from 5 000 ₽ up to 20 kg.",
        "Note which accessories went where. In two or three months you will see what a person needs.",
        "Before a large purchase let the crew work with one sample for a week.",
      ),
      p(
        `The cost and times of delivery are under ${a("/information/oplata", "Payment and delivery")}; they are the same for everyone.`,
      ),
      h2("Terms"),
      ul(
        "The offer has been on since 2 March 2026 and has no end date. We will give a month’s notice of any change.",
        "The discount applies to prices on the day of the invoice, which stays valid for three working days.",
        "Where a price is already reduced, the larger of the two discounts applies.",
        "The discount by phone number does not cover orders of companies.",
        "Electronic documents are sent on the day of dispatch, paper ones travel with the order.",
      ),
      p(
        `More on the page ${a("/information/b2b-resheniya", "for companies")}: deferred payment, scheduled deliveries, a manager of your own.`,
      ),
    ],
  },
  picture: "/upload/stocks/toolbox-wrench-tape-8.jpg",
  startsAt: "2026-03-02T00:00:00+03:00",
  endsAt: null,
  choice: { sections: ["storage", "hand-tools", "measuring"], limit: 8 },
};

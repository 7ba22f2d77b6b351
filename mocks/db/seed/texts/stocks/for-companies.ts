import { a, h2, p, table, ul } from "../html";
import type { Stock } from "../types";

export const forCompanies: Stock = {
  slug: "for-companies",
  name: ["Юридическим лицам дешевле на 5 %", "5 % off for companies"],
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
        ["до 100 000 ₽", "5 %"],
        ["от 100 000 до 300 000 ₽", "7 %"],
        ["от 300 000 ₽", "10 %"],
      ),
      h2("Условия"),
      ul(
        "Предложение действует с 2 марта 2026 года и срока не имеет. Об изменениях предупредим за месяц.",
        "Скидка считается от цены на день выставления счёта. Счёт действует три рабочих дня.",
        "На товары с перечёркнутой ценой применяется бо́льшая из двух скидок.",
        "Электронные документы отправляем в день отгрузки, бумажные вкладываем в заказ.",
      ),
      p(
        `Подробности на странице ${a("/information/b2b-resheniya", "для юридических лиц")}: отсрочка, поставки по графику, закреплённый менеджер.`,
      ),
    ],
    en: [
      p(
        "Companies and sole traders pay 5 % less with us from the very first order. No contract is needed beforehand: send us your company details together with the list of goods.",
      ),
      h2("How the discount grows"),
      table(
        ["Purchases in a quarter", "Discount in the next one"],
        ["under 100 000 ₽", "5 %"],
        ["from 100 000 to 300 000 ₽", "7 %"],
        ["from 300 000 ₽", "10 %"],
      ),
      h2("Terms"),
      ul(
        "The offer has been on since 2 March 2026 and has no end date. We will give a month’s notice of any change.",
        "The discount applies to prices on the day of the invoice, which stays valid for three working days.",
        "Where a price is already reduced, the larger of the two discounts applies.",
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

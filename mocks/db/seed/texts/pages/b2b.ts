import { a, h2, ol, p, table, ul } from "../html";
import type { Page } from "../types";

export const b2b: Page = {
  kind: "information",
  slug: "b2b-resheniya",
  name: ["Юридическим лицам", "For companies"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Работаем с бригадами, мастерскими, управляющими компаниями и заводами. Счёт в день обращения, документы без ошибок, один человек на связи. Договор заранее не нужен: первый заказ можно сделать по одному письму.",
      ),
      h2("Что вы получаете"),
      ul(
        "скидку 5 % с первого заказа, она растёт вместе с закупками;",
        "электронные документы в день отгрузки, бумажные вместе с товаром;",
        "менеджера, который помнит, какие круги подходят к вашим машинам;",
        "подбор замены, если модель сняли с производства;",
        "поставки по графику на несколько объектов.",
      ),
      h2("Как заказать"),
      ol(
        "Соберите товары в корзине и выберите при оформлении «Юридическое лицо».",
        "Введите ИНН: название, КПП и адрес подставятся сами. Банк найдётся по БИК.",
        "Получите счёт на странице заказа. Он действует три рабочих дня, товар на это время закреплён за вами.",
        "Оплатите счёт и заберите заказ или дождитесь машины.",
      ),
      p(
        `Можно и прислать список артикулов с карточкой организации на shop@verstak.example или позвонить: номер есть в ${a("/contacts", "контактах")}. Реквизиты нескольких организаций хранит ${a("/personal/account", "личный кабинет")}.`,
      ),
      h2("Скидка"),
      table(
        ["Закупки за квартал", "Скидка в следующем квартале"],
        ["до 100 000 ₽", "5%"],
        ["от 100 000 до 300 000 ₽", "7%"],
        ["от 300 000 ₽", "10%"],
      ),
      p(
        `Скидка не складывается с ценой, которая уже снижена: берём то, что выгоднее вам. Полные условия описаны в акции ${a("/stocks/for-companies", "«Юридическим лицам дешевле на 5 %»")}.`,
      ),
      h2("Оплата и отсрочка"),
      p(
        "Первые три заказа оплачиваются до отгрузки. После них можно попросить отсрочку: 14 дней при закупках от 100 000 ₽ в квартал, 30 дней от 300 000 ₽. Решение сообщаем за два рабочих дня.",
      ),
      h2("Документы"),
      table(
        ["Когда", "Что приходит"],
        ["В день обращения", "счёт, по просьбе договор поставки"],
        ["В день отгрузки", "накладная и счёт-фактура или универсальный передаточный документ"],
        ["Вместе с товаром", "паспорта, сертификаты, гарантийные талоны"],
        ["По запросу", "акт сверки, копии деклараций"],
      ),
      h2("Доставка на объект"),
      p(
        "Привозим к назначенному часу, разгружаем до первой двери. Заказ можно разделить: часть на склад, часть на площадку. Лестницы, станки и верстаки везём своей машиной, по области и в соседние города отправляем транспортной компанией.",
      ),
      h2("Возврат и гарантия"),
      p(
        `Товар без следов работы принимаем в течение 14 дней, как и у частных покупателей. Порядок и документы описаны на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}. На время гарантийного ремонта инструмента дороже 15 000 ₽ даём замену, если она есть на складе.`,
      ),
    ],
    en: [
      p(
        "We work with crews, workshops, property managers and factories. An invoice on the day you ask, correct documents, one contact person. No contract is needed beforehand: a single letter is enough for the first order.",
      ),
      h2("What you get"),
      ul(
        "a discount of 5% from the first order, growing with your purchases;",
        "electronic documents on the day of dispatch, paper ones with the goods;",
        "a manager who remembers which discs fit your machines;",
        "a replacement found when a model is discontinued;",
        "scheduled deliveries to several sites.",
      ),
      h2("How to order"),
      ol(
        "Put the goods into the basket and choose “Company” at the checkout.",
        "Enter the INN: the name, KPP and address are filled in for you. The bank is found by its BIK.",
        "You receive an invoice on the page of the order. It is valid for three working days, and the goods are held for you meanwhile.",
        "Pay it and collect the order or wait for the lorry.",
      ),
      p(
        `You may also send a list of item numbers and your company details to shop@verstak.example or call: the number is under ${a("/contacts", "Contacts")}. The details of several companies are saved in ${a("/personal/account", "your account")}.`,
      ),
      h2("Discount"),
      table(
        ["Purchases in a quarter", "Discount in the next one"],
        ["under 100 000 ₽", "5%"],
        ["from 100 000 to 300 000 ₽", "7%"],
        ["from 300 000 ₽", "10%"],
      ),
      p(
        `The discount does not combine with a price that is already reduced: you get whichever is better for you. The full terms are in the promotion ${a("/stocks/for-companies", "“5% off for companies”")}.`,
      ),
      h2("Payment and credit"),
      p(
        "The first three orders are paid before dispatch. After that you may ask for credit: 14 days with purchases from 100 000 ₽ a quarter, 30 days from 300 000 ₽. We decide within two working days.",
      ),
      h2("Papers"),
      table(
        ["When", "What comes"],
        ["On the day you ask", "an invoice, and a supply contract if you wish"],
        ["On the day of dispatch", "a delivery note and a tax invoice, or one document for both"],
        ["With the goods", "manuals, certificates, warranty cards"],
        ["On request", "a statement of account, copies of declarations"],
      ),
      h2("Delivery to the site"),
      p(
        "We come at the hour agreed and unload to the first door. An order can be split between the warehouse and the site. Ladders, machines and workbenches travel in our own lorry; elsewhere in the region and in neighbouring cities we use a freight carrier.",
      ),
      h2("Returns and warranty"),
      p(
        `Unused goods are taken back within 14 days, the same as for private customers. The steps and documents are described under ${a("/information/vozvrat-tovara", "Returns")}. While a tool that cost over 15 000 ₽ is being repaired under warranty, we lend you another if there is one in stock.`,
      ),
    ],
  },
};

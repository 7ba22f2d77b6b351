import { a, h2, p, table, ul } from "../html";
import type { Page } from "../types";

export const offers: Page = {
  kind: "content",
  slug: "offers",
  name: ["Публичная оферта", "Public offer"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Это предложение ООО «Верстак» (дальше «магазин») каждому, кто хочет купить товар из каталога (дальше «покупатель»). Здесь сказано, как заключается договор, что входит в цену и что делать, если что-то пошло не так. Договор розничной купли-продажи на этих условиях заключается на русском языке; английский перевод дан для удобства.",
      ),
      h2("1. Как заключается договор"),
      p(
        "1.1. Каталог на сайте является приглашением сделать заказ. Заказ оформляют на сайте, без регистрации или в личном кабинете, либо по телефону и электронной почте, указанным на странице " +
          a("/contacts", "«Контакты»") +
          ".",
      ),
      p(
        "1.2. Корзина помогает собрать список и увидеть сумму. Товар в корзине не резервируется, а его цена и наличие могут измениться. Если это случилось, корзина покажет, что именно изменилось.",
      ),
      p(
        "1.3. Договор заключён, когда магазин подтвердил заказ: назвал состав, цену, срок и способ получения и сообщил номер. Подтверждение приходит сообщением на телефон или почту покупателя.",
      ),
      p("1.4. Заказать может любой дееспособный человек или организация. Регистрация не нужна."),
      h2("2. Товар"),
      p(
        "2.1. Название, свойства, вес и комплект указаны в карточке товара. Рисунок показывает вид товара, оттенок и мелкие детали могут отличаться.",
      ),
      p("2.2. В карточке стоит одна из отметок о наличии."),
      table(
        ["Отметка", "Что она значит"],
        ["В наличии", "товар на складе, отгрузим в день заказа или на следующий"],
        ["Под заказ, с датой", "товар привезут к этой дате, до неё заказ можно отменить без объяснений"],
        ["Нет в наличии", "заказать нельзя, можно оставить контакт и узнать о поступлении"],
      ),
      p("2.3. Некоторые товары продаются упаковками. Тогда количество в корзине меняется сразу на упаковку."),
      h2("3. Цена"),
      p("3.1. Цены указаны в рублях за единицу товара и включают налог на добавленную стоимость."),
      p(
        "3.2. Зачёркнутая цена действовала раньше. Цена 0 ₽ стоит у товаров, которые считаются по проекту: сумму назовёт менеджер, и без вашего согласия договор не заключается.",
      ),
      p(
        "3.3. Скидка по промокоду считается от суммы корзины. Одновременно действует один промокод. Порядок описан на странице " +
          a("/information/programma-loyalnosti", "«Программа лояльности»") +
          ".",
      ),
      p("3.4. После подтверждения заказа цена не меняется, даже если на сайте она стала другой."),
      h2("4. Оплата и получение"),
      p(
        "4.1. Способы оплаты и стоимость доставки перечислены на странице " +
          a("/information/oplata", "«Оплата»") +
          ". Картой платят на странице банка, магазин данных карты не запрашивает. Неоплаченный заказ можно оплатить позже с его страницы.",
      ),
      p(
        "4.2. При получении проверьте упаковку, комплект и внешний вид. Инструмент можно включить при продавце или курьере.",
      ),
      p("4.3. Риск случайной гибели товара переходит к покупателю в момент получения."),
      p("4.4. Заказ ждёт в магазине семь дней. Если его не забрали, договор расторгается, а предоплата возвращается."),
      h2("5. Отказ и возврат"),
      p("5.1. До получения отказаться от заказа можно в любой момент, целиком или частично."),
      p(
        "5.2. После получения товар надлежащего качества принимается в течение 14 дней, если он не был в работе и сохранил товарный вид. Что для этого нужно, описано на странице " +
          a("/information/vozvrat-tovara", "«Возврат товара»") +
          ".",
      ),
      p("5.3. Если товар неисправен, покупатель вправе по своему выбору потребовать:"),
      ul(
        "замены на такой же товар или другую модель с пересчётом цены;",
        "уменьшения цены;",
        "бесплатного ремонта;",
        "возврата денег.",
      ),
      h2("6. Гарантия"),
      p(
        "6.1. Срок гарантии указан в карточке и считается со дня получения. Если срок не указан, претензии принимаются в течение двух лет.",
      ),
      p(
        "6.2. Гарантия не распространяется на оснастку, щётки, фильтры и другие детали, которые изнашиваются от работы.",
      ),
      p(
        "6.3. Организациям гарантия предоставляется на срок, указанный производителем для профессионального применения.",
      ),
      h2("7. Ответственность"),
      p("7.1. Магазин отвечает за соответствие товара описанию, за сохранность до получения и за названный срок."),
      p(
        "7.2. Магазин не отвечает за последствия работы неисправным инструментом и работы без средств защиты, которые требует руководство.",
      ),
      p(
        "7.3. Если магазин просрочил доставку, покупатель может назначить новый срок или отказаться и получить деньги обратно.",
      ),
      h2("8. Личные данные и переписка"),
      p(
        `8.1. Для заказа нужны имя и контакт, для доставки ещё и адрес. Что с ними происходит, сказано в документе ${a("/content/processing", "«Обработка персональных данных»")}.`,
      ),
      p("8.2. Сообщения о заказе приходят только по нему самому. Рекламных рассылок без отдельного согласия нет."),
      h2("9. Споры и изменения"),
      p(
        "9.1. Напишите нам о разногласии на почту shop@verstak.example. Ответим в течение десяти дней. Если договориться не удалось, спор решает суд по правилам подсудности, которые закон даёт потребителю.",
      ),
      p("9.2. К заказу применяется та редакция оферты, что была опубликована в день его подтверждения."),
      p(`9.3. Реквизиты магазина указаны на странице ${a("/contacts", "«Контакты»")}.`),
    ],
    en: [
      p(
        "This is the offer of Verstak LLC (“the shop” below) to everyone who wishes to buy goods from its catalogue (“the customer”). It says how a contract comes about, what the price includes and what happens when something goes wrong. The retail contract is made in Russian; this translation is for convenience.",
      ),
      h2("1. How a contract is made"),
      p(
        "1.1. The catalogue on the site is an invitation to place an order. Orders are placed on the site, as a guest or from an account, or by phone and e-mail as given under " +
          a("/contacts", "Contacts") +
          ".",
      ),
      p(
        "1.2. The basket helps to draw up a list and see the total. Goods in it are not reserved, and their price and stock may change. If they do, the basket shows what has changed.",
      ),
      p(
        "1.3. The contract is made once the shop has confirmed the order: named the goods, the price, the date and the way of delivery, and given it a number. The confirmation comes as a message to the customer’s phone or e-mail address.",
      ),
      p("1.4. Any person of legal capacity and any company may order. No account is needed."),
      h2("2. The goods"),
      p(
        "2.1. The name, properties, weight and contents are given with each product. The drawing shows what kind of thing it is; shades and small details may differ.",
      ),
      p("2.2. Each product carries one of these notes on availability."),
      table(
        ["Note", "What it means"],
        ["In stock", "it is in the warehouse and leaves on the day of the order or the next"],
        [
          "Available to order, with a date",
          "it arrives by that date; until then you may cancel without giving a reason",
        ],
        ["Sold out", "it cannot be ordered, but you may leave a contact and be notified when it is back"],
      ),
      p("2.3. Some goods are sold by the pack. The quantity in the basket then changes by a whole pack."),
      h2("3. Prices"),
      p("3.1. Prices are in roubles for one unit and include value added tax."),
      p(
        "3.2. A price struck through is the previous one. A price of 0 ₽ marks goods that are priced from a plan: our manager will tell you the price, and without your consent there is no contract.",
      ),
      p(
        "3.3. A promo code discount is deducted from the total of the basket, and one code works at a time. The rules are under " +
          a("/information/programma-loyalnosti", "Loyalty programme") +
          ".",
      ),
      p("3.4. Once an order is confirmed its price stays, even if the site shows another one by then."),
      h2("4. Payment and delivery"),
      p(
        "4.1. The payment methods and the cost of delivery are listed under " +
          a("/information/oplata", "Payment") +
          ". Cards are charged on the bank’s page; the shop asks for no card details. An order that is not paid yet can be paid later from its own page.",
      ),
      p(
        "4.2. When you receive the goods, look over the packaging, the contents and the appearance. Tools may be switched on in front of the assistant or the courier.",
      ),
      p("4.3. The risk of accidental loss passes to the customer on receipt."),
      p(
        "4.4. An order waits at the shop for seven days. If it is not collected the contract ends and any prepayment is returned.",
      ),
      h2("5. Cancelling and returning"),
      p("5.1. Until receipt an order may be cancelled at any time, in whole or in part."),
      p(
        "5.2. After receipt, goods without fault are taken back within 14 days if they have not been used and look like new. What is needed for that is described under " +
          a("/information/vozvrat-tovara", "Returns") +
          ".",
      ),
      p("5.3. If the goods are faulty, the customer may choose:"),
      ul(
        "an exchange for the same product or another model, with the difference settled;",
        "a lower price;",
        "a repair free of charge;",
        "the money back.",
      ),
      h2("6. Warranty"),
      p(
        "6.1. The warranty period is given with the product and runs from receipt. Where none is given, claims are accepted for two years.",
      ),
      p("6.2. The warranty does not cover accessories, brushes, filters and other parts that wear with use."),
      p("6.3. For companies it lasts as long as the manufacturer grants for professional use."),
      h2("7. Liability"),
      p(
        "7.1. The shop answers for the goods matching their description, for their safety until receipt and for the date named.",
      ),
      p(
        "7.2. The shop does not answer for work done with a faulty tool or without the protection that the manual requires.",
      ),
      p("7.3. If a delivery is late the customer may set a new date, or withdraw and have the money back."),
      h2("8. Personal data and messages"),
      p(
        `8.1. An order takes a name and a contact, a delivery takes an address as well. What happens to them is set out in ${a("/content/processing", "Processing of personal data")}.`,
      ),
      p("8.2. Messages about an order concern that order alone. There is no advertising without a separate consent."),
      h2("9. Disputes and changes"),
      p(
        "9.1. Write to shop@verstak.example about any disagreement. We answer within ten days. If we cannot settle it, the matter goes to the court that consumer law provides for.",
      ),
      p("9.2. An order falls under the version of this offer that was published on the day it was confirmed."),
      p(`9.3. The shop’s company details are under ${a("/contacts", "Contacts")}.`),
    ],
  },
};

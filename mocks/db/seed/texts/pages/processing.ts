import { a, h2, p, table, ul } from "../html";
import type { Page } from "../types";

export const processing: Page = {
  kind: "content",
  slug: "processing",
  name: ["Обработка персональных данных", "Processing of personal data"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Оператор данных ООО «Верстак». Здесь перечислено всё, что магазин узнаёт о вас, зачем ему это и когда он это удаляет. О файлах cookie подробнее сказано в " +
          a("/content/policy", "политике конфиденциальности") +
          ".",
      ),
      h2("1. Основное"),
      ul(
        "Смотреть каталог, собирать корзину и избранное можно, не называя себя.",
        "Имя, телефон, почту и адрес магазин узнаёт только от вас и только когда они нужны.",
        "Данные не продаются, не передаются для рекламы и не объединяются с данными других сайтов.",
        "Решений, которые принимает машина и которые меняли бы ваши права, магазин не принимает.",
      ),
      h2("2. Что, зачем и сколько хранится"),
      table(
        ["Данные", "Зачем", "Сколько"],
        [
          "Случайный номер посетителя в подписанном файле cookie",
          "узнать ваш браузер при следующем посещении",
          "5 лет после последнего посещения",
        ],
        ["Корзина, избранное и промокод", "показать их вам снова", "пока вы их не очистите или не сотрёте cookie"],
        ["Недавно просмотренные товары", "показать ряд «Ранее смотрели»", "пока их не вытеснят новые"],
        ["Язык страниц", "открыть сайт на том же языке", "365 дней"],
        [
          "Почта или телефон в форме «Сообщить о поступлении»",
          "написать один раз, когда товар появится",
          "до отправки сообщения или вашей просьбы удалить",
        ],
        ["Имя, контакт и адрес доставки из заказа", "исполнить договор и гарантию", "5 лет со дня заказа"],
        [
          "Имя, контакты, адреса и организации в личном кабинете",
          "не вводить их в каждом заказе",
          "пока вы не удалите их или учётную запись",
        ],
        ["Обращение, заявка на отмену или возврат, фотографии к ним", "ответить вам", "3 года со дня ответа"],
        ["Адреса открытых страниц без имени", "понять, что ищут на сайте", "только с вашего разрешения, год"],
        ["Реквизиты организации", "выписать документы", "5 лет со дня отгрузки"],
        ["Технические записи: адрес запроса, время, код ответа", "найти ошибку и защитить сайт", "не дольше 30 дней"],
      ),
      h2("3. На каком основании"),
      p("3.1. Заказ, доставка, возврат и гарантия: договор, который вы заключаете с магазином."),
      p("3.2. Документы и налоговый учёт: требование закона."),
      p(
        "3.3. Сообщение о поступлении, обращение и подсчёт посещений: ваше согласие. Оно даётся отдельно, заранее ничего не отмечено, и его можно отозвать.",
      ),
      p("3.4. Корзина, избранное, язык и безопасность: без них сайт не выполнит того, что вы просите."),
      h2("4. Что происходит с данными"),
      p(
        "4.1. Корзина, избранное и просмотренные товары лежат на сервере магазина под случайным номером. Имени рядом с ним нет. Если стереть cookie, номер потеряется, и связать эти записи с вами не сможем даже мы.",
      ),
      p(
        "4.2. Данные заказа видят менеджер, который его ведёт, склад и бухгалтерия. Курьер получает имя, телефон и адрес.",
      ),
      p(
        "4.3. Контакт для сообщения о поступлении лежит рядом с номером товара и больше ни для чего не используется. Рассылок по этим адресам нет.",
      ),
      h2("5. Кому данные передаются"),
      ul(
        "перевозчику, если вы выбрали доставку: имя, телефон, адрес;",
        "сервисному центру при ремонте: имя и телефон;",
        "государственному органу по запросу, который предусмотрен законом.",
      ),
      p(
        `Больше никому. Оплату картой принимает банк на своей странице, магазин видит только её итог. К каким чужим серверам и когда обращаются страницы, перечислено в ${a("/content/policy", "политике конфиденциальности")}; имени, контактов и заказов они не получают. За границу данные не передаются.`,
      ),
      h2("6. Ваши права"),
      p(
        "6.1. Вы можете узнать, какие данные о вас есть, исправить их, ограничить обработку, отозвать согласие и попросить удалить.",
      ),
      p(
        "6.2. Имя, контакты, адреса и организации исправляют и удаляют в личном кабинете, там же удаляют учётную запись. Об остальном напишите на shop@verstak.example с того адреса, который оставляли, или позвоните с того номера. По случайному номеру из cookie удаляем корзину и избранное без вопросов о личности.",
      ),
      p(
        "6.3. Отвечаем в течение десяти рабочих дней. Данные, которые закон обязывает хранить, удалим, когда истечёт срок.",
      ),
      p("6.4. Если ответ вас не устроил, можно обратиться в надзорный орган по защите данных или в суд."),
      h2("7. Дети"),
      p(
        "Магазин не обращается к детям и не собирает сведений об их возрасте. Если вам нет 14 лет, попросите сделать заказ взрослого.",
      ),
      h2("8. Если данные утекли"),
      p(
        "Сообщим тем, кого это коснулось, в течение суток: что произошло, какие данные затронуты и что уже сделано. Тогда же известим надзорный орган.",
      ),
      h2("9. Изменения"),
      p(
        `Дата последней редакции стоит под заголовком. Если цели обработки станут шире, спросим согласие заново. Контакты оператора есть на странице ${a("/contacts", "«Контакты»")}.`,
      ),
    ],
    en: [
      p(
        "The data controller is Verstak LLC. This page lists everything the shop learns about you, why it needs it and when it deletes it. Cookies are described in more detail in the " +
          a("/content/policy", "privacy policy") +
          ".",
      ),
      h2("1. In brief"),
      ul(
        "You can browse, fill a basket and keep favourites without saying who you are.",
        "Your name, phone, e-mail and address come to the shop only from you and only when they are needed.",
        "Data are not sold, not passed on for advertising and not combined with data of other sites.",
        "The shop takes no automated decisions that would affect your rights.",
      ),
      h2("2. What, why and for how long"),
      table(
        ["Data", "Why", "How long"],
        [
          "A random visitor number in a signed cookie",
          "to recognise your browser next time",
          "5 years after the last visit",
        ],
        ["Basket, favourites and promo code", "to show them to you again", "until you clear them or delete the cookie"],
        ["Recently viewed products", "to show the row “Recently viewed”", "until newer ones take their place"],
        ["Language of the pages", "to open the site in the same language", "365 days"],
        [
          "E-mail or phone from the form “Notify me when it is back in stock”",
          "to write once when the product arrives",
          "until the message is sent or you ask us to delete it",
        ],
        [
          "Name, contact and delivery address of an order",
          "to fulfil the contract and the warranty",
          "5 years from the order",
        ],
        [
          "Name, contacts, addresses and companies in your account",
          "to save you typing them for each order",
          "until you delete them or the account",
        ],
        ["A message, a request to cancel or return, and their photos", "to answer you", "3 years from the answer"],
        ["Addresses of opened pages, without a name", "to learn what people look for", "only if you allow it, a year"],
        ["Company details", "to issue documents", "5 years from dispatch"],
        [
          "Technical records: request address, time, status code",
          "to find faults and protect the site",
          "30 days at most",
        ],
      ),
      h2("3. On what grounds"),
      p("3.1. Orders, delivery, returns and warranty: the contract that you make with the shop."),
      p("3.2. Documents and tax records: a legal obligation."),
      p(
        "3.3. Stock notifications, messages to us and the counting of visits: your consent. It is given separately, nothing is ticked beforehand, and you may withdraw it.",
      ),
      p("3.4. Basket, favourites, language and security: without them the site could not do what you ask of it."),
      h2("4. What happens to the data"),
      p(
        "4.1. The basket, favourites and viewed products are kept on the shop’s server under the random number. There is no name beside it. If you delete the cookie the number is lost, and not even we can connect those records with you.",
      ),
      p(
        "4.2. Order data are seen by the manager in charge, the warehouse and the accounts department. The courier gets the name, phone and address.",
      ),
      p(
        "4.3. A contact left for a stock notification is kept with the product’s number and is used for nothing else. There are no mailings to these addresses.",
      ),
      h2("5. Who receives data"),
      ul(
        "the carrier if you chose delivery: name, phone, address;",
        "the service centre in case of a repair: name and phone;",
        "a public authority upon a request that the law provides for.",
      ),
      p(
        `Nobody else. Card payments are taken by the bank on its own page, and the shop sees only the outcome. Which servers of others the pages call, and when, is listed in the ${a("/content/policy", "privacy policy")}; they get no names, contacts or orders. Data do not leave the country.`,
      ),
      h2("6. Your rights"),
      p(
        "6.1. You may learn which data we have about you, correct them, restrict their use, withdraw a consent and ask for deletion.",
      ),
      p(
        "6.2. Name, contacts, addresses and companies can be corrected and deleted in your account, and so can the account itself. For the rest write to shop@verstak.example from the address that you left with us, or call from that number. A basket and favourites are deleted by the random number in your cookie, with no questions about who you are.",
      ),
      p(
        "6.3. We answer within ten working days. What the law obliges us to keep is deleted when its time has run out.",
      ),
      p("6.4. If our answer does not satisfy you, you may turn to the data protection authority or to court."),
      h2("7. Children"),
      p(
        "The shop does not address children and collects nothing about age. If you are under 14, please ask an adult to order.",
      ),
      h2("8. If data leak"),
      p(
        "We inform those concerned within a day: what happened, which data are affected and what has been done. We inform the authority at the same time.",
      ),
      h2("9. Changes"),
      p(
        `The date of the last version stands under the heading. Should the purposes become wider, we will ask for your consent again. The controller’s contacts are under ${a("/contacts", "Contacts")}.`,
      ),
    ],
  },
};

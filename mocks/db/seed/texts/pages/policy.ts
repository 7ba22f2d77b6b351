import { a, h2, h3, p, table, ul } from "../html";
import type { Page } from "../types";

export const policy: Page = {
  kind: "content",
  slug: "policy",
  name: ["Политика конфиденциальности", "Privacy policy"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "Эта страница объясняет, что происходит в вашем браузере, когда вы открываете сайт магазина «Верстак»: какие файлы он сохраняет, с кем обменивается данными и как всё это отключить.",
      ),
      h2("1. Коротко"),
      ul(
        "Файлы cookie нужны для работы сайта. Рекламных нет.",
        "Посещения считаются, только если вы разрешили, и никогда вместе с именем или заказом.",
        "К посторонним серверам страницы обращаются в трёх случаях, все названы ниже.",
        "Корзина и избранное лежат на сервере, а не в браузере.",
        "Сайт работает и без JavaScript, с теми же возможностями.",
      ),
      h2("2. Файлы cookie"),
      table(
        ["Имя", "Что внутри", "Срок"],
        [
          "<strong>session</strong> (под HTTPS <strong>__Host-session</strong>)",
          "случайный номер посетителя, день последнего продления, сообщение о последнем действии, товары в сравнении, а после входа ключ сеанса; всё под подписью",
          "5 лет, продлевается при посещении",
        ],
        ["<strong>i18n_redirected</strong>", "язык страниц: ru или en", "365 дней"],
        ["<strong>consent</strong>", "ваш ответ о подсчёте посещений: given или refused", "год"],
        [
          "<strong>draft-1</strong>, <strong>draft-2</strong>",
          "то, что вы ввели при оформлении заказа, зашифровано",
          "24 часа, стирается с заказом и выходом",
        ],
        ["<strong>placed</strong>", "номер и ключ только что сделанного заказа под подписью", "30 минут"],
      ),
      h3("Файл session"),
      p(
        "2.1. Номер выдаётся случайно и ничего не говорит о вас. По нему сервер находит вашу корзину, избранное и просмотренные товары. После входа в личный кабинет к нему добавляется ключ сеанса: по нему сервер узнаёт, чей это кабинет.",
      ),
      p(
        "2.2. Файл подписан: если его изменить, подпись не сойдётся, и сайт примет вас за нового гостя. Скрипты страницы прочитать его не могут, чужим сайтам он не отправляется.",
      ),
      p(
        "2.3. Браузеры сами ограничивают срок хранения, обычно до 400 дней. Поэтому файл продлевается, когда вы приходите снова.",
      ),
      h3("Файл i18n_redirected"),
      p(
        "2.4. В нём только две буквы. Если в прошлый раз вы читали по-английски и открываете главную страницу по адресу без языка, она откроется на английском. По стране и настройкам браузера язык не угадывается.",
      ),
      h3("Другое в браузере"),
      p(
        "2.5. Чтобы страницы открывались быстрее и было что показать без связи, браузер держит копии оформления, скриптов и одной страницы о том, что связи нет. Страниц магазина и ваших данных среди них нет.",
      ),
      p(
        "2.6. Если странице приходится загрузиться заново, введённый в ней текст ждёт в памяти вкладки и стирается, как только вернётся на место. Пароли и коды туда не попадают.",
      ),
      h2("3. Что видит сервер"),
      p(
        "3.1. Как любой сайт, магазин получает адрес страницы, время запроса и сведения, которые браузер сообщает сам: предпочитаемый язык, поддерживаемые форматы изображений.",
      ),
      p(
        "3.2. В журнал попадают адрес запроса к внутренним службам, время, продолжительность и код ответа. Они нужны, чтобы найти ошибку. Портретов посетителей по журналу не составляем.",
      ),
      p("3.3. Поисковые запросы обрабатываются на сервере магазина и с вашим именем не связываются."),
      p("3.4. Картинки товаров, шрифты и документы приходят с того же адреса, что и страницы."),
      h2("4. Чужие серверы"),
      p("Страница обращается к ним, только если магазин включил соответствующую возможность, и только в этих случаях."),
      table(
        ["Чей сервер", "Когда", "Что он узнаёт"],
        [
          "Яндекс Метрика",
          "вы разрешили считать посещения",
          "адреса открытых страниц; имени, заказов и введённого текста мы туда не отправляем",
        ],
        [
          "Яндекс Карты",
          `карта на странице ${a("/contacts", "«Контакты»")} видна или вызвана кнопкой`,
          "что карту открыли",
        ],
        [
          "Yandex SmartCaptcha",
          "открыта форма, которую защищают от программ",
          "что открыта форма, и ответ на проверку",
        ],
      ),
      p(
        `Разрешение на подсчёт можно дать или отозвать на странице ${a("/consent", "«Статистика посещений»")}. Если браузер сам просит не следить за вами, мы считаем это отказом. Без проверки, карты и счётчика сайт работает так же.`,
      ),
      p("Рекламных сетей, тепловых карт, кнопок социальных сетей со скриптами и отпечатков браузера на сайте нет."),
      p(
        "Ссылки на чат, видео и «Поделиться» ведут на отдельные сайты. Пока вы по ним не перешли, туда ничего не отправляется; после перехода действуют правила тех сайтов.",
      ),
      h2("5. Что вы сообщаете сами"),
      p(
        "5.1. В форме «Сообщить о поступлении» вы оставляете почту или телефон. Мы напишем один раз, когда товар появится.",
      ),
      p(
        `5.2. При оформлении заказа, в личном кабинете, в заявках на отмену и возврат и в форме ${a("/feedback", "обратной связи")} вы сообщаете имя, контакты, адрес, а организация и реквизиты. С приложенных фотографий мы стираем сведения о том, где и чем они сняты. Что мы записываем и сколько храним, сказано в документе ${a("/content/processing", "«Обработка персональных данных»")}.`,
      ),
      p("5.3. Данные банковской карты сайт не запрашивает: их вводят на странице банка."),
      h2("6. Как управлять"),
      p(
        `6.1. Удалите файлы cookie сайта в настройках браузера. Корзина и избранное гостя станут пустыми: старый номер потерян, а новый ещё ничего не хранит. Покупателю они вернутся со входом. Удалить всю учётную запись можно в ${a("/personal/account", "профиле")}.`,
      ),
      p(
        "6.2. Запретите cookie для сайта. Каталог, поиск и страницы товаров останутся доступны, но корзина и избранное не запомнятся.",
      ),
      p("6.3. Откройте сайт в приватном окне. Всё исчезнет, когда вы его закроете."),
      p(
        `6.4. Очистить корзину можно и на её странице: ${a("/basket", "корзина")}. Избранное убирается по одному на ${a("/favorites", "своей")}.`,
      ),
      h2("7. Безопасность"),
      ul(
        "Обмен с сайтом шифруется, файл session под HTTPS без шифрования не передаётся.",
        "Чужой сайт не может отправить форму от вашего имени: браузер не приложит к ней файл session.",
        "Тексты из каталога очищаются от всего, что могло бы выполниться в браузере.",
      ),
      h2("8. Вопросы и изменения"),
      p(
        `Пишите на shop@verstak.example или звоните по номерам на странице ${a("/contacts", "«Контакты»")}. Если список файлов cookie изменится, мы сначала обновим эту страницу и только потом сайт.`,
      ),
    ],
    en: [
      p(
        "This page explains what happens in your browser when you open the site of Verstak: which files it keeps, whom it exchanges data with and how to switch all of it off.",
      ),
      h2("1. In brief"),
      ul(
        "Cookies are there to make the site work. None is for advertising.",
        "Visits are counted only if you allow it, and never together with a name or an order.",
        "Pages call third-party servers in three cases, all listed below.",
        "The basket and favourites are kept on the server, not in the browser.",
        "The site works without JavaScript too and can do the same things.",
      ),
      h2("2. Cookies"),
      table(
        ["Name", "What is in it", "For how long"],
        [
          "<strong>session</strong> (<strong>__Host-session</strong> under HTTPS)",
          "a random visitor number, the day of the last renewal, a message about the last action, the products you compare, and the key of your session once you have signed in; all of it signed",
          "5 years, renewed when you visit",
        ],
        ["<strong>i18n_redirected</strong>", "the language of the pages: ru or en", "365 days"],
        ["<strong>consent</strong>", "your answer about the counting of visits: given or refused", "a year"],
        [
          "<strong>draft-1</strong>, <strong>draft-2</strong>",
          "what you have typed at the checkout, encrypted",
          "24 hours, deleted with the order and when you sign out",
        ],
        ["<strong>placed</strong>", "number and key of the order you have just placed, signed", "30 minutes"],
      ),
      h3("The session cookie"),
      p(
        "2.1. The number is given at random and says nothing about you. By it the server finds your basket, your favourites and the products you have viewed. Once you have signed in, the key of your session is stored with it, so that the server knows whose account it is.",
      ),
      p(
        "2.2. The cookie is signed: if it is altered the signature no longer fits, and the site takes you for a new guest. The page’s scripts cannot read it, and it is not sent to other sites.",
      ),
      p(
        "2.3. Browsers cap how long a cookie may live, usually at 400 days. That is why it is renewed when you come back.",
      ),
      h3("The i18n_redirected cookie"),
      p(
        "2.4. It holds two letters. If you read the site in English last time and open the home page at its address without a language, it opens in English. The language is not guessed from your country or browser settings.",
      ),
      h3("What else the browser keeps"),
      p(
        "2.5. To open pages faster, and to have something to show without a connection, the browser keeps copies of styles, scripts and one page which says that there is no connection. No page of the shop and no data of yours are among them.",
      ),
      p(
        "2.6. If a page has to load again, the text you have typed waits in the memory of the tab and is deleted as soon as it is back in its place. Passwords and codes are never kept there.",
      ),
      h2("3. What the server sees"),
      p(
        "3.1. Like any site, the shop receives the address of the page, the time and what the browser tells of its own accord: the preferred language and the image formats it supports.",
      ),
      p(
        "3.2. The log records the address of calls to internal services, the time, how long they took and the status code. They are there to find faults. We do not draw up profiles of visitors from them.",
      ),
      p("3.3. Searches are handled on the shop’s own server and are not connected with your name."),
      p("3.4. Pictures, fonts and documents come from the same address as the pages."),
      h2("4. Third-party servers"),
      p("A page calls them only where the shop has switched the feature on, and only in these cases."),
      table(
        ["Whose server", "When", "What it learns"],
        [
          "Yandex Metrica",
          "you have allowed visits to be counted",
          "the addresses of the pages you open; we send no name, no order and nothing you type",
        ],
        [
          "Yandex Maps",
          `the map under ${a("/contacts", "Contacts")} is in view or called for`,
          "that the map was opened",
        ],
        [
          "Yandex SmartCaptcha",
          "a form protected against bots is open",
          "that it is open, and the answer to the check",
        ],
      ),
      p(
        `You can allow or stop the counting under ${a("/consent", "Visit statistics")}. If your browser itself asks not to be tracked, we take that for a refusal. The site works the same without the check, the map and the counter.`,
      ),
      p(
        "There are no advertising networks, heat maps, social buttons with scripts or browser fingerprints on the site.",
      ),
      p(
        "Links to the chat, the videos and for sharing lead to separate sites. Nothing is sent there until you follow them; after that the rules of those sites apply.",
      ),
      h2("5. What you tell us yourself"),
      p(
        "5.1. In the form “Notify me when it is back in stock” you leave an e-mail address or a phone number. We write once, when the product arrives.",
      ),
      p(
        `5.2. At the checkout, in your account, in requests to cancel or return and in the ${a("/feedback", "feedback form")} you tell us your name, contacts and address, and a company its details. From photos you attach we remove where and with what they were taken. What we note down and how long we keep it is set out in ${a("/content/processing", "Processing of personal data")}.`,
      ),
      p("5.3. The site does not ask for bank card details: they are typed on the bank’s page."),
      h2("6. How to control it"),
      p(
        `6.1. Delete the site’s cookies in your browser settings. A guest’s basket and favourites will be empty: the old number is lost, and the new one holds nothing yet. A customer gets them back by signing in. The whole account can be deleted in the ${a("/personal/account", "profile")}.`,
      ),
      p(
        "6.2. Block cookies for the site. The catalogue, search and product pages stay open to you, but the basket and favourites will not be remembered.",
      ),
      p("6.3. Open the site in a private window. Everything is gone once you close it."),
      p(
        `6.4. The basket can also be cleared on its own page: ${a("/basket", "basket")}. Favourites are taken out one by one on ${a("/favorites", "theirs")}.`,
      ),
      h2("7. Security"),
      ul(
        "Traffic with the site is encrypted, and under HTTPS the session cookie is never sent without encryption.",
        "Another site cannot send a form in your name: the browser does not attach the session cookie to it.",
        "Texts of the catalogue are cleaned of anything that could run in your browser.",
      ),
      h2("8. Questions and changes"),
      p(
        `Write to shop@verstak.example or call the numbers under ${a("/contacts", "Contacts")}. If the list of cookies changes, we will update this page first and the site second.`,
      ),
    ],
  },
};

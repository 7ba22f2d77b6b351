import { a, h2, ol, p, table, ul } from "../html";
import type { Page } from "../types";

export const about: Page = {
  kind: "about",
  slug: "about",
  name: ["О магазине", "About the shop"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "«Верстак» продаёт инструмент тем, кто им работает: отделочникам, сварщикам, электрикам, мастерам гаражей и тем, кто решил повесить полку сам. Мы пишем о товаре то, что хотели бы знать перед покупкой, и не пишем того, чего не проверили.",
      ),
      h2("С чего начали"),
      p(
        "Первый магазин открылся на Станочной улице, в бывшем инструментальном цехе. От цеха остались ворота, кран-балка и тридцатиметровый верстак, который и дал нам имя. За ним до сих пор проверяют инструмент перед выдачей.",
      ),
      h2("Что есть сейчас"),
      table(
        ["Что", "Где"],
        ["Магазины", "два в Москве и один в Твери"],
        ["Склад с выдачей", "Подольск"],
        ["Пункт выдачи", "Калуга"],
        ["Стол для проб", "Тверь"],
      ),
      p(
        `Адреса и часы собраны на странице ${a("/contacts", "«Контакты»")}. Весь ассортимент показан в ${a("/catalog", "каталоге")}: двенадцать разделов, от рулетки до сварочного аппарата.`,
      ),
      h2("Как мы работаем"),
      ul(
        "Цена, наличие и срок стоят первыми. Если товара нет, так и написано.",
        "Отзываем из продажи модель, которая возвращается чаще других, и выясняем почему.",
        "Собираем заказ вдвоём: один кладёт, другой сверяет.",
        "Отвечаем людьми. Если продавец не знает, он спросит мастера и перезвонит.",
      ),
      h2("Какие марки выбираем"),
      p(
        `В каталоге двадцать пять ${a("/brands", "марок")}: российские, белорусские, европейские, японские и китайские. Правило одно: к инструменту должны быть запчасти и мастерская, которая за него берётся.`,
      ),
      h2("Как купить"),
      ol(
        "Найдите товар по разделу, марке или поиску. Похожие модели удобно поставить рядом в сравнении, до четырёх сразу.",
        "Соберите корзину. Входить для этого не нужно, а после входа она видна и на другом устройстве.",
        `Оформите заказ: забрать в магазине, вызвать курьера или отправить транспортной компанией. Сколько это стоит, сказано на странице ${a("/information/oplata", "«Оплата и доставка»")}.`,
        "Следите за заказом в личном кабинете или по номеру и телефону. Пока он не собран, его можно отменить.",
      ),
      p(
        `Организации получают счёт на странице заказа, условия для них собраны на странице ${a("/information/b2b-resheniya", "«Юридическим лицам»")}. Постоянные покупатели копят скидку по ${a("/information/programma-loyalnosti", "программе лояльности")}.`,
      ),
      h2("Если что-то пошло не так"),
      p(
        `Товар, который не подошёл, примем в течение 14 дней. Неисправный отремонтируем, заменим или вернём деньги, выбираете вы. Порядок описан на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}, а права и обязанности сторон в ${a("/content/offers", "публичной оферте")}.`,
      ),
      h2("Чего не делаем"),
      p(
        "Не звоним с предложениями, не подписываем на рассылки и не следим за вами в сети. Посещения считаем, только если вы разрешили. Сайт открывается даже там, где связь едва ловит. Подробнее об этом в " +
          a("/content/policy", "политике конфиденциальности") +
          ".",
      ),
      h2("Что дальше"),
      p(
        `Заказ можно оформить на сайте, по телефону или по почте; гостю помогает ${a("/order/track", "поиск заказа")}, а в личном кабинете собраны все заказы, счета и возвраты. Дальше будем делать то, о чём просите вы: ${a("/feedback", "напишите нам")}. О новом рассказываем в ${a("/news", "новостях")}.`,
      ),
    ],
    en: [
      p(
        "Verstak, which is Russian for workbench, sells tools to people who work with them: decorators, welders, electricians, garage mechanics, and anyone who has decided to put up a shelf. We write about a product what we would want to know ourselves, and leave out what we have not checked.",
      ),
      h2("How it began"),
      p(
        "The first shop opened on Stanochnaya Street in a former tool shop of a factory. What remains of it are the gate, the overhead crane and a workbench thirty metres long that gave us our name. Tools are still checked on it before they are handed over.",
      ),
      h2("Verstak today"),
      table(
        ["What", "Where"],
        ["Shops", "two in Moscow and one in Tver"],
        ["Warehouse with a counter", "Podolsk"],
        ["Pickup point", "Kaluga"],
        ["Bench to try tools on", "Tver"],
      ),
      p(
        `Addresses and hours are under ${a("/contacts", "Contacts")}. Everything we sell is in the ${a("/catalog", "catalogue")}: twelve sections, from a tape measure to a welder.`,
      ),
      h2("How we work"),
      ul(
        "Price, stock and date come first. If something is sold out, we say so.",
        "We withdraw a model that comes back more often than others and find out why.",
        "Orders are packed by two: one puts the goods in, the other checks them.",
        "You talk to people. If an assistant does not know, they ask an expert and call you back.",
      ),
      h2("Which brands we choose"),
      p(
        `The catalogue has twenty-five ${a("/brands", "brands")}: Russian, Belarusian, European, Japanese and Chinese. There is one rule: a tool must have spare parts and a workshop willing to repair it.`,
      ),
      h2("How to buy"),
      ol(
        "Find a product by its section, its brand or the search. Similar models can be compared side by side, up to four at once.",
        "Fill the basket. There is no need to sign in, and once you have, you see it on your other devices too.",
        `Place the order: collect it at a shop, have a courier bring it or send it with a freight carrier. The prices are under ${a("/information/oplata", "Payment and delivery")}.`,
        "Track the order in your account or by its number and your phone. Until it is packed, you can cancel it.",
      ),
      p(
        `Companies get an invoice on the page of the order; their terms are under ${a("/information/b2b-resheniya", "For companies")}. Regular customers earn a discount with the ${a("/information/programma-loyalnosti", "loyalty programme")}.`,
      ),
      h2("If something has gone wrong"),
      p(
        `You can return anything that does not suit you within 14 days. If something is faulty, you choose between a repair, a replacement and a refund. How it works is described under ${a("/information/vozvrat-tovara", "Returns")}, and the rights and duties of both sides in the ${a("/content/offers", "public offer")}.`,
      ),
      h2("What we do not do"),
      p(
        "We do not call with offers, sign you up for newsletters or follow you around the web. Visits are counted only if you allow it. The site opens even where the signal is weak. More about that in the " +
          a("/content/policy", "privacy policy") +
          ".",
      ),
      h2("What comes next"),
      p(
        `You can order on the site, by phone or by e-mail; guests have the ${a("/order/track", "order search")}, and your account holds all orders, invoices and returns. Tell us what you would like to see next: ${a("/feedback", "write to us")}. Read about changes in our ${a("/news", "news")}.`,
      ),
    ],
  },
};

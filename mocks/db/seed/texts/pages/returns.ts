import { a, h2, ol, p, table, ul } from "../html";
import type { Page } from "../types";

export const returns: Page = {
  kind: "information",
  slug: "vozvrat-tovara",
  name: ["Возврат товара", "Returns"],
  updatedAt: "2026-11-20T09:00:00+03:00",
  body: {
    ru: [
      p(
        "На возврат есть 14 дней со дня получения. Объяснять причину не обязательно, но если вы её назовёте, мы поправим описание, чтобы следующий покупатель не ошибся.",
      ),
      h2("Что и когда можно вернуть"),
      table(
        ["Случай", "Срок", "Что нужно"],
        ["Не подошёл или передумали", "14 дней", "товар без следов работы, упаковка, чек"],
        ["Нашли неисправность", "весь срок гарантии", "товар и чек, упаковка не обязательна"],
        ["Привезли не то или не всё", "14 дней", "звонок и фотография"],
        ["Повреждено при доставке", "сразу при курьере или в течение суток", "акт или фотографии упаковки"],
        ["Заказ ещё не получен", "в любой момент", "кнопка «Отменить заказ» в личном кабинете, звонок или письмо"],
      ),
      h2("Как вернуть"),
      ol(
        `Откройте заказ в ${a("/personal/history", "истории")} и выберите возврат: отметьте товары, причину, приложите фотографии. Или позвоните, или напишите на shop@verstak.example.`,
        "Получите номер заявки. Обычно в тот же день.",
        `Привезите товар в любой наш магазин или пункт выдачи, адреса есть в ${a("/contacts", "контактах")}. Или вызовите курьера.`,
        "Подождите, пока мы осмотрим товар: в магазине десять минут, на складе до двух дней.",
        "Получите деньги или замену.",
      ),
      h2("Когда придут деньги"),
      table(
        ["Как платили", "Срок возврата"],
        ["Наличными", "сразу, в том же магазине"],
        ["Картой", "от 3 до 10 дней, зависит от банка"],
        ["По QR-коду", "от 1 до 3 дней"],
        ["По счёту", "до 5 рабочих дней"],
      ),
      p("Сумма равна той, что в чеке, со всеми скидками. Доставку возвращаем, если виноваты мы."),
      h2("Кто платит за обратную дорогу"),
      ul(
        "Мы, если товар неисправен, повреждён или перепутан. Курьер приедет бесплатно.",
        "Вы, если товар исправен и просто не подошёл. Сдать его в магазине ничего не стоит.",
      ),
      h2("Что нельзя вернуть без причины"),
      ul(
        "кабель, шланг и плёнку, отрезанные по вашей мерке;",
        "респираторы, беруши и бельё после вскрытия упаковки;",
        "товары, сделанные по вашему проекту;",
        "инструмент и оснастку со следами работы.",
      ),
      p("Всё это принимаем, если есть неисправность."),
      h2("Инструмент сломался"),
      p(
        "Принесите его вместе с чеком, снятые детали тоже. Диагностика занимает до пяти рабочих дней. Если случай гарантийный, ремонтируем, меняем или возвращаем деньги: выбираете вы. Если нет, покажем причину, назовём цену ремонта и ничего не сделаем без вашего согласия.",
      ),
      p(
        `За десять минут и без записи можно проверить щётки и кабель на ${a("/news/tool-check-days", "днях проверки инструмента")}.`,
      ),
      h2("Организациям"),
      p(
        `Сроки те же. К товару приложите накладную и доверенность, деньги вернём на расчётный счёт или зачтём в следующий заказ. Остальное описано на странице ${a("/information/b2b-resheniya", "«Юридическим лицам»")}, правовая сторона в ${a("/content/offers", "публичной оферте")}.`,
      ),
    ],
    en: [
      p(
        "You have 14 days from receipt to return something. You do not have to say why, but if you do, we will correct the description for the next customer.",
      ),
      h2("What can be returned, and when"),
      table(
        ["Case", "Time", "What is needed"],
        ["Did not fit or changed your mind", "14 days", "the goods unused, the packaging, the receipt"],
        ["Found a fault", "during the warranty period", "the goods and the receipt; packaging is not required"],
        ["Wrong or missing goods", "14 days", "a call and a photo"],
        ["Damaged in transit", "with the courier present or within a day", "a report or photos of the packaging"],
        ["Not received yet", "at any time", "“Cancel the order” in your account, a call or an e-mail"],
      ),
      h2("How to return something"),
      ol(
        `Open the order in your ${a("/personal/history", "history")} and choose a return: mark the products and the reason, attach photos. Or call, or write to shop@verstak.example.`,
        "You get the number of your request, usually the same day.",
        `Bring the goods to any of our shops or pickup points; the addresses are under ${a("/contacts", "Contacts")}. Or ask for a courier.`,
        "Wait while we inspect them: ten minutes at a shop, up to two days at the warehouse.",
        "Take your money or the exchange.",
      ),
      h2("When the money comes"),
      table(
        ["How you paid", "How long it takes"],
        ["Cash", "at once, in the same shop"],
        ["Card", "3 to 10 days, depending on the bank"],
        ["QR code", "1 to 3 days"],
        ["Invoice", "up to 5 working days"],
      ),
      p("The sum is the one on the receipt, with all discounts. Delivery is refunded if the fault is ours."),
      h2("Who pays for return shipping"),
      ul(
        "We do if the goods are faulty, damaged or the wrong ones. The courier comes free of charge.",
        "You do if nothing is wrong and they simply did not suit. Handing them in at a shop costs nothing.",
      ),
      h2("What cannot be returned without a fault"),
      ul(
        "cable, hose and sheeting cut to your measurements;",
        "masks, earplugs and underwear once opened;",
        "goods made to your specifications;",
        "tools and accessories with traces of use.",
      ),
      p("All of these are taken back if there is a fault."),
      h2("When a tool breaks down"),
      p(
        "Bring it with the receipt and any parts you have taken off. Finding the cause takes up to five working days. If the warranty covers it, we repair, exchange or refund: the choice is yours. If not, we show you why, name the price of a repair and do nothing without your consent.",
      ),
      p(
        `Brushes and cables can be checked in ten minutes without booking at our ${a("/news/tool-check-days", "tool check days")}.`,
      ),
      h2("For companies"),
      p(
        `The deadlines are the same. Add the delivery note and a letter of authority; the money goes to your bank account or towards the next order. The rest is described under ${a("/information/b2b-resheniya", "For companies")}, the legal side in the ${a("/content/offers", "public offer")}.`,
      ),
    ],
  },
};

import { a, h2, ol, p, table, ul } from "../html";
import type { Stock } from "../types";

export const cordless18v: Stock = {
  slug: "cordless-18v",
  name: ["Аккумуляторный инструмент 18 В дешевле до 20 %", "18 V cordless tools: up to 20% off"],
  preview: [
    "Чем больше инструментов одной системы в заказе, тем выше скидка: от 10 до 20 %.",
    "The more tools of one battery system in the order, the larger the discount: from 10 to 20%.",
  ],
  body: {
    ru: [
      p(
        "Батарея на 18 В стоит заметную часть цены инструмента. Поэтому выгоднее собрать парк на одной системе: купить дрель с двумя аккумуляторами, а гайковёрт, пилу и фонарь взять без них. До конца декабря такой набор обойдётся ещё дешевле.",
      ),
      h2("Как считается скидка"),
      p(
        "Складываем все аккумуляторные инструменты, батареи и зарядные устройства на 18 В в одном заказе. Марка значения не имеет.",
      ),
      table(["Предметов в заказе", "Скидка на каждый"], ["2", "10%"], ["3", "15%"], ["4 и больше", "20%"]),
      p(
        "Пример: дрель за 12 000 ₽, винтовёрт за 9 000 ₽, батарея за 5 000 ₽ и зарядное устройство за 4 000 ₽ стоят вместе 30 000 ₽. Предметов четыре, скидка 6 000 ₽, к оплате 24 000 ₽.",
      ),
      h2("Какую ёмкость выбрать"),
      p(
        "Запас энергии считают в ватт-часах: напряжение умножают на ёмкость. Вместе с запасом растёт вес, поэтому самая большая батарея хороша не везде. Вес в таблице примерный.",
      ),
      table(
        ["Ёмкость", "Энергия", "Вес", "К чему подходит"],
        ["2 А·ч", "36 Вт·ч", "0,4 кг", "винтовёрт, работа над головой"],
        ["4 А·ч", "72 Вт·ч", "0,7 кг", "дрель, лобзик, шлифмашина"],
        ["6 А·ч", "108 Вт·ч", "0,9 кг", "гайковёрт, сабельная пила"],
        ["8 А·ч", "144 Вт·ч", "1,1 кг", "УШМ, дисковая пила"],
        ["12 А·ч", "216 Вт·ч", "1,5 кг", "перфоратор, цепная пила"],
      ),
      h2("Что проверить перед заказом"),
      ul(
        "<strong>Марку.</strong> Батареи разных марок не заменяют друг друга, хотя напряжение у них одно.",
        "<strong>Исполнение.</strong> Отметка «без АКБ» значит, что в коробке нет ни батареи, ни зарядного устройства.",
        "<strong>Ток зарядки.</strong> Батарею на 4 А·ч устройство на 2 А заполнит часа за два, на 6 А минут за сорок.",
        "<strong>Рабочий день.</strong> Если инструмент не выключается подолгу, нужны две батареи: пока одна работает, вторая заряжается.",
      ),
      h2("Как получить скидку"),
      ol(
        `Соберите все предметы в одной ${a("/basket", "корзине")} и оформите один заказ.`,
        "Напишите в комментарии к заказу, что он по акции на 18 В.",
        "Если платите картой на сайте, дождитесь подтверждения: до него стоит сумма без скидки.",
      ),
      h2("Условия"),
      ul(
        "Акция действует с 16 ноября по 31 декабря 2026 года, пока товар есть в наличии.",
        "Скидку вносит менеджер, когда подтверждает заказ, поэтому в корзине её пока не видно.",
        "Если товар уже стоит дешевле прежней цены, применяется бо́льшая из двух скидок.",
        "С промокодами акция не складывается.",
        "При возврате части заказа скидка пересчитывается по числу оставшихся предметов. Верните из примера зарядное устройство, и останется три предмета на 26 000 ₽ со скидкой 15 %: это 22 100 ₽, вернём 1 900 ₽.",
      ),
      p(
        `Не уверены, подойдёт ли батарея к вашему инструменту? Прочитайте, ${a("/news/one-battery-system", "как собрать набор на одной батарее")}, или позвоните нам: сверим по артикулу.`,
      ),
    ],
    en: [
      p(
        "An 18 V battery makes up a good part of a tool’s price. That is why it pays to stay with one system: buy the drill with two batteries, then the impact driver, the saw and the lamp without any. Until the end of December such a set costs even less.",
      ),
      h2("How the discount works"),
      p("We count all the 18 V cordless tools, batteries and chargers in one order, whatever their brand."),
      table(["Items in the order", "Off each of them"], ["2", "10%"], ["3", "15%"], ["4 or more", "20%"]),
      p(
        "An example: a drill for 12 000 ₽, an impact driver for 9 000 ₽, a battery for 5 000 ₽ and a charger for 4 000 ₽ come to 30 000 ₽. That is four items, so 6 000 ₽ come off and 24 000 ₽ are left to pay.",
      ),
      h2("Which capacity to choose"),
      p(
        "The energy in a battery is counted in watt-hours: voltage times capacity. Weight grows along with it, so the largest battery is not the best one everywhere. The weights in the table are approximate.",
      ),
      table(
        ["Capacity", "Energy", "Weight", "What it suits"],
        ["2 Ah", "36 Wh", "0.4 kg", "impact driver, work overhead"],
        ["4 Ah", "72 Wh", "0.7 kg", "drill, jigsaw, sander"],
        ["6 Ah", "108 Wh", "0.9 kg", "impact wrench, reciprocating saw"],
        ["8 Ah", "144 Wh", "1.1 kg", "angle grinder, circular saw"],
        ["12 Ah", "216 Wh", "1.5 kg", "rotary hammer, chain saw"],
      ),
      h2("What to check before ordering"),
      ul(
        "<strong>The brand.</strong> Batteries of different brands do not replace each other, although their voltage is the same.",
        "<strong>The kit.</strong> “Bare tool” means that there is neither a battery nor a charger in the box.",
        "<strong>The charging current.</strong> A 2 A charger fills 4 Ah in about two hours, a 6 A one in some forty minutes.",
        "<strong>The working day.</strong> A tool that runs for long stretches needs two batteries: one charges while the other works.",
      ),
      h2("How to get the discount"),
      ol(
        `Put all the items into one ${a("/basket", "basket")} and place a single order.`,
        "Say in the comment on the order that it belongs to the 18 V offer.",
        "If you pay by card on the site, wait for the confirmation: until then the total does not include the discount.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 16 November to 31 December 2026 while stocks last.",
        "We take the discount off when we confirm your order, so the basket does not show it yet.",
        "If an item is already reduced, the larger of the two discounts applies.",
        "The offer cannot be combined with promo codes.",
        "If you return part of the order, the discount is worked out again for the items that you keep. Return the charger of our example, and three items for 26 000 ₽ at 15% off make 22 100 ₽: you get 1 900 ₽ back.",
      ),
      p(
        `Not sure that a battery fits your tool? Read ${a("/news/one-battery-system", "how to build a set around one battery")} or give us a call: we will check it by the item number.`,
      ),
    ],
  },
  picture: "/upload/stocks/drill-battery-impact-1.jpg",
  startsAt: "2026-11-16T00:00:00+03:00",
  endsAt: "2026-12-31T23:59:59+03:00",
  choice: { sections: ["power-tools"], limit: 12, saying: "18\u00a0В" },
};

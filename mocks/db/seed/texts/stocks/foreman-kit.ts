import { h2, ol, p, ul } from "../html";
import type { Stock } from "../types";

export const foremanKit: Stock = {
  slug: "foreman-kit",
  name: ["Комплект бригадира: защита одним набором", "The foreman’s kit: protection as one set"],
  preview: [
    "Каска, очки и перчатки на каждого в бригаде. При заказе от пяти комплектов скидка 20 %.",
    "A helmet, glasses and gloves for everyone in the crew. Order five kits or more and save 20 %.",
  ],
  body: {
    ru: [
      p(
        "Собирать защиту на бригаду по одной позиции долго: то каски кончились, то перчатки не того размера. Назовите число людей и размеры, и мы соберём комплекты по именам. Каждый придёт в отдельном пакете.",
      ),
      h2("Что входит"),
      ul(
        "каска с храповиком, цвет на выбор;",
        "очки закрытые или открытые;",
        "три пары перчаток нужного размера;",
        "беруши на месяц работы.",
      ),
      p("Состав можно менять: добавить щиток, полумаску или сигнальный жилет. Скидка считается по итоговому составу."),
      h2("Как заказать"),
      ol(
        "Положите в корзину один комплект, чтобы увидеть цену.",
        "Позвоните или напишите нам, назовите число комплектов и размеры.",
        "Получите счёт со скидкой в течение рабочего дня.",
      ),
      h2("Условия"),
      ul(
        "Акция действует с 26 октября 2026 года по 31 марта 2027 года.",
        "Комплектом считаются не меньше трёх разных средств защиты на одного человека.",
        "Скидка 10 % от трёх комплектов, 20 % от пяти.",
        "Размеры можно обменять в течение 14 дней, если упаковка цела.",
      ),
    ],
    en: [
      p(
        "Kitting out a crew item by item takes for ever: either the helmets have run out or the gloves are the wrong size. Tell us how many people and which sizes, and we will pack a kit for each of them by name, every one in a bag of its own.",
      ),
      h2("What is in it"),
      ul(
        "a helmet with a ratchet, the colour is yours to choose;",
        "safety glasses or sealed goggles;",
        "three pairs of gloves in the right size;",
        "earplugs for a month of work.",
      ),
      p(
        "The kit can be changed: add a face shield, a half mask or a hi-vis vest. The discount goes by what you end up with.",
      ),
      h2("How to order"),
      ol(
        "Put one kit into the basket to see what it costs.",
        "Call or write to us with the number of kits and the sizes.",
        "You will have an invoice with the discount within a working day.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 26 October 2026 to 31 March 2027.",
        "A kit is at least three different items of protection for one person.",
        "The discount is 10 % from three kits and 20 % from five.",
        "Sizes can be exchanged within 14 days if the packaging is intact.",
      ),
    ],
  },
  picture: "/upload/stocks/helmet-glasses-gloves-4.jpg",
  startsAt: "2026-10-26T00:00:00+03:00",
  endsAt: "2027-03-31T23:59:59+03:00",
  choice: { sections: ["head", "gloves", "breathing", "hi-vis-vests"], limit: 12 },
};

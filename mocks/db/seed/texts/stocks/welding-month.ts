import { a, h2, p, ul } from "../html";
import type { Stock } from "../types";

export const weldingMonth: Stock = {
  slug: "welding-month",
  name: ["Месяц сварки: маска к аппарату за полцены", "Welding month: a mask at half price"],
  preview: [
    "Весь октябрь к любому сварочному аппарату можно было взять маску с половинной скидкой.",
    "All through October every welder came with the right to a mask at half its price.",
  ],
  body: {
    ru: [
      p(
        "Акция завершилась 31 октября. Если вы заказали аппарат до этого дня и ещё не получили его, условия для вас сохраняются: цена маски зафиксирована в подтверждении заказа.",
      ),
      h2("Что было в акции"),
      ul(
        "инверторы для ручной сварки, полуавтоматы и аппараты аргонодуговой сварки;",
        "маски с автоматическим светофильтром любой марки, одна к каждому аппарату;",
        "пачка электродов 3 мм к инверторам.",
      ),
      h2("Условия"),
      ul(
        "Акция действовала с 5 по 31 октября 2026 года.",
        "При возврате аппарата маска оплачивается полностью или возвращается вместе с ним.",
        "Гарантия на маску считается со дня получения.",
      ),
      p(
        `О том, чем отличаются светофильтры, читайте в статье ${a("/news/welding-filter", "«Маска-хамелеон: что значат четыре цифры»")}. Действующие предложения собраны на странице ${a("/stocks", "акций")}.`,
      ),
    ],
    en: [
      p(
        "The offer ended on 31 October. If you ordered a welder before that day and have not received it yet, the terms still hold for you: the price of the mask is fixed in the confirmation of your order.",
      ),
      h2("What it covered"),
      ul(
        "inverter welders, semi-automatic welders and TIG welders;",
        "auto-darkening masks of any brand, one with each welder;",
        "a pack of 3 mm electrodes with inverters.",
      ),
      h2("Terms"),
      ul(
        "The offer ran from 5 to 31 October 2026.",
        "If the welder is returned, the mask is either paid for in full or returned with it.",
        "The guarantee for the mask counts from the day you receive it.",
      ),
      p(
        `How filters differ is the subject of ${a("/news/welding-filter", "“Auto-darkening masks: what the four digits mean”")}. The offers that are on now are listed under ${a("/stocks", "Promotions")}.`,
      ),
    ],
  },
  picture: "/upload/stocks/weldmask-gloves-7.jpg",
  startsAt: "2026-10-05T00:00:00+03:00",
  endsAt: "2026-10-31T23:59:59+03:00",
  choice: { sections: ["welding"], limit: 10 },
};

import { a, h2, p, ul } from "../html";
import type { Stock } from "../types";

export const cleanWorkshop: Stock = {
  slug: "clean-workshop",
  name: ["Чистый цех: мешки к пылесосу в подарок", "A clean workshop: dust bags with every vacuum"],
  preview: [
    "К каждому строительному пылесосу добавим десять мешков и запасной фильтр.",
    "Every construction vacuum comes with ten dust bags and a spare filter.",
  ],
  body: {
    ru: [
      p(
        "Пыль от бетона и гипса не видно, пока она не осядет на станках. Пылесос, который включается вместе с инструментом, убирает её там, где она появляется. Чтобы он не остановился через неделю из-за полного мешка, кладём расходники сразу.",
      ),
      h2("Что получаете"),
      ul(
        "десять мешков, которые подходят к вашей модели;",
        "один складчатый фильтр;",
        "переходник на патрубок инструмента, если он нужен.",
      ),
      p(
        `Мойки, щётки и чистящие средства ищите в разделе ${a("/catalog/cleaning", "«Уборка и пылеудаление»")}: на часть из них цена тоже снижена.`,
      ),
      h2("Условия"),
      ul(
        "Акция действует с 12 октября по 31 декабря 2026 года.",
        "Подарок полагается к строительным пылесосам и пылеудаляющим аппаратам, не к аккумуляторным.",
        "Один подарок на один пылесос, заменить его деньгами нельзя.",
        "Если пылесос возвращаете, верните и нераспечатанные мешки.",
      ),
    ],
    en: [
      p(
        "You do not see the dust of concrete and plaster until it has settled on the machines. A vacuum that starts together with the tool takes it away where it is made. So that a full bag does not stop it within a week, we put the supplies in right away.",
      ),
      h2("What you get"),
      ul(
        "ten bags that fit your model;",
        "one pleated filter;",
        "an adapter for the tool’s outlet where one is needed.",
      ),
      p(
        `Pressure washers, brooms and cleaners are in ${a("/catalog/cleaning", "Cleaning and dust removal")}; some of them are reduced as well.`,
      ),
      h2("Terms"),
      ul(
        "The offer runs from 12 October to 31 December 2026.",
        "The gift goes with construction vacuums and dust extractors, not with cordless ones.",
        "One gift for one vacuum; it cannot be exchanged for money.",
        "If you return the vacuum, please return the unopened bags with it.",
      ),
    ],
  },
  picture: "/upload/stocks/vacuum-toolbox-5.jpg",
  startsAt: "2026-10-12T00:00:00+03:00",
  endsAt: "2026-12-31T23:59:59+03:00",
  choice: { sections: ["cleaning"], limit: 10 },
};

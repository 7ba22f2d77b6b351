import { a, h2, ol, p, table, ul } from "../html";
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
      h2("Какой класс нужен"),
      p(
        "Класс говорит, какую долю мелкой пыли пылесос выпускает обратно в воздух. Чем вреднее пыль, тем меньше эта доля.",
      ),
      table(
        ["Класс", "Пропускает", "Для какой пыли"],
        ["L", "до 1 %", "земля, бытовой мусор, гипсокартон"],
        ["M", "до 0,1 %", "дерево, бетон, кирпич, шпаклёвка, краска"],
        ["H", "до 0,005 %", "плесень, свинец, канцерогены"],
      ),
      p(
        `Для ремонта и мастерской почти всегда нужен класс M. Он есть у ${a("/catalog/cleaning/vacuums/dust-extractors", "пылеудаляющих аппаратов")}: они сами стряхивают фильтр и сообщают, когда тяга упала. Если пылесос нужен для стружки и воды, хватит строительного на 20–30 л.`,
      ),
      h2("Как не пустить пыль в комнату"),
      ul(
        "<strong>Включайте отсос до инструмента,</strong> а выключайте через несколько секунд после него: в шланге остаётся пыль.",
        "<strong>Берите короткий шланг.</strong> Три метра диаметром 35 мм тянут заметно лучше пяти метров диаметром 27 мм.",
        "<strong>Сухую пыль собирайте с мешком,</strong> воду без мешка и с мокрым фильтром.",
        "<strong>Не включайте в розетку пылесоса больше,</strong> чем на ней написано: ток инструмента и мотора складывается.",
        "<strong>Горячие искры</strong> от УШМ в мешок не отправляйте, он тлеет незаметно.",
      ),
      h2("На сколько хватит десяти мешков"),
      p(
        "Мешок на 30 л наполняют на две трети, дальше тяга падает. Двадцать литров гипсовой пыли весят около 15 кг, столько даёт шлифовка трёх-четырёх комнат. Штробление бетона наполняет мешок за день. Если отделка даёт мешок в неделю, десяти хватит больше чем на два месяца, при штроблении на две рабочие недели.",
      ),
      p(
        "Складчатый фильтр чистят, когда тяга не возвращается и с новым мешком. Стряхните пыль на улице, моющийся промойте водой и сушите сутки при комнатной температуре. Если складка порвалась, меняйте сразу.",
      ),
      h2("Как получить подарок"),
      ol(
        "Закажите пылесос на сайте или в магазине, сами мешки в корзину класть не нужно.",
        "Менеджер при подтверждении заказа сверит модель и добавит к ней мешки и фильтр.",
        "Проверьте их при получении: в мешке другого размера горловина не сядет на патрубок.",
      ),
      h2("Условия"),
      ul(
        "Акция действует с 12 октября по 31 декабря 2026 года.",
        "Подарок полагается к строительным пылесосам и пылеудаляющим аппаратам, не к аккумуляторным. Мешки и фильтры в списке товаров показаны как запас.",
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
      h2("Which class it takes"),
      p(
        "The class tells what share of the fine dust a vacuum lets back into the air. The more harmful the dust, the smaller that share must be.",
      ),
      table(
        ["Class", "Lets through", "For which dust"],
        ["L", "up to 1%", "soil, household dirt, plasterboard"],
        ["M", "up to 0.1%", "wood, concrete, brick, filler, paint"],
        ["H", "up to 0.005%", "mould, lead, carcinogens"],
      ),
      p(
        `Decorating and workshops nearly always call for class M. ${a("/catalog/cleaning/vacuums/dust-extractors", "Dust extractors")} have it: they shake their filter by themselves and report when the suction drops. If the vacuum is for shavings and water, a construction one of 20–30 l will do.`,
      ),
      h2("How to keep dust from spreading"),
      ul(
        "<strong>Start the vacuum before the tool</strong> and stop it some seconds after: dust remains in the hose.",
        "<strong>Take a short hose.</strong> Three metres of 35 mm pull better than five of 27 mm.",
        "<strong>Collect dry dust with a bag,</strong> water without a bag and with a wet filter.",
        "<strong>Do not load the vacuum’s socket</strong> beyond what is written on it: the currents of tool and motor add up.",
        "<strong>Keep hot sparks</strong> of a grinder out of the bag, it smoulders unseen.",
      ),
      h2("How long ten bags last"),
      p(
        "A bag of 30 l is filled to two thirds, beyond that the suction falls. Twenty litres of plaster dust weigh about 15 kg, which is what sanding three or four rooms gives. Chasing concrete fills a bag in a day. If decorating makes a bag a week, ten last for more than two months; with chasing it is two working weeks.",
      ),
      p(
        "Clean the pleated filter when the suction does not come back with a new bag. Shake it out outdoors, rinse a washable one and dry it for a day indoors. If a pleat is torn, replace it at once.",
      ),
      h2("How to get the gift"),
      ol(
        "Order the vacuum on the site or at a shop; the bags need not go into the basket.",
        "Confirming the order, the manager checks the model and adds its bags and filter.",
        "Check them on receipt: the collar of a bag of another size does not sit on the inlet.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 12 October to 31 December 2026.",
        "The gift goes with construction vacuums and dust extractors, not with cordless ones. Bags and filters are listed as spares.",
        "One gift for one vacuum; it is not exchanged for money.",
        "If you return the vacuum, please return the unopened bags with it.",
      ),
    ],
  },
  picture: "/upload/stocks/vacuum-toolbox-5.jpg",
  startsAt: "2026-10-12T00:00:00+03:00",
  endsAt: "2026-12-31T23:59:59+03:00",
  choice: { sections: ["construction-vacuums", "dust-extractors", "vacuum-parts"], limit: 10 },
};

import { a, h2, ol, p, table, ul } from "../html";
import type { Stock } from "../types";

export const foremanKit: Stock = {
  slug: "foreman-kit",
  name: ["Комплект бригадира: защита одним набором", "The foreman’s kit: protection as one set"],
  preview: [
    "Каска, очки и перчатки на каждого в бригаде. При заказе от пяти комплектов скидка 20 %.",
    "A helmet, glasses and gloves for everyone in the crew. Order five kits or more and save 20%.",
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
      h2("Что кому подойдёт"),
      ul(
        "<strong>Каменщику и бетонщику</strong> нужны закрытые очки и перчатки с латексом в два слоя.",
        "<strong>Электрику</strong> берите каску класса до 1000 В, без вентиляции. Диэлектрических перчаток она не заменяет.",
        "<strong>Резчику</strong> поверх очков добавьте щиток, а вместо берушей наушники от 27 дБ.",
        "<strong>Маляру</strong> нужна полумаска с фильтрами от паров: респиратор от пыли растворитель не держит.",
        "<strong>Тем, кто работает у техники,</strong> положим сигнальный жилет.",
      ),
      p(
        `По цвету каски удобно отличать своих: белая у бригадира, оранжевые у остальных. Все модели показаны в разделе ${a("/catalog/workwear/head/helmets", "«Защитные каски»")}.`,
      ),
      h2("Как снять размер перчаток"),
      p(
        "Обхватите рулеткой ладонь у основания пальцев, без большого, и измерьте длину от запястья до кончика среднего. Если числа попали в разные строки, берите больший размер.",
      ),
      table(
        ["Размер", "Обхват ладони", "Длина кисти"],
        ["7", "178 мм", "171 мм"],
        ["8", "203 мм", "182 мм"],
        ["9", "229 мм", "192 мм"],
        ["10", "254 мм", "204 мм"],
        ["11", "279 мм", "215 мм"],
      ),
      h2("Когда менять"),
      ul(
        "Каску меняют после любого сильного удара, даже если трещин нет, и по сроку из памятки.",
        "Очки заменяют, когда царапины мешают видеть.",
        "Перчатки служат до первой дыры: заклеенные не защищают.",
        "Одноразовые беруши выбрасывают после смены.",
      ),
      p(
        `Если в работе есть пыль, добавьте респиратор. Какой класс нужен для бетона, а какой для дерева, сказано в статье ${a("/news/respirator-classes", "о FFP1, FFP2 и FFP3")}.`,
      ),
      h2("Как заказать"),
      ol(
        "Положите в корзину один комплект, чтобы увидеть цену. Перчатки с покрытием продаются упаковками от десяти пар, в комплект мы отсчитаем три.",
        `Позвоните или напишите нам, назовите число комплектов и размеры. Телефоны есть в ${a("/contacts", "контактах")}.`,
        "Получите счёт со скидкой в течение рабочего дня.",
      ),
      p(
        "Пример: комплект стоит 2 400 ₽, в бригаде шесть человек. Вместе это 14 400 ₽, скидка 20 % составит 2 880 ₽, к оплате 11 520 ₽.",
      ),
      h2("Условия"),
      ul(
        "Акция действует с 26 октября 2026 года по 31 марта 2027 года.",
        "Комплектом считаются не меньше трёх разных средств защиты на одного человека.",
        "Скидка 10 % от трёх комплектов, 20 % от пяти.",
        "Размеры можно обменять в течение 14 дней, если упаковка цела.",
        "Респираторы и беруши после вскрытия упаковки принимаем только с неисправностью.",
      ),
    ],
    en: [
      p(
        "Kitting out a crew item by item takes forever: either the helmets have run out or the gloves are the wrong size. Tell us how many people and which sizes, and we will pack kits by name, each in its own bag.",
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
      h2("What suits whom"),
      ul(
        "<strong>Bricklayers and concreters</strong> need goggles and gloves with a double latex coating.",
        "<strong>Electricians</strong> take a helmet of the class up to 1000 V, without vents. It is no substitute for insulating gloves.",
        "<strong>Those who cut</strong> add a face shield over the glasses, and ear-muffs from 27 dB instead of plugs.",
        "<strong>Painters</strong> need a half mask with vapour filters: a dust mask does not stop solvents.",
        "<strong>Those who work near machines</strong> get a hi-vis vest.",
      ),
      p(
        `Colours tell people apart: white for the foreman, orange for the rest. All models are under ${a("/catalog/workwear/head/helmets", "Safety helmets")}.`,
      ),
      h2("How to find the glove size"),
      p(
        "Put a tape round the palm at the base of the fingers, without the thumb, and measure from the wrist to the tip of the middle finger. If they fall into different rows, take the larger.",
      ),
      table(
        ["Size", "Round the palm", "Length of the hand"],
        ["7", "178 mm", "171 mm"],
        ["8", "203 mm", "182 mm"],
        ["9", "229 mm", "192 mm"],
        ["10", "254 mm", "204 mm"],
        ["11", "279 mm", "215 mm"],
      ),
      h2("When to replace"),
      ul(
        "A helmet goes after any hard knock, even without a crack, and by the date in its leaflet.",
        "Glasses go when scratches get in the way of seeing.",
        "Gloves last until the first hole: mended ones do not protect.",
        "Disposable earplugs are thrown away after the shift.",
      ),
      p(
        `If the work is dusty, add a respirator. The classes for concrete and for wood are in our article ${a("/news/respirator-classes", "on FFP1, FFP2 and FFP3")}.`,
      ),
      h2("How to order"),
      ol(
        "Put one kit into the basket to see what it costs. Coated gloves come in packs of ten pairs or more; a kit has three.",
        `Call or write to us with the number of kits and the sizes; see ${a("/contacts", "Contacts")}.`,
        "You will get an invoice with the discount within a working day.",
      ),
      p(
        "An example: for a crew of six, kits at 2 400 ₽ come to 14 400 ₽, 20% off is 2 880 ₽, and 11 520 ₽ are left to pay.",
      ),
      h2("Terms"),
      ul(
        "The offer runs from 26 October 2026 to 31 March 2027.",
        "A kit is at least three different items of protection for one person.",
        "The discount is 10% from three kits and 20% from five.",
        "Sizes can be exchanged within 14 days if the packaging is intact.",
        "Respirators and earplugs are taken back once opened only if they are faulty.",
      ),
    ],
  },
  picture: "/upload/stocks/helmet-glasses-gloves-4.jpg",
  startsAt: "2026-10-26T00:00:00+03:00",
  endsAt: "2027-03-31T23:59:59+03:00",
  choice: { sections: ["head", "gloves", "breathing", "hi-vis-vests"], limit: 12 },
};

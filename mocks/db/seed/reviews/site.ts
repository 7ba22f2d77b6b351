import type { TradeTexts } from "./types";

/** Спецодежда и защита. */
export const workwear: TradeTexts = {
  pros: [
    ["Сел по размеру", "True to size"],
    ["Не мешает двигаться", "Does not restrict movement"],
    ["Плотный материал, ровные швы", "Dense material, even seams"],
    ["За смену не натирает", "Does not chafe during a shift"],
  ],
  cons: [
    ["Первые дни жестковато", "Stiff for the first few days"],
    ["Летом жарко", "Hot in summer"],
    ["Светлое быстро пачкается", "Light colours get dirty quickly"],
  ],
  five: [
    [
      "Отходил сезон на стройке, швы целы, цвет не выгорел. Заказал второй комплект.",
      "One season on a building site: the seams are intact and the colour has not faded. Ordered a second one.",
    ],
    [
      "Размер совпал с таблицей, даже на мою нестандартную фигуру. Двигаться удобно.",
      "The size matches the table, even for my unusual build. Comfortable to move in.",
    ],
    [
      "Закупили на бригаду в двенадцать человек, через два месяца ни одной замены.",
      "Bought for a crew of twelve, and not one replacement in two months.",
    ],
    ["Проверено на морозе и под дождём: держит.", "Tested in frost and rain: it holds."],
  ],
  four: [
    ["Хорошая вещь, но первые два дня привыкал.", "A good thing, but it took me two days to get used to it."],
    ["Качество хорошее, выбор цветов маловат.", "Good quality, few colours."],
    [
      "Сидит отлично. Звезду снял за долгую доставку нужного размера.",
      "Fits perfectly. One star off because my size took a while to arrive.",
    ],
  ],
  three: [
    ["На сезон хватит, дольше вряд ли.", "Good for a season, hardly longer."],
    ["Маломерит, берите на размер больше.", "Runs small, take one size up."],
  ],
  low: [
    ["Не подошёл размер, вернули деньги без вопросов.", "The wrong size for me. Refunded without questions."],
    ["Нитки торчали из шва уже в пакете.", "Threads were sticking out of a seam before I unpacked it."],
  ],
  questions: [
    {
      question: ["Как выбрать размер, если я между двумя?", "Which size if I am between two?"],
      answer: [
        "Берите больший: под рабочую одежду обычно надевают ещё слой.",
        "Take the larger one: there is usually another layer underneath.",
      ],
    },
    {
      question: ["Можно ли примерить в магазине?", "Can I try it on at the shop?"],
      answer: [
        "Да, закажите самовывоз: примерите при получении и оставите, если не подойдёт.",
        "Yes, order pick-up: try it on when you collect it and leave it if it does not fit.",
      ],
    },
  ],
};

/** Свет и электрика. */
export const electrics: TradeTexts = {
  pros: [
    ["Сделано аккуратно, контакты плотные", "Neatly made, tight contacts"],
    ["Соответствует заявленным параметрам", "Meets the stated figures"],
    ["Удобно монтировать", "Easy to install"],
    ["Не греется", "Does not heat up"],
  ],
  cons: [
    ["Крепёж в комплект не входит", "No fixings included"],
    ["Маркировка мелкая", "The marking is small"],
    ["Хотелось бы провод подлиннее", "The cable could be longer"],
  ],
  five: [
    [
      "Ставил в доме сам, хватило инструкции. Полгода работает, контакты холодные.",
      "Installed it at home myself, the manual was enough. Half a year later the contacts are cold.",
    ],
    [
      "Электрик похвалил выбор, это дорогого стоит. Параметры проверили прибором, совпали.",
      "My electrician praised the choice, and that means something. We measured: the figures are right.",
    ],
    [
      "Работает на стройке под навесом, пыль и сырость нипочём.",
      "In use on a site under a canopy, dust and damp do not matter.",
    ],
    [
      "Беру на все объекты: проблем с приёмкой не было ни разу.",
      "I use it on every job: never a problem with acceptance.",
    ],
  ],
  four: [
    ["Хорошо, но корпус маркий.", "Good, but the housing shows every mark."],
    ["Всё работает. Инструкцию бы подробнее.", "Everything works. The manual could say more."],
    ["Доволен, только упаковка открывалась с трудом.", "Happy, though the packaging was hard to open."],
  ],
  three: [
    ["Свою задачу выполняет, не более.", "Does its job, no more."],
    ["Пластик тонковат, аккуратнее при монтаже.", "The plastic is thin, be careful when fitting it."],
  ],
  low: [
    ["Пришло с трещиной в корпусе, заменили.", "The housing was cracked. It was replaced."],
    ["Не хватило длины, пришлось докупать.", "Not long enough, I had to buy more."],
  ],
  questions: [
    {
      question: ["Можно ставить на улице?", "Can it be used outdoors?"],
      answer: [
        "Смотрите степень защиты: для улицы нужна IP44 и выше.",
        "Check the protection class: outdoors you need IP44 or higher.",
      ],
    },
    {
      question: ["Есть ли сертификат?", "Is there a certificate?"],
      answer: [
        "Да, пришлём копию по запросу или вместе с заказом.",
        "Yes, we send a copy on request or with the order.",
      ],
    },
  ],
};

/** Лестницы и подмости. */
export const ladders: TradeTexts = {
  pros: [
    ["Стоит устойчиво, не шатается", "Stands firm, does not wobble"],
    ["Лёгкая, переношу одной рукой", "Light, I carry it in one hand"],
    ["Замки защёлкиваются чётко", "The locks click in clearly"],
    ["Помещается в багажник", "Fits in the boot"],
  ],
  cons: [
    ["Заглушки на ножках сидят туго", "The feet caps are tight"],
    ["Доставка до двери стоит отдельно", "Delivery to the door costs extra"],
    ["Наклейка плохо отходит", "The sticker is hard to remove"],
  ],
  five: [
    [
      "Вешу под сто килограммов, стою спокойно. Красил фасад неделю, доверие полное.",
      "I weigh almost a hundred kilos and stand calmly. Painted a facade for a week and trust it completely.",
    ],
    [
      "Раскладывается за секунды, замки надёжные. Дома живёт за дверью и не мешает.",
      "Unfolds in seconds, reliable locks. At home it lives behind a door and is in nobody's way.",
    ],
    [
      "Взяли в управляющую компанию, пользуются все. Ничего не разболталось.",
      "Bought for a property company, everybody uses it. Nothing has come loose.",
    ],
    [
      "Сравнил с соседской за вдвое большие деньги: разницы не нашёл.",
      "Compared with my neighbour's at twice the price: no difference.",
    ],
  ],
  four: [
    ["Крепкая, но ступени узковаты для долгой работы.", "Sturdy, though the steps are narrow for long work."],
    ["Хорошая покупка. Ножки на плитке лучше подложить.", "A good buy. Put something under the feet on tiles."],
    ["Устойчивая, чуть тяжелее, чем ждала.", "Stable, a little heavier than I expected."],
  ],
  three: [
    ["Для дома пойдёт, для стройки легковата.", "Fine for home, too light for a building site."],
    ["Немного играет на верхней ступени.", "It moves a little on the top step."],
  ],
  low: [
    ["Пришла с погнутой стойкой, обменяли через три дня.", "A bent stile. Exchanged three days later."],
    ["Длиннее, чем казалось, не влезла в лифт.", "Longer than it seemed, it did not fit in the lift."],
  ],
  questions: [
    {
      question: ["Какой вес выдерживает?", "What load does it take?"],
      answer: [
        "Допустимая нагрузка указана в характеристиках, она включает человека с инструментом.",
        "The permitted load is in the specification. It includes the person and the tools.",
      ],
    },
    {
      question: ["Можно ли работать у линии электропередачи?", "Can I work near a power line?"],
      answer: [
        "Только с диэлектрической лестницей и по наряду. Алюминиевую использовать нельзя.",
        "Only with an insulated ladder and a permit. Do not use an aluminium one.",
      ],
    },
  ],
};

/** Малярный инструмент. */
export const painting: TradeTexts = {
  pros: [
    ["Ложится ровно, без полос", "Goes on evenly, no stripes"],
    ["Легко отмывается", "Washes out easily"],
    ["Не оставляет ворса", "Leaves no lint"],
    ["Ручка удобная", "A comfortable handle"],
  ],
  cons: [
    ["Перед работой надо промыть", "Needs rinsing before use"],
    ["Хватает на пару комнат", "Lasts for a couple of rooms"],
    ["Нет крышки", "No lid"],
  ],
  five: [
    [
      "Делала ремонт сама, первый раз в жизни. Получилось ровно, мастер потом не поверил.",
      "I redecorated by myself for the first time. It came out even; the decorator did not believe me.",
    ],
    [
      "Маляры на объекте просят именно такой. Беру коробками.",
      "The painters on site ask for exactly this one. I buy it by the box.",
    ],
    [
      "После трёх помывок как новый, а прежние я выбрасывал после первой.",
      "Like new after three washes; I used to throw the others away after the first.",
    ],
    [
      "За свою цену отлично. Потолок в два слоя без подтёков.",
      "Excellent for the price. A ceiling in two coats, no drips.",
    ],
  ],
  four: [
    [
      "Хорошо, но в первый раз пришлось выбрать пару ворсинок.",
      "Good, though I had to pick out a few hairs the first time.",
    ],
    ["Удобно. Размер чуть меньше, чем представляла.", "Handy. A little smaller than I imagined."],
    ["Доволен, буду брать ещё, только пошире.", "Happy, I will buy another, but wider."],
  ],
  three: [
    ["На один ремонт хватило, и ладно.", "Enough for one job, fair enough."],
    ["Для густой краски не очень.", "Not great for thick paint."],
  ],
  low: [
    ["Ворс полез сразу, пришлось перекрашивать.", "It shed at once, and I had to repaint."],
    ["Пришло мятым.", "It arrived crumpled."],
  ],
  questions: [
    {
      question: ["Подойдёт для водной краски?", "Can I use it with water-based paint?"],
      answer: [
        "Да. После работы промойте тёплой водой с мылом и высушите, не складывая.",
        "Yes. Wash it with warm soapy water afterwards and let it dry flat.",
      ],
    },
    {
      question: ["На сколько квадратных метров хватит?", "How many square metres will it do?"],
      answer: [
        "Обычно на 60–80 м² стен, зависит от поверхности.",
        "Usually 60–80 m² of wall, depending on the surface.",
      ],
    },
  ],
};

/** Хранение. */
export const storage: TradeTexts = {
  pros: [
    ["Вмещает больше, чем кажется", "Holds more than it seems"],
    ["Крепкий, не прогибается", "Sturdy, does not sag"],
    ["Замки и петли надёжные", "Reliable latches and hinges"],
    ["Всё на своих местах", "Everything in its place"],
  ],
  cons: [
    ["Собирать лучше вдвоём", "Better put together by two"],
    ["Разделителей могло быть больше", "Could have more dividers"],
    ["Пахло пластиком первые дни", "Smelled of plastic for the first days"],
  ],
  five: [
    [
      "Навёл порядок в гараже за выходные. Всё подписал, теперь нахожу за минуту.",
      "Tidied the garage in a weekend. Everything is labelled, and I find it in a minute.",
    ],
    [
      "Вожу с собой каждый день по объектам, ручка и замки целы.",
      "I take it to sites every day; the handle and latches are intact.",
    ],
    [
      "Нагрузили с запасом, стоит ровно. Металл толстый, покраска без подтёков.",
      "Loaded it well beyond need and it stands straight. Thick metal, even paint.",
    ],
    ["Взяла мужу, сказал: наконец-то нормальная вещь.", "Bought it for my husband. He said: a proper one at last."],
  ],
  four: [
    ["Удобно, но крышка закрывается с усилием.", "Handy, but the lid needs some force."],
    ["Хорошее место для мелочи. Собрал за полчаса.", "A good place for small things. Assembled in half an hour."],
    ["Доволен, только цвет темнее, чем на экране.", "Happy, though the colour is darker than on the screen."],
  ],
  three: [
    ["Нормально, если не перегружать.", "All right if you do not overload it."],
    ["Тонковато, но за эту цену ожидаемо.", "A bit thin, but that is to be expected at this price."],
  ],
  low: [
    ["Не хватало двух винтов, прислали через неделю.", "Two screws were missing; they sent them a week later."],
    ["Защёлка сломалась на второй день, заменили.", "A latch broke on the second day. It was replaced."],
  ],
  questions: [
    {
      question: ["Какая нагрузка допустима?", "What load is allowed?"],
      answer: [
        "Она указана в характеристиках при равномерном распределении веса.",
        "It is in the specification, for an evenly spread weight.",
      ],
    },
    {
      question: ["Приходит собранным?", "Does it come assembled?"],
      answer: [
        "Крупные изделия в разобранном виде, крепёж и схема в коробке. Остальное готово к работе.",
        "Large pieces come in parts, with fixings and a plan in the box. The rest is ready to use.",
      ],
    },
  ],
};

/** Уборка и пылеудаление. */
export const cleaning: TradeTexts = {
  pros: [
    ["Убирает с первого раза", "Cleans at the first go"],
    ["Пыль не летит", "No flying dust"],
    ["Просто обслуживать", "Easy to maintain"],
    ["Выдержало стройку", "Survived a building site"],
  ],
  cons: [
    ["Быстро забивается на мелкой пыли", "Clogs quickly with fine dust"],
    ["Занимает место", "Takes up space"],
    ["Запасные части лучше взять сразу", "Better buy spares at once"],
  ],
  five: [
    [
      "После штробления убрал комнату за двадцать минут, соседи даже не заметили.",
      "Cleaned a room after chasing walls in twenty minutes; the neighbours did not notice.",
    ],
    [
      "В мастерской наконец можно дышать. Жалею, что не взял раньше.",
      "You can breathe in the workshop at last. I should have bought it earlier.",
    ],
    ["Подошло к моему аппарату идеально, хотя я сомневался.", "Fitted my machine perfectly, although I had doubts."],
    ["Беру регулярно, качество одно и то же.", "I order it regularly, and the quality is always the same."],
  ],
  four: [
    ["Убирает хорошо, но шумит.", "Cleans well, but it is noisy."],
    ["Хорошая вещь, хотелось бы длиннее.", "A good thing, it could be longer."],
    ["Справляется. Инструкция слишком короткая.", "It copes. The manual is too short."],
  ],
  three: [
    ["Для квартиры отлично, для стройки на троечку.", "Excellent for a flat, so-so for a building site."],
    ["Расход больше, чем обещали.", "Uses more than promised."],
  ],
  low: [
    ["Пришло с дыркой, заменили по фото.", "It had a hole. Replaced after I sent a photo."],
    ["Не подошло к моей модели, вернул.", "Did not fit my model, I returned it."],
  ],
  questions: [
    {
      question: ["Можно собирать воду?", "Can it pick up water?"],
      answer: [
        "Если в характеристиках указана сухая и влажная уборка, то да, без мешка.",
        "Yes, without a bag, if the specification says wet and dry.",
      ],
    },
    {
      question: ["Как часто менять?", "How often does it need replacing?"],
      answer: [
        "При работе каждый день раз в месяц, дома раз в полгода.",
        "Once a month in daily use, every six months at home.",
      ],
    },
  ],
};

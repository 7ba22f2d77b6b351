import type { TradeTexts } from "./types";

/** Спецодежда и защита. */
export const workwear: TradeTexts = {
  pros: [
    ["Размер совпал", "True to size"],
    ["Не мешает двигаться", "Does not restrict movement"],
    ["Хороший материал, сделано ровно", "Good material, evenly made"],
    ["За смену не натирает", "Does not chafe during a shift"],
  ],
  cons: [
    ["Первые дни жестковато", "Stiff for the first few days"],
    ["Летом жарко", "Hot in summer"],
    ["Светлое быстро пачкается", "Light colours get dirty quickly"],
  ],
  five: [
    [
      "Сезон на стройке позади: всё цело, цвет не выгорел. Буду брать ещё.",
      "One season on a building site: all in one piece, and the colour has not faded. I will buy it again.",
    ],
    [
      "Размер совпал с указанным, подгонка понятная. Работать удобно.",
      "The size is as stated and the fit is easy to adjust. Comfortable to work in.",
    ],
    [
      "Закупили на бригаду в двенадцать человек, через два месяца ни одной замены.",
      "Bought for a crew of twelve, and not one replacement in two months.",
    ],
    ["Проверено на морозе и под дождём: работе не мешает.", "Tested in frost and rain: it never got in the way."],
  ],
  four: [
    ["Хорошая вещь, но первые два дня нужно привыкнуть.", "A good thing, but it takes two days to get used to."],
    ["Качество хорошее, выбор цветов маловат.", "Good quality, few colours."],
    [
      "Сидит отлично. Минус звезда: нужный размер ехал долго.",
      "Fits perfectly. One star off because my size took a while to arrive.",
    ],
  ],
  three: [
    ["На сезон хватит, дольше вряд ли.", "Good for a season, hardly longer."],
    ["Маломерит, берите на размер больше.", "Runs small, take one size up."],
  ],
  low: [
    ["Не подошёл размер, вернули деньги без вопросов.", "The wrong size for me. Refunded without questions."],
    [
      "Пришло с браком: царапины и неровный край. Обменяли.",
      "Arrived faulty: scratches and an uneven edge. Exchanged.",
    ],
  ],
  questions: [
    {
      question: ["Как выбрать размер, если я между двумя?", "Which size if I am between two?"],
      answer: [
        "Берите больший: под низ обычно надевают ещё слой, а остальное решает подгонка.",
        "Take the larger one: there is usually another layer underneath, and the rest can be adjusted.",
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
    ["Сделано аккуратно", "Neatly made"],
    ["Соответствует заявленным параметрам", "Meets the stated figures"],
    ["Легко разобраться", "Easy to understand"],
    ["Ничего лишнего", "Nothing superfluous"],
  ],
  cons: [
    ["Коробка великовата", "The box is too big"],
    ["Маркировка мелкая", "The marking is small"],
    ["Выбор вариантов маловат", "Few versions to choose from"],
  ],
  five: [
    [
      "Полгода работает дома без замечаний, инструкции хватило.",
      "Half a year at home without problems, and the manual was enough.",
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
    ["Хорошо, но поверхность маркая.", "Good, but it shows every mark."],
    ["Всё работает. Инструкцию бы подробнее.", "Everything works. The manual could say more."],
    ["Всё хорошо, только упаковка открывалась с трудом.", "All good, though the packaging was hard to open."],
  ],
  three: [
    ["Свою задачу выполняет, не более.", "Does its job, no more."],
    ["Пластик тонковат, обращайтесь аккуратнее.", "The plastic is thin, handle it with care."],
  ],
  low: [
    ["Пришло с повреждением, заменили.", "It arrived damaged. It was replaced."],
    ["Проработало месяц и отказало, вернули деньги.", "It failed after a month. Refunded."],
  ],
  questions: [
    {
      question: ["Можно использовать на улице?", "Can it be used outdoors?"],
      answer: [
        "Смотрите степень защиты: для улицы нужна IP44 и выше.",
        "Check the protection class: outdoors you need IP44 or higher.",
      ],
    },
    {
      question: ["Есть ли сертификат?", "Is there a certificate?"],
      answer: [
        "Если он есть, он лежит на странице товара, в документах.",
        "If there is one, it is among the documents on the product page.",
      ],
    },
  ],
};

/** Лестницы и подмости. */
export const ladders: TradeTexts = {
  pros: [
    ["Устойчивость отличная", "Excellent stability"],
    ["Легко переносить", "Easy to carry"],
    ["Замки защёлкиваются чётко", "The locks click in clearly"],
    ["Складывается компактно", "Folds up small"],
  ],
  cons: [
    ["Заглушки на ножках сидят туго", "The feet caps are tight"],
    ["Первое время скрипит", "It squeaks at first"],
    ["Наклейка плохо отходит", "The sticker is hard to remove"],
  ],
  five: [
    [
      "Вешу под сто килограммов, стою спокойно. Неделя на фасаде, доверие полное.",
      "I weigh almost a hundred kilos and stand calmly. A week on a facade, and I trust it completely.",
    ],
    [
      "Собирается быстро, замки надёжные. Места в хранении занимает немного.",
      "Quick to set up, reliable locks. It takes up little space in storage.",
    ],
    [
      "Взяли в управляющую компанию, пользуются все. Ничего не разболталось.",
      "Bought for a property company, everybody uses it. Nothing has come loose.",
    ],
    ["Рядом с моделью вдвое дороже разницы не видно.", "Next to a model at twice the price there is no difference."],
  ],
  four: [
    ["Крепко сделано, но ступени узковаты для долгой работы.", "Sturdy, though the steps are narrow for long work."],
    ["Хорошая покупка. Ножки на плитке лучше подложить.", "A good buy. Put something under the feet on tiles."],
    ["Устойчиво, хотя вес чуть больше ожидаемого.", "Stable, a little heavier than expected."],
  ],
  three: [
    ["Для дома пойдёт, для стройки легковата.", "Fine for home, too light for a building site."],
    ["Немного играет на верхней ступени.", "It moves a little on the top step."],
  ],
  low: [
    ["Стойка пришла погнутой, обменяли через три дня.", "A bent stile. Exchanged three days later."],
    ["Размер больше, чем казалось, в лифт не вошло.", "Larger than it seemed, it did not fit in the lift."],
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
    ["Результат ровный", "An even result"],
    ["Хватает надолго", "Lasts a long time"],
    ["Хорошее качество за свои деньги", "Good quality for the money"],
    ["Удобно в работе", "Handy to use"],
  ],
  cons: [
    ["Упаковка простовата", "The packaging is plain"],
    ["Хотелось бы размер побольше", "A larger size would be nice"],
    ["Этикетка плохо отходит", "The label is hard to remove"],
  ],
  five: [
    [
      "Первый ремонт своими руками. Получилось ровно, мастер потом не поверил.",
      "The first time I redecorated by myself. It came out even; the decorator did not believe me.",
    ],
    [
      "Маляры на объекте просят именно такое. Беру коробками.",
      "The painters on site ask for exactly this. I buy it by the box.",
    ],
    ["Ремонт в трёх комнатах, ни одного замечания.", "Three rooms redecorated without a single complaint."],
    ["За свою цену отлично. Беру второй раз.", "Excellent for the price. This is my second one."],
  ],
  four: [
    ["Хорошо, но в первый раз нужно приноровиться.", "Good, though it takes some getting used to."],
    ["Удобно. Размер чуть меньше, чем на картинке.", "Handy. A little smaller than in the picture."],
    ["Всё устраивает, в следующий раз возьму побольше.", "Happy with it, next time I will take a larger one."],
  ],
  three: [
    ["На один ремонт хватило, и ладно.", "Enough for one job, fair enough."],
    ["Работать можно, но ничего особенного.", "It works, but it is nothing special."],
  ],
  low: [
    ["Не понравилось с первого раза, вернули деньги.", "I did not like it from the start. Refunded."],
    ["Упаковка пришла помятой.", "The packaging arrived dented."],
  ],
  questions: [
    {
      question: ["Можно использовать в жилой комнате?", "Can I use it in a living room?"],
      answer: [
        "Да. Условия работы указаны в характеристиках и на упаковке.",
        "Yes. The specification and the packaging say under which conditions.",
      ],
    },
    {
      question: ["Какой размер взять для одной комнаты?", "Which size do I need for one room?"],
      answer: [
        "Для комнаты до 20 м² обычно хватает меньшего размера в этом разделе.",
        "For a room of up to 20 m² the smaller size in this section is usually enough.",
      ],
    },
  ],
};

/** Хранение. */
export const storage: TradeTexts = {
  pros: [
    ["Вмещает больше, чем кажется", "Holds more than it seems"],
    ["Крепкая вещь", "A sturdy thing"],
    ["Сделано надёжно", "Reliably made"],
    ["Всё на своих местах", "Everything in its place"],
  ],
  cons: [
    ["Места занимает больше, чем хотелось", "Takes up more space than I would like"],
    ["Отделений могло быть больше", "Could have more compartments"],
    ["Выбор цветов маловат", "Few colours"],
  ],
  five: [
    [
      "Порядок в гараже за выходные. Всё подписано, теперь нахожу за минуту.",
      "The garage was tidy in a weekend. Everything is labelled, and I find it in a minute.",
    ],
    [
      "В деле каждый день, всё цело, ничего не разболталось.",
      "In use every day, all in one piece, and nothing has come loose.",
    ],
    ["Нагрузили с запасом, держит. Прочный материал.", "Loaded it well beyond need and it holds. Thick material."],
    ["Подарок отцу. Говорит: наконец-то нормальная вещь.", "A present for my father. He says: a proper one at last."],
  ],
  four: [
    ["Удобно, но поначалу всё туговато.", "Handy, but a bit stiff at first."],
    ["Хорошее место для мелочи, всё под рукой.", "A good place for small things, all within reach."],
    ["Всё хорошо, только цвет темнее, чем на экране.", "All good, though the colour is darker than on the screen."],
  ],
  three: [
    ["Нормально, если не перегружать.", "All right if you do not overload it."],
    ["Тонковато, но за эту цену ожидаемо.", "A bit thin, but that is to be expected at this price."],
  ],
  low: [
    ["Пришло с браком, замену прислали через неделю.", "It arrived faulty; the replacement came a week later."],
    ["Сломалось на второй день, заменили.", "It broke on the second day. It was replaced."],
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
    ["Справляется с первого раза", "Does it at the first go"],
    ["Удобно в работе", "Handy to use"],
    ["Ничего лишнего", "Nothing superfluous"],
    ["Выдержало стройку", "Survived a building site"],
  ],
  cons: [
    ["Хотелось бы размер побольше", "A larger size would be nice"],
    ["Занимает место", "Takes up space"],
    ["Лучше сразу брать с запасом", "Better buy more than one at once"],
  ],
  five: [
    ["После ремонта навели порядок за один вечер.", "After the building work everything was clean in one evening."],
    [
      "В мастерской наконец чисто. Надо было брать раньше.",
      "The workshop is clean at last. I should have bought it earlier.",
    ],
    ["Были сомнения, но работает именно так, как описано.", "I had doubts, but it works exactly as described."],
    ["Беру регулярно, качество одно и то же.", "I order it regularly, and the quality is always the same."],
  ],
  four: [
    ["Справляется хорошо, но хотелось бы полегче.", "It copes well, but it could be lighter."],
    ["Хорошая вещь, но цена могла быть ниже.", "A good thing, but the price could be lower."],
    ["Справляется. Упаковка могла быть крепче.", "It copes. The packaging could be stronger."],
  ],
  three: [
    ["Для квартиры отлично, для стройки на троечку.", "Excellent for a flat, so-so for a building site."],
    ["Ожидания были выше.", "I expected more."],
  ],
  low: [
    ["Пришло с браком, заменили по фото.", "It was faulty. Replaced after I sent a photo."],
    ["Не подошло, вернули деньги.", "It did not suit me. Refunded."],
  ],
  questions: [
    {
      question: ["Подойдёт для стройки?", "Is it suitable for a building site?"],
      answer: [
        "Для чего эта модель годится, сказано в её описании и характеристиках.",
        "The description and the specification say what this model is for.",
      ],
    },
    {
      question: ["Сколько прослужит при работе каждый день?", "How long will it last in daily use?"],
      answer: [
        "Это зависит от нагрузки. Гарантия, если она есть, названа в характеристиках.",
        "That depends on the load. The warranty, if there is one, is in the specification.",
      ],
    },
  ],
};

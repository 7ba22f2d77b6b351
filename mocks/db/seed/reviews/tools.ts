import type { TradeTexts } from "./types";

/** Электроинструмент. */
export const powerTools: TradeTexts = {
  pros: [
    ["Мощности хватает, не греется", "Enough power, stays cool"],
    ["Работает ровно", "Runs smoothly"],
    ["Качество сборки, ничего не люфтит", "Well put together, nothing rattles"],
    ["Хорошая цена для такого ресурса", "A good price for how long it lasts"],
    ["Работает второй сезон без единой поломки", "Second season without a single breakdown"],
  ],
  cons: [
    ["Вес чувствуется, если работать над головой", "You feel the weight in overhead work"],
    ["Инструкция мелким шрифтом", "The manual is in small print"],
    ["Хотелось бы чехол в комплекте", "A case in the box would be nice"],
    ["Цена кусается", "Not cheap"],
  ],
  five: [
    [
      "Три месяца на стройке дома, почти каждый день, и вопросов не возникло. Запаса хватает, после нагрузки корпус чуть тёплый.",
      "Three months of almost daily work on building my house and no complaints. Plenty in reserve, and the housing is barely warm after a heavy load.",
    ],
    [
      "До этого была модель подешевле, разница огромная: и ресурс, и качество сборки.",
      "I had a cheaper model before, and the difference is huge: how long it lasts and how well it is built.",
    ],
    [
      "Мы бригада отделочников. Взяли на пробу, через месяц докупили ещё. Самый понятный ответ на вопрос, стоит ли брать.",
      "We are a finishing crew. We bought one to try and more a month later. That should tell you whether it is worth it.",
    ],
    [
      "Проверка в магазине при получении, дома сразу в дело. Всё, что обещано в характеристиках, соответствует.",
      "Tested at the shop and used the same day. It does everything the specification promises.",
    ],
    [
      "Падение с лесов, метра два, обошлось царапиной. После этого ещё целое лето работы.",
      "A fall from a scaffold, about two metres, left only a scratch. It worked all summer after that.",
    ],
  ],
  four: [
    [
      "Хорошая вещь, но первые дни пахло пластиком. Потом прошло, работает ровно.",
      "A good thing, though it smelled of plastic for the first few days. That went away, and it runs smoothly.",
    ],
    [
      "Со своей задачей справляется. Минус звезда за вес: через час работы он чувствуется.",
      "Does its job. One star off for the weight: you feel it after an hour.",
    ],
    [
      "Всё устраивает, только защёлка тугая. Наверное, разработается.",
      "Happy with everything except a stiff latch. It will probably loosen up.",
    ],
  ],
  three: [
    [
      "Для дома сойдёт, для ежедневной работы нужна модель постарше.",
      "Fine for home use. Daily work needs a bigger model.",
    ],
    ["Работает, но ожидания были выше.", "It works, but I expected more."],
  ],
  low: [
    [
      "Через две недели появилась неисправность. По гарантии заменили без споров, но время потеряно.",
      "It developed a fault after two weeks. Replaced under warranty without any argument, but I lost time.",
    ],
    ["За эти деньги хотелось большего.", "I would have liked more for the money."],
  ],
  questions: [
    {
      question: ["Подойдёт ли для работы на морозе, градусов десять?", "Can I use it in the cold, at about minus ten?"],
      answer: [
        "Да, до −10 °C, если инструмент и батарея перед этим лежали в тепле. Заряжать батарею на морозе нельзя.",
        "Yes, down to −10 °C if tool and battery were kept warm before. Do not charge a battery in the frost.",
      ],
    },
    {
      question: ["Где ремонтируют после гарантии?", "Who repairs it after the warranty?"],
      answer: [
        "Принимаем в любом нашем магазине: сначала покажем причину и назовём цену, ремонтируем только с вашего согласия.",
        "Bring it to any of our shops: we show you the cause and name the price first, and repair it only if you agree.",
      ],
    },
    {
      question: ["Есть ли в комплекте кейс?", "Does it come with a case?"],
      answer: [
        "Посмотрите строку «Комплектация» в характеристиках: если кейс входит, он там назван.",
        "See the kit in the specification: if a case is included, it is listed there.",
      ],
    },
  ],
};

/** Ручной инструмент. */
export const handTools: TradeTexts = {
  pros: [
    ["Сталь хорошая, не мнётся", "Good steel, does not deform"],
    ["Ручки не скользят даже в масле", "The grips do not slip even with oily hands"],
    ["Аккуратная обработка, без заусенцев", "Neatly finished, no burrs"],
    ["Цена честная", "An honest price"],
  ],
  cons: [
    ["Защитная смазка, пришлось оттирать", "Covered in protective grease that I had to wipe off"],
    ["Нет отверстия, чтобы повесить", "No hole to hang it up"],
    ["Маркировка стирается", "The marking wears off"],
  ],
  five: [
    [
      "Полгода в гараже, ни сколов, ни ржавчины. Такой инструмент покупают один раз.",
      "Half a year in the garage, no chips and no rust. You buy a tool like this once.",
    ],
    [
      "Подарок отцу. Он сорок лет слесарь и хвалит редко, а тут похвалил.",
      "A present for my father. He has been a fitter for forty years and seldom praises anything. He praised this.",
    ],
    [
      "Сделано точно, усилие передаёт как положено. Буду брать ещё.",
      "Precisely made, takes the force as it should. I will buy more.",
    ],
    [
      "Из четырёх похожих в магазине этот вариант самый приятный в руке.",
      "Of four similar ones at the shop this feels best in the hand.",
    ],
  ],
  four: [
    [
      "Хороший инструмент, но чуть тяжелее, чем казалось. Для дома самое то.",
      "A good tool, a little heavier than it seemed. Just right for home.",
    ],
    ["Качество хорошее, упаковка простовата для подарка.", "Good quality; the packaging is plain for a present."],
    ["Работает отлично. Хотелось бы чехол в комплекте.", "Works very well. I would have liked a pouch with it."],
  ],
  three: [
    ["Обычный инструмент, чудес не ждите.", "An ordinary tool, do not expect miracles."],
    ["На раз в неделю годится, для мастерской слабоват.", "Fine once a week, a bit weak for a workshop."],
  ],
  low: [
    ["Пришло с вмятиной. Обменяли в тот же день.", "It came with a dent. Exchanged the same day."],
    [
      "Через месяц появилась ржавчина, хотя место хранения сухое.",
      "Rust after a month, although it is kept in a dry place.",
    ],
  ],
  questions: [
    {
      question: ["Из какой стали сделан инструмент?", "Which steel is the tool made of?"],
      answer: [
        "Марка стали, если изготовитель её называет, стоит в характеристиках.",
        "The grade of the steel is in the specification if the maker states it.",
      ],
    },
    {
      question: ["Какая гарантия на ручной инструмент?", "What is the warranty on hand tools?"],
      answer: [
        "Срок указан в характеристиках. Дефекты стали и сборки меняем сразу, на месте.",
        "The term is in the specification. We replace tools with faults in steel or assembly at once.",
      ],
    },
  ],
};

/** Измерения и разметка. */
export const measuring: TradeTexts = {
  pros: [
    ["Точность совпала с поверенным прибором", "Agrees with a calibrated instrument"],
    ["Показания хорошо читаются", "Easy to read"],
    ["Крепкий корпус", "A sturdy body"],
    ["Удобно держать одной рукой", "Easy to hold in one hand"],
  ],
  cons: [
    ["Тонкий чехол", "The pouch is thin"],
    ["На ярком солнце видно хуже", "Harder to see in bright sun"],
    ["Боится грязи, надо протирать", "Sensitive to dirt, needs wiping"],
  ],
  five: [
    [
      "Проверка по эталону на работе: расхождения нет. Для чистовой разметки лучшего не надо.",
      "Checked against the standard at work: no deviation. You need nothing better for finishing work.",
    ],
    ["Полгода каждый день в работе, точность прежняя.", "Half a year of daily work, as accurate as before."],
    [
      "Два падения на бетон, точность не ушла. Беру бригаде ещё.",
      "Two falls on concrete, still accurate. Buying more for the crew.",
    ],
    ["Всё просто и понятно, инструкция не понадобилась.", "Simple and clear, no need for the manual."],
  ],
  four: [
    ["Точность хорошая, но хотелось бы чехол плотнее.", "Accurate, though the pouch could be thicker."],
    [
      "Хороший прибор за свои деньги. Инструкция коротковата.",
      "A good instrument for the price. The manual is a bit short.",
    ],
    ["Всё хорошо, кроме бликов на солнце.", "All good except for the glare in the sun."],
  ],
  three: [
    [
      "Для ремонта дома хватит, на объекте нужен класс повыше.",
      "Enough for repairs at home; a site needs a better class.",
    ],
    ["Показывает верно, но сделано простовато.", "Measures correctly, but it is simply made."],
  ],
  low: [
    [
      "Показания не сходились с эталоном, в магазине сверили и заменили.",
      "It did not agree with the standard. The shop checked and replaced it.",
    ],
    ["Надписи начали стираться через месяц.", "The marking began to wear off after a month."],
  ],
  questions: [
    {
      question: ["Есть ли свидетельство о поверке?", "Does it come with a calibration certificate?"],
      answer: [
        "Поверку делает аккредитованная лаборатория. Уровень или дальномер можно сверить в магазине на Станочной.",
        "An accredited laboratory calibrates instruments. Levels and rangefinders can be checked at the Stanochnaya shop.",
      ],
    },
    {
      question: ["Какая у него погрешность?", "What is its error?"],
      answer: ["Точность или класс стоит в характеристиках.", "The accuracy or class is in the specification."],
    },
  ],
};

/** Сварка. */
export const welding: TradeTexts = {
  pros: [
    ["Подходит и новичку", "Suits a beginner, too"],
    ["Надёжно сделано, толстый материал", "Solidly made, thick material"],
    ["Удобно в работе, ничего не мешает", "Comfortable to work with, nothing in the way"],
    ["Держит нагрузку весь день", "Takes the load all day"],
  ],
  cons: [
    ["Хотелось бы подробнее инструкцию", "The manual could say more"],
    ["Резковатый запах в первый день", "A sharp smell on the first day"],
    ["Великовата упаковка для хранения", "The packaging is too big to store"],
  ],
  five: [
    [
      "Забор, шестьдесят метров. Отработано без замечаний, беру здесь же остальное.",
      "A fence, sixty metres. No complaints; I am buying the rest here too.",
    ],
    [
      "Учусь варить, и с этим получается гораздо лучше, чем с дядиным старьём. Спасибо консультанту за совет.",
      "I am learning to weld, and this works far better than my uncle's old gear. Thanks to the assistant for the advice.",
    ],
    [
      "На производстве работает в две смены, вопросов нет.",
      "In use for two shifts a day at our plant without problems.",
    ],
    ["Соответствует описанию, на тонком металле проверено.", "As described, and tested on thin metal."],
  ],
  four: [
    [
      "Хорошая вещь. Пришлось привыкнуть, потом пошло.",
      "A good thing. It took some getting used to, then it went well.",
    ],
    ["Качество хорошее, цвет отличается от картинки.", "Good quality; the colour differs from the picture."],
    ["Работать удобно, но на холоде жестковато.", "Comfortable, though a bit stiff in the cold."],
  ],
  three: [
    [
      "Для дачи нормально, для ежедневной сварки нужно другое.",
      "Fine for the dacha; daily welding needs something else.",
    ],
    ["Своих денег стоит, не больше.", "Worth the money, no more than that."],
  ],
  low: [
    ["Пришло с дефектом. Вернули деньги за час.", "It was faulty. Refunded within an hour."],
    ["Ресурс меньше, чем хотелось.", "It did not last as long as I would have liked."],
  ],
  questions: [
    {
      question: ["Подойдёт для домашней мастерской?", "Is it suitable for a home workshop?"],
      answer: [
        "Да. Если напряжение в сети проседает ниже 190 В, уменьшайте сварочный ток.",
        "Yes. If the mains voltage drops below 190 V, lower the welding current.",
      ],
    },
    {
      question: ["Есть ли сертификат для предприятия?", "Is there a certificate for a company?"],
      answer: [
        "Если он есть, он лежит на странице товара, в документах.",
        "If there is one, it is among the documents on the product page.",
      ],
    },
  ],
};

/** Компрессоры и пневматика. */
export const pneumatics: TradeTexts = {
  pros: [
    ["Держит давление, не травит", "Holds the pressure, no leaks"],
    ["Соединения стандартные, всё подошло", "Standard fittings, everything fitted"],
    ["Тише, чем ожидалось", "Quieter than expected"],
    ["Добротный металл", "Decent metal"],
  ],
  cons: [
    ["Переходник пришлось докупать", "I had to buy an adapter"],
    ["Тяжеловато переносить", "A bit heavy to carry"],
    ["Громкий щелчок при сбросе", "A loud click when it vents"],
  ],
  five: [
    [
      "Две машины и гаражные ворота: воздуха хватает, давление стоит ровно.",
      "Two cars and the garage doors: plenty of air, and the pressure stays steady.",
    ],
    [
      "Подключение за десять минут, всё село на место без подмотки. В шиномонтаже работает каждый день.",
      "Connected in ten minutes, everything fitted without tape. In daily use at our tyre shop.",
    ],
    [
      "Цена сначала смущала, а через месяц стало ясно, что ремонт старого обошёлся бы дороже.",
      "The price put me off at first, and after a month it was clear that repairing the old one would have cost more.",
    ],
    [
      "Сделано крепко, утечек нет: замеры вечером и утром одинаковые.",
      "Solid, no leaks: the same figures in the evening and in the morning.",
    ],
  ],
  four: [
    ["Работает хорошо, но быстросъём тугой.", "Works well, but the coupler is stiff."],
    ["Всё хорошо. Инструкция могла быть подробнее.", "All good. The manual could say more."],
    ["Всё исправно, упаковка помялась в дороге.", "Everything works; the box was dented on the way."],
  ],
  three: [
    ["Для накачки и продувки хватает, для долгой работы нет.", "Enough for tyres and blowing out, not for long work."],
    ["Нормально за свои деньги.", "All right for the money."],
  ],
  low: [
    ["Травило на резьбе, пришлось герметизировать.", "It leaked at the thread and had to be sealed."],
    ["Отказало через неделю, вернули деньги.", "It failed after a week. Refunded."],
  ],
  questions: [
    {
      question: ["Какой шланг нужен?", "Which hose do I need?"],
      answer: [
        "Внутренний диаметр 8 мм или больше. Тип соединения указан в характеристиках.",
        "An inner diameter of 8 mm or more. The type of fitting is in the specification.",
      ],
    },
    {
      question: ["Нужно ли масло в воздухе?", "Does the air need oil?"],
      answer: [
        "Для пневмоинструмента да, две-три капли в начале смены. Для покраски воздух должен быть сухим.",
        "For air tools, yes: two or three drops at the start of a shift. For painting the air must be dry.",
      ],
    },
  ],
};

/** Оснастка и расходники. */
export const consumables: TradeTexts = {
  pros: [
    ["Хватает надолго", "Lasts a long time"],
    ["Качество ровное", "Even quality"],
    ["Выгодно брать упаковкой", "Good value by the pack"],
    ["Всё подошло без доработки", "Everything fitted as it is"],
  ],
  cons: [
    ["Упаковка не закрывается повторно", "The pack cannot be closed again"],
    ["Размер на самой детали не подписан", "The size is not marked on the piece itself"],
    ["Хотелось бы упаковку поменьше", "A smaller pack would be nice"],
  ],
  five: [
    [
      "Рядом с дорогой маркой ресурс тот же, а цена почти вдвое ниже.",
      "Lasts just as long as an expensive brand and costs almost half.",
    ],
    [
      "Берём на участок каждый месяц, качество от партии к партии не меняется.",
      "We order every month for the site, and the quality is the same from batch to batch.",
    ],
    ["Один раз на пробу, теперь беру только эти.", "First to try them, now I buy nothing else."],
    [
      "Отработало больше ожидаемого. В упаковке ровно столько, сколько написано, брака нет.",
      "Lasted longer than expected. Exactly as many in the pack as it says, none faulty.",
    ],
  ],
  four: [
    ["Хорошо, но в твёрдом материале идёт тяжелее.", "Good, though hard material takes more effort."],
    [
      "Качество ровное. Минус за упаковку: она развалилась в ящике.",
      "Even quality. Minus a star for the pack, which fell apart in the drawer.",
    ],
    ["Качество отличное, подпись на пачке мелкая.", "Excellent quality, small print on the pack."],
  ],
  three: [
    ["Средний ресурс. На один объект хватило.", "Average life. Enough for one site."],
    ["Расходник как расходник.", "A consumable like any other."],
  ],
  low: [
    ["Две штуки из упаковки пришли с браком.", "Two in the pack were faulty."],
    ["Надолго не хватило.", "It did not last."],
  ],
  questions: [
    {
      question: ["Как не ошибиться с размером?", "How do I choose the right size?"],
      answer: [
        "Сверьте размер в характеристиках с тем, что указан на вашем инструменте или на старой детали.",
        "Compare the size in the specification with the one on your tool or on the old piece.",
      ],
    },
    {
      question: ["Дадите скидку на коробку?", "Is there a discount on a full box?"],
      answer: [
        "Скидки за количество и наборы перечислены на странице акций, корзина считает их сама.",
        "Discounts for quantities and sets are on the promotions page; the basket works them out by itself.",
      ],
    },
  ],
};

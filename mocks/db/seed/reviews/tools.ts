import type { TradeTexts } from "./types";

/** Электроинструмент. */
export const powerTools: TradeTexts = {
  pros: [
    ["Мощный, не греется, лежит в руке как надо", "Powerful, stays cool, sits well in the hand"],
    ["Ровный ход, нет вибрации", "Runs smoothly, no vibration"],
    ["Качество сборки, ничего не люфтит", "Well put together, nothing rattles"],
    ["Хорошая цена для такого ресурса", "A good price for how long it lasts"],
    ["Работает второй сезон без единой поломки", "Second season without a single breakdown"],
  ],
  cons: [
    ["Тяжеловат, если работать над головой", "A bit heavy for overhead work"],
    ["Инструкция мелким шрифтом", "The manual is in small print"],
    ["Хотелось бы крючок на пояс в комплекте", "A belt hook in the box would be nice"],
    ["Шумный", "Noisy"],
  ],
  five: [
    [
      "Брал на стройку дома, за три месяца работы почти каждый день вопросов не возникло. Мощности хватает с запасом, после нагрузки корпус чуть тёплый.",
      "Bought it to build my house. Three months of almost daily work and no complaints. More than enough power, and the housing is barely warm after a heavy load.",
    ],
    [
      "До этого был инструмент подешевле, разница огромная: держать удобно, точность не уходит, к вечеру рука не гудит.",
      "I had a cheaper one before, and the difference is huge: comfortable to hold, stays accurate, and my hand does not ache in the evening.",
    ],
    [
      "Работаю бригадой на отделке. Взяли на пробу один, через месяц докупили ещё два. Самый понятный ответ на вопрос, стоит ли брать.",
      "We are a finishing crew. We bought one to try and two more a month later. That should tell you whether it is worth it.",
    ],
    [
      "Проверил в магазине при получении, дома сразу в дело. Всё, что обещано в характеристиках, соответствует.",
      "Tested it at the shop and used it the same day. It does everything the specification promises.",
    ],
    [
      "Упал с лесов метров с двух, отделался царапиной. После этого отработал всё лето.",
      "It fell from a scaffold, about two metres, and got away with a scratch. Worked all summer after that.",
    ],
  ],
  four: [
    [
      "Инструмент хороший, но первые дни пахло смазкой. Потом прошло, работает ровно.",
      "A good tool, though it smelled of grease for the first few days. That went away, and it runs smoothly.",
    ],
    [
      "Со своей задачей справляется. Одну звезду снял за вес: через час работы он чувствуется.",
      "Does its job. One star off for the weight: you feel it after an hour.",
    ],
    [
      "Всё устраивает, только кнопка тугая. Наверное, разработается.",
      "Happy with everything except the stiff switch. It will probably loosen up.",
    ],
  ],
  three: [
    [
      "Для дома сойдёт, для ежедневной работы я бы взял модель постарше.",
      "Fine for home use. For daily work I would take a bigger model.",
    ],
    ["Работает, но шумит сильнее, чем я ожидал.", "It works, but it is louder than I expected."],
  ],
  low: [
    [
      "Через две недели появился люфт. Сдал по гарантии, заменили без споров, но время потерял.",
      "It developed play after two weeks. Replaced under warranty without any argument, but I lost time.",
    ],
    [
      "Ждал большего за эти деньги. На твёрдом материале задумывается.",
      "I expected more for the money. It struggles in hard material.",
    ],
  ],
  questions: [
    {
      question: ["Подойдёт ли для работы на морозе, градусов десять?", "Can I use it in the cold, at about minus ten?"],
      answer: [
        "Да, до −10 °C. Первую минуту дайте поработать без нагрузки, чтобы смазка прогрелась.",
        "Yes, down to −10 °C. Let it run without load for the first minute so that the grease warms up.",
      ],
    },
    {
      question: ["Где ремонтируют после гарантии?", "Who repairs it after the warranty?"],
      answer: [
        "Принимаем в любом нашем магазине: диагностика бесплатная, запчасти для этой модели есть.",
        "Bring it to any of our shops: the diagnosis is free, and we stock parts for this model.",
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
      "Пользуюсь в гараже полгода, ни сколов, ни ржавчины. Такой инструмент покупают один раз.",
      "Half a year in the garage, no chips and no rust. You buy a tool like this once.",
    ],
    [
      "Взял в подарок отцу. Он сорок лет слесарь и хвалит редко, а тут похвалил.",
      "A present for my father. He has been a fitter for forty years and seldom praises anything. He praised this.",
    ],
    [
      "Держит размер, не проворачивается, усилие передаёт как положено. Беру уже второй.",
      "True to size, does not slip, takes the force as it should. This is my second one.",
    ],
    [
      "Сравнивал в магазине с тремя другими и взял этот: самый приятный в руке.",
      "I compared it with three others at the shop and took this one: it feels best in the hand.",
    ],
  ],
  four: [
    [
      "Хороший инструмент, но чуть тяжелее, чем думал. Для дома самое то.",
      "A good tool, a little heavier than I thought. Just right for home.",
    ],
    [
      "Качеством доволен, упаковка простовата для подарка.",
      "Happy with the quality; the packaging is plain for a present.",
    ],
    ["Работает отлично. Хотелось бы чехол в комплекте.", "Works very well. I would have liked a pouch with it."],
  ],
  three: [
    ["Обычный инструмент, чудес не ждите.", "An ordinary tool, do not expect miracles."],
    ["На раз в неделю годится, для мастерской слабоват.", "Fine once a week, a bit weak for a workshop."],
  ],
  low: [
    ["Пришёл с вмятиной. Обменяли в тот же день.", "It came with a dent. Exchanged the same day."],
    ["Через месяц появилась ржавчина, хотя хранил в сухом месте.", "Rust after a month, although I kept it dry."],
  ],
  questions: [
    {
      question: ["Это кованая сталь или литьё?", "Is the steel forged or cast?"],
      answer: ["Рабочая часть кованая, с закалкой.", "The working part is forged and hardened."],
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
    ["Шкала хорошо читается", "The scale is easy to read"],
    ["Крепкий корпус", "A sturdy body"],
    ["Удобно держать одной рукой", "Easy to hold in one hand"],
  ],
  cons: [
    ["Чехол тонкий", "The pouch is thin"],
    ["На ярком солнце видно хуже", "Harder to see in bright sun"],
    ["Боится грязи, надо протирать", "Sensitive to dirt, needs wiping"],
  ],
  five: [
    [
      "Проверил по эталону на работе: расхождения нет. Для чистовой разметки лучшего не надо.",
      "Checked against the standard at work: no deviation. You need nothing better for finishing work.",
    ],
    [
      "Размечал кухню целиком, всё сошлось до миллиметра. Деления чёткие, не стираются.",
      "Marked out a whole kitchen, and everything met to the millimetre. Clear graduations that do not wear off.",
    ],
    [
      "Ронял дважды на бетон, точность не ушла. Беру бригаде ещё.",
      "Dropped it on concrete twice, still accurate. Buying more for the crew.",
    ],
    ["Прост и понятен, инструкция не понадобилась.", "Simple and clear, I did not need the manual."],
  ],
  four: [
    ["Точный, но чехол мог бы быть и плотнее.", "Accurate, though the pouch could be thicker."],
    ["Хороший прибор за свои деньги. Подсветки не хватает.", "A good instrument for the price. I miss a backlight."],
    ["Всё хорошо, кроме бликов на солнце.", "All good except for the glare in the sun."],
  ],
  three: [
    [
      "Для ремонта дома хватит, на объекте нужен класс повыше.",
      "Enough for repairs at home; a site needs a better class.",
    ],
    ["Показывает верно, но сделан простовато.", "Measures correctly, but it is simply made."],
  ],
  low: [
    [
      "Пришёл несведённым, отнёс на проверку. Заменили.",
      "It came out of true. I took it to be checked, and it was replaced.",
    ],
    ["Разметка начала стираться через месяц.", "The marking began to wear off after a month."],
  ],
  questions: [
    {
      question: ["Есть ли свидетельство о поверке?", "Does it come with a calibration certificate?"],
      answer: [
        "В комплекте паспорт изготовителя. Поверку закажем за отдельную плату, это занимает до десяти дней.",
        "The manufacturer's data sheet is included. We can order a calibration for a fee; it takes up to ten days.",
      ],
    },
    {
      question: ["Какая погрешность на трёх метрах?", "What is the error over three metres?"],
      answer: [
        "Допуск назван в характеристиках и не зависит от длины в пределах шкалы.",
        "The tolerance is in the specification and is the same over the whole scale.",
      ],
    },
  ],
};

/** Сварка. */
export const welding: TradeTexts = {
  pros: [
    ["Ровный шов даже у новичка", "A smooth seam even for a beginner"],
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
      "Варил забор, шестьдесят метров. Отработано без замечаний, беру здесь же остальное.",
      "Welded a fence, sixty metres. No complaints; I am buying the rest here too.",
    ],
    [
      "Учусь варить, и с этим получается гораздо лучше, чем с дядиным старьём. Спасибо консультанту за совет.",
      "I am learning to weld, and this works far better than my uncle's old gear. Thanks to the assistant for the advice.",
    ],
    [
      "На производстве работает вторую смену подряд, вопросов нет. Сертификаты были в коробке.",
      "In use for two shifts a day at our plant without problems. The certificates were in the box.",
    ],
    [
      "Соответствует описанию. Проверил на тонком металле, не прожёг.",
      "As described. Tried it on thin metal and did not burn through.",
    ],
  ],
  four: [
    [
      "Хорошая вещь. Пришлось привыкнуть, потом пошло.",
      "A good thing. It took some getting used to, then it went well.",
    ],
    ["Качеством доволен, цвет отличается от картинки.", "Happy with the quality; the colour differs from the picture."],
    ["Работать удобно, но на холоде жестковато.", "Comfortable, though a bit stiff in the cold."],
  ],
  three: [
    [
      "Для дачи нормально, для ежедневной сварки искал бы другое.",
      "Fine for the dacha; for daily welding I would look further.",
    ],
    ["Своих денег стоит, не больше.", "Worth the money, no more than that."],
  ],
  low: [
    [
      "Одна из застёжек пришла сломанной. Вернули деньги за час.",
      "One of the fasteners was broken. Refunded within an hour.",
    ],
    ["Ожидал большего ресурса.", "I expected it to last longer."],
  ],
  questions: [
    {
      question: ["Подойдёт для сварки от бытовой сети 220 В?", "Can I use it on a household 220 V supply?"],
      answer: [
        "Да. Если напряжение проседает ниже 190 В, уменьшите ток и возьмите удлинитель с сечением 2,5 мм².",
        "Yes. If the voltage drops below 190 V, lower the current and use an extension lead with a 2.5 mm² section.",
      ],
    },
    {
      question: ["Есть ли сертификат для предприятия?", "Is there a certificate for a company?"],
      answer: [
        "Да, копию пришлём вместе с документами на отгрузку.",
        "Yes, we send a copy with the delivery documents.",
      ],
    },
  ],
};

/** Компрессоры и пневматика. */
export const pneumatics: TradeTexts = {
  pros: [
    ["Держит давление, не травит", "Holds the pressure, no leaks"],
    ["Соединения стандартные, всё подошло", "Standard fittings, everything fitted"],
    ["Тише, чем прежний", "Quieter than my old one"],
    ["Добротный металл", "Decent metal"],
  ],
  cons: [
    ["Переходник пришлось докупать", "I had to buy an adapter"],
    ["Тяжело переносить одному", "Heavy to carry alone"],
    ["Громкий щелчок при сбросе", "A loud click when it vents"],
  ],
  five: [
    [
      "Красил две машины и гаражные ворота. Воздуха хватает, давление стоит ровно.",
      "Painted two cars and the garage doors. Plenty of air, and the pressure stays steady.",
    ],
    [
      "Подключил за десять минут, всё село на место без подмотки. В шиномонтаже работает каждый день.",
      "Connected in ten minutes, everything fitted without tape. In daily use at our tyre shop.",
    ],
    [
      "Сначала сомневался из-за цены, а через месяц понял, что сэкономил на ремонте старого.",
      "I hesitated because of the price, and after a month I knew how much I had saved on repairing the old one.",
    ],
    [
      "Сделано крепко, утечек нет, замерял вечером и утром.",
      "Solid, no leaks: I measured in the evening and in the morning.",
    ],
  ],
  four: [
    ["Работает хорошо, но быстросъём тугой.", "Works well, but the coupler is stiff."],
    ["Доволен. Не хватает манометра покрупнее.", "Happy. A bigger pressure gauge would help."],
    ["Всё исправно, упаковка помялась в дороге.", "Everything works; the box was dented on the way."],
  ],
  three: [
    ["Для накачки и продувки хватает, для долгой работы нет.", "Enough for tyres and blowing out, not for long work."],
    ["Нормально за свои деньги.", "All right for the money."],
  ],
  low: [
    ["Травило на резьбе, пришлось герметизировать самому.", "It leaked at the thread, and I had to seal it myself."],
    ["Шумит сильно, в квартире не включишь.", "Very loud, you cannot run it in a flat."],
  ],
  questions: [
    {
      question: ["Какой шланг к нему нужен?", "Which hose does it need?"],
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
    ["Ровный рез, без сколов", "A clean cut, no chips"],
    ["Выгодно брать упаковкой", "Good value by the pack"],
    ["Подошли к моему инструменту без доработки", "Fitted my tool as they are"],
  ],
  cons: [
    ["Упаковка не закрывается повторно", "The pack cannot be closed again"],
    ["Размер на самой детали не подписан", "The size is not marked on the piece itself"],
    ["На нержавейке садится быстрее", "Wears faster on stainless steel"],
  ],
  five: [
    [
      "Сравнивал с дорогой маркой: по ресурсу то же самое, по цене почти вдвое дешевле.",
      "Compared with an expensive brand: lasts just as long and costs almost half.",
    ],
    [
      "Берём на участок каждый месяц, качество от партии к партии не меняется.",
      "We order every month for the site, and the quality is the same from batch to batch.",
    ],
    ["Взял на пробу, теперь беру только эти.", "Bought to try them, now I buy nothing else."],
    [
      "Отработало больше, чем ждал. В упаковке ровно столько, сколько написано, брака нет.",
      "Lasted longer than I expected. Exactly as many in the pack as it says, none faulty.",
    ],
  ],
  four: [
    ["Хорошо, но на толстом металле греется.", "Good, though it heats up in thick metal."],
    [
      "Качество ровное. Минус за упаковку: развалилась в ящике.",
      "Even quality. Minus a star for the pack, which fell apart in the drawer.",
    ],
    ["Для дерева отлично, для твёрдых пород средне.", "Excellent in wood, average in hardwood."],
  ],
  three: [
    ["Средний ресурс. На один объект хватило.", "Average life. Enough for one site."],
    ["Расходник как расходник.", "A consumable like any other."],
  ],
  low: [
    ["Две штуки из упаковки пришли с браком.", "Two in the pack were faulty."],
    ["Затупилось за день, не ожидал.", "Blunt after a day, I did not expect that."],
  ],
  questions: [
    {
      question: ["На какой инструмент подойдёт?", "Which tools does it fit?"],
      answer: [
        "Сверьте посадочный размер в характеристиках с тем, что указан на корпусе вашего инструмента.",
        "Compare the fitting size in the specification with the one on the housing of your tool.",
      ],
    },
    {
      question: ["Дадите скидку на коробку?", "Is there a discount on a full box?"],
      answer: [
        "Напишите количество через форму обратной связи, посчитаем цену для вашей партии.",
        "Tell us the quantity through the feedback form, and we will quote for your batch.",
      ],
    },
  ],
};

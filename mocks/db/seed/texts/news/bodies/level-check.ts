import { a, h2, ol, p, table } from "../../html";
import type { Body } from "../../types";

export const levelCheck: Body = {
  ru: [
    p(
      "Уровень падает со стремянки один раз, а врёт потом годами. С начала ноября в магазине на Станочной стоит поверочная плита и коллиматор: сверить прибор можно за время похода по залу.",
    ),
    h2("Что проверяем"),
    table(
      ["Прибор", "Время", "Цена"],
      ["Строительный уровень до 2 м", "10 минут", "бесплатно"],
      ["Лазерный уровень", "30 минут", "600 ₽"],
      ["Лазерный дальномер", "20 минут", "400 ₽"],
    ),
    p(
      `Постоянным покупателям, у которых за год набралось от 30 000 ₽, одна проверка лазерного уровня в год ничего не стоит: это часть ${a("/information/programma-loyalnosti", "программы лояльности")}.`,
    ),
    p(
      "На выходе вы получаете лист с отклонениями по каждой оси. Это не государственная поверка и не замена ей: для приёмки объекта обращайтесь в аккредитованную лабораторию. Но понять, можно ли прибору верить, листа хватает. Прибор принимаем любой марки, с 10:00 до 20:00, без записи.",
    ),
    h2("Когда пора проверить"),
    p(
      "После каждого падения, даже на линолеум. Перед большой работой, где исправлять будет дорого: плитка, двери, перегородки. После зимы в неотапливаемой мастерской. И просто раз в год, если прибором пользуются каждый день. Новый уровень тоже стоит перевернуть прямо у полки.",
    ),
    h2("Какая ошибка допустима"),
    p("Точность уровня пишут в миллиметрах на метр. На длинной плоскости ошибка растёт вместе с ней."),
    table(
      ["Точность", "На двух метрах", "Для какой работы"],
      ["1 мм/м", "2 мм", "опалубка, черновая кладка, забор"],
      ["0,75 мм/м", "1,5 мм", "штукатурка, каркас, стяжка"],
      ["0,5 мм/м", "1 мм", "плитка, двери, кухня"],
    ),
    h2("Как проверить уровень дома"),
    ol(
      "Положите уровень на ровный стол и отметьте карандашом его края.",
      "Запомните, где стоит пузырёк.",
      "Разверните уровень на 180° и положите по тем же меткам.",
      "Если пузырёк встал так же, прибор исправен. Если сместился, ошибка равна половине смещения.",
    ),
    p("Так же проверяют вертикаль, только прикладывают уровень к стене сначала одной, потом другой гранью."),
    h2("Как проверить лазер"),
    ol(
      "Поставьте прибор вплотную к стене, напротив другой стены в пяти метрах.",
      "Отметьте линию на ближней стене, разверните прибор и отметьте на дальней.",
      "Перенесите прибор к дальней стене и поднимите или опустите так, чтобы линия легла на её метку.",
      "Разверните его и посмотрите, где линия прошла на первой стене.",
    ),
    p("Расхождение двух меток на первой стене вдвое больше ошибки на пяти метрах. Для точности 0,3 мм/м это 3 мм."),
    h2("Если прибор врёт"),
    p(
      "Лазерный уровень мы подстроим на месте, если у модели есть винты. Пузырьковый с приклеенной колбой починить нельзя, зато его ещё можно оставить правилом для штукатурки. Дальномер не подстраивают: запишите поправку на наклейке и учитывайте её при каждом замере.",
    ),
    p(
      `Новые приборы смотрите в разделе ${a("/catalog/measuring/levels", "«Уровни»")}, адрес и часы указаны в ${a("/contacts", "контактах")}.`,
    ),
  ],
  en: [
    p(
      "A level falls off the stepladder once and lies for years afterwards. Since early November the Stanochnaya shop has a surface plate and a collimator, so an instrument can be checked while you walk around.",
    ),
    h2("What we check"),
    table(
      ["Instrument", "Time", "Price"],
      ["Spirit level up to 2 m", "10 minutes", "free"],
      ["Laser level", "30 minutes", "600 ₽"],
      ["Laser rangefinder", "20 minutes", "400 ₽"],
    ),
    p(
      `For regular customers with 30 000 ₽ or more in a year, one check of a laser level a year costs nothing: it is part of the ${a("/information/programma-loyalnosti", "loyalty programme")}.`,
    ),
    p(
      "You leave with a sheet of deviations for each axis. It is not an official verification and does not replace one: for handing over a building go to an accredited laboratory. But it is enough to tell whether the instrument can be trusted. Any brand is welcome, from 10:00 to 20:00, without booking.",
    ),
    h2("When to check"),
    p(
      "After every fall, even on to linoleum. Before a large job where a correction is dear: tiles, doors, partitions. After a winter in an unheated workshop. And simply once a year if it is in daily use. A new level, too, is worth turning round right at the shelf.",
    ),
    h2("How much error is allowed"),
    p("The accuracy of a level is given in millimetres per metre. On a long surface the error grows with it."),
    table(
      ["Accuracy", "Over two metres", "For which work"],
      ["1 mm/m", "2 mm", "formwork, rough brickwork, fences"],
      ["0.75 mm/m", "1.5 mm", "plaster, framing, screed"],
      ["0.5 mm/m", "1 mm", "tiles, doors, kitchens"],
    ),
    h2("How to check a level at home"),
    ol(
      "Lay the level on a flat table and mark its ends with a pencil.",
      "Remember where the bubble stands.",
      "Turn the level round by 180° and lay it on the same marks.",
      "If the bubble stands as before, all is well. If it has moved, the error is half of the shift.",
    ),
    p("The vertical is checked in the same way, with the level held to a wall by one edge and then by the other."),
    h2("How to check a laser"),
    ol(
      "Put it close to a wall, facing another one five metres away.",
      "Mark the line on the near wall, turn the laser round and mark it on the far one.",
      "Carry the laser to the far wall and raise or lower it until the line meets the mark there.",
      "Turn it round and see where the line runs on the first wall.",
    ),
    p("The two marks on the first wall differ by twice the error over five metres. For 0.3 mm/m that is 3 mm."),
    h2("If the instrument lies"),
    p(
      "We adjust a laser level on the spot if the model has screws for it. A bubble level with a glued vial cannot be mended, but it can still serve as a straight edge for plaster. A rangefinder is not adjusted: note its error on a sticker and allow for it.",
    ),
    p(
      `New instruments are in ${a("/catalog/measuring/levels", "Levels")}; the address and hours are under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

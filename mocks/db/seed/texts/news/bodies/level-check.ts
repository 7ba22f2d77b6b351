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
      "На выходе вы получаете лист с отклонениями по каждой оси. Это не государственная поверка и не замена ей: для приёмки объекта обращайтесь в аккредитованную лабораторию. Но понять, можно ли прибору верить, листа хватает.",
    ),
    h2("Как проверить уровень дома"),
    ol(
      "Положите уровень на ровный стол и отметьте карандашом его края.",
      "Запомните, где стоит пузырёк.",
      "Разверните уровень на 180° и положите по тем же меткам.",
      "Если пузырёк встал так же, прибор исправен. Если сместился, ошибка равна половине смещения.",
    ),
    p("Так же проверяют вертикаль, только прикладывают уровень к стене сначала одной, потом другой гранью."),
    h2("Если прибор врёт"),
    p(
      "Лазерный уровень мы подстроим на месте, если у модели есть винты. Пузырьковый с приклеенной колбой починить нельзя, зато его ещё можно оставить правилом для штукатурки.",
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
      "You leave with a sheet of deviations for each axis. It is not an official verification and does not replace one: for handing over a building go to an accredited laboratory. But it is enough to tell whether the instrument can be trusted.",
    ),
    h2("How to check a level at home"),
    ol(
      "Lay the level on a flat table and mark its ends with a pencil.",
      "Remember where the bubble stands.",
      "Turn the level round by 180° and lay it on the same marks.",
      "If the bubble stands as before, all is well. If it has moved, the error is half of the shift.",
    ),
    p("The vertical is checked in the same way, with the level held to a wall by one edge and then by the other."),
    h2("If the instrument lies"),
    p(
      "We adjust a laser level on the spot if the model has screws for it. A bubble level with a glued vial cannot be mended, but it can still serve as a straight edge for plaster.",
    ),
    p(
      `New instruments are in ${a("/catalog/measuring/levels", "Levels")}; the address and hours are under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

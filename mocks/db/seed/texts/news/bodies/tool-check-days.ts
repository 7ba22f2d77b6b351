import { a, h2, ol, p, ul } from "../../html";
import type { Body } from "../../types";

export const toolCheckDays: Body = {
  ru: [
    p(
      "Два раза в год мы ставим у входа длинный стол и смотрим всё, что принесут. Ближайшие дни проверки пройдут 28 и 29 ноября, с 10:00 до 18:00, в магазине на Станочной.",
    ),
    h2("Что сделаем бесплатно"),
    ul(
      "осмотрим кабель, вилку и выключатель;",
      "измерим износ щёток и скажем, на сколько их хватит;",
      "послушаем редуктор и проверим смазку;",
      "проверим кожух, фланец и ограничитель;",
      "измерим ёмкость одной батареи на 12 или 18 В.",
    ),
    p(
      "Марка и место покупки значения не имеют. Если нужна деталь, назовём её артикул, а менять или нет, решаете вы. Щётки и кабель ставим сразу, оплачивается только деталь.",
    ),
    h2("Чего не делаем"),
    p(
      "Не берём сварочные аппараты, компрессоры и бензоинструмент: их нельзя проверить за десять минут и безопасно включить в зале. Для них назначим отдельное время.",
    ),
    h2("Как прийти без очереди"),
    ol(
      "Позвоните и выберите час. На один час записываем шесть человек.",
      "Очистите инструмент от пыли: через неё не видно трещин.",
      "Возьмите с собой зарядное устройство, если проверяем батарею.",
    ),
    p(
      `Прийти можно и без записи, но в субботу до обеда обычно многолюдно. Телефон и схема проезда есть в ${a("/contacts", "контактах")}.`,
    ),
  ],
  en: [
    p(
      "Twice a year we put a long table by the door and look at whatever people bring. The next check days are 28 and 29 November, from 10:00 to 18:00, at the Stanochnaya shop.",
    ),
    h2("What we do free of charge"),
    ul(
      "look over the cable, the plug and the switch;",
      "measure the brushes and tell you how long they will last;",
      "listen to the gears and check the grease;",
      "check the guard, the flange and the depth stop;",
      "measure the capacity of one 12 or 18 V battery.",
    ),
    p(
      "The brand and the place where you bought it do not matter. If a part is needed we give you its number, and whether to change it is up to you. Brushes and cables are fitted at once and you pay for the part alone.",
    ),
    h2("What we do not take"),
    p(
      "No welders, compressors or petrol tools: they cannot be checked in ten minutes or switched on safely indoors. For those we will arrange another time.",
    ),
    h2("How to skip the queue"),
    ol(
      "Call and choose an hour. Six people are booked for each.",
      "Clean the dust off: it hides the cracks.",
      "Bring the charger if the battery is to be checked.",
    ),
    p(
      `You can come without booking too, but Saturday mornings are usually crowded. The phone number and the way here are under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

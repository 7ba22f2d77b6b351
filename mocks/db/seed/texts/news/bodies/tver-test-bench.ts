import { a, h2, p, ul } from "../../html";
import type { Body } from "../../types";

export const tverTestBench: Body = {
  ru: [
    p(
      "В магазине на Кузнечном тракте появился стол для проб: тиски, струбцины, вытяжка и два десятка инструментов, которые можно включить. Теперь дрель выбирают не по картинке.",
    ),
    h2("Что можно попробовать"),
    ul(
      "дрели-шуруповёрты и ударные винтовёрты;",
      "лобзики и сабельные пилы;",
      "эксцентриковые и ленточные шлифмашины;",
      "перфоратор SDS-plus на бетонном блоке;",
      "лазерные уровни, для них выделена тёмная стена.",
    ),
    p(
      "Доски, профиль и плитка у нас есть. Если важен именно ваш материал, приносите обрезок: размер до 50 см, без краски и масла.",
    ),
    h2("Правила простые"),
    p(
      "Очки и перчатки выдаём. Длинные волосы и рукава убираем. Пилим и сверлим по одному, рядом стоит продавец: он не торопит и не уговаривает, а следит, чтобы все ушли с десятью пальцами.",
    ),
    h2("Зачем это нам"),
    p(
      "За три месяца пробной работы возвратов с причиной «не подошло» стало вдвое меньше. Тот, кто подержал машину пять минут, понимает про неё больше, чем из любой таблицы.",
    ),
    p(
      `Стол открыт ежедневно с 11:00 до 17:00. Чтобы нужная модель точно была на месте, позвоните заранее: телефон магазина есть в ${a("/contacts", "контактах")}.`,
    ),
  ],
  en: [
    p(
      "The shop on Kuznechny Road has a bench for trying things out: a vise, clamps, dust extraction and some twenty tools that you may switch on. Nobody has to choose a drill by its picture any more.",
    ),
    h2("What you can try"),
    ul(
      "drill drivers and impact drivers;",
      "jigsaws and reciprocating saws;",
      "random orbit and belt sanders;",
      "an SDS-plus hammer on a concrete block;",
      "laser levels, which have a dark wall of their own.",
    ),
    p(
      "We have boards, profiles and tiles. If your own material matters, bring an offcut: up to 50 cm, without paint or oil.",
    ),
    h2("The rules are simple"),
    p(
      "Glasses and gloves are provided. Long hair and sleeves are tucked away. One person works at a time, and an assistant stands by, neither to hurry nor to persuade you but to see that everyone leaves with ten fingers.",
    ),
    h2("Why we do it"),
    p(
      "In three months of trial the returns marked “not what I wanted” were halved. Five minutes with a machine in your hands say more than any table.",
    ),
    p(
      `The bench is open daily from 11:00 to 17:00. To be sure that the model is there, call beforehand: the shop’s number is under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

import { a, h2, ol, p, table, ul } from "../../html";
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
      "Доски, профиль и плитка у нас есть. Если важен именно ваш материал, приносите обрезок: размер до 50 см, без краски и масла. Своя оснастка тоже годится, если она цела и подходит к машине по оборотам.",
    ),
    h2("На что обратить внимание"),
    p("За столом легко увлечься и забыть, зачем пришли. Эта таблица висит над столом."),
    table(
      ["Инструмент", "Что сделать", "Что сравнить"],
      ["Дрель-шуруповёрт", "завернуть пять саморезов 6 × 80 в брус", "хват, вес, держит ли патрон"],
      ["Лобзик", "пройти дугу по линии в доске 20 мм", "увод полотна, обзор линии"],
      ["Шлифмашина", "снять полосу лака с нашей доски", "вибрацию, пыль мимо мешка"],
      ["Перфоратор", "три отверстия 8 мм в блоке", "отдачу, время, шум"],
      ["Лазерный уровень", "вывести линию на пяти метрах", "яркость, толщину линии"],
    ),
    p(
      "Пробуйте не одну машину, а две или три подряд: разница в двести граммов и в форме рукоятки понятна только в сравнении. Смотрите и на шнур, куда он ложится, и на переключатели, достаёт ли до них большой палец.",
    ),
    h2("Правила простые"),
    p(
      "Очки и наушники выдаём, а перчатки у вращающегося сверла не надевают. Длинные волосы и рукава убираем. Детям до 14 лет можно смотреть из-за экрана вместе со взрослым. Пилим и сверлим по одному, рядом стоит продавец: он не торопит и не уговаривает, а следит, чтобы все ушли с десятью пальцами.",
    ),
    h2("Попробовали, что дальше"),
    ol(
      "Возьмите у продавца карточку с артикулом: по нему модель находится в поиске на сайте.",
      "Купите в зале или закажите дома, цена одна.",
      "На стол мы ставим отдельные образцы. Вам достанется новый инструмент в закрытой коробке.",
    ),
    p(
      `Если дома окажется, что всё-таки не то, на возврат есть 14 дней, пока на инструменте нет следов работы. Порядок описан на странице ${a("/information/vozvrat-tovara", "«Возврат товара»")}. Похожие модели до прихода удобно выбрать в разделе ${a("/catalog/power-tools", "«Электроинструмент»")} и поставить рядом в сравнении.`,
    ),
    h2("Зачем это нам"),
    p(
      "За три месяца пробной работы возвратов с причиной «не подошло» стало вдвое меньше. Тот, кто подержал машину пять минут, понимает про неё больше, чем из любой таблицы. А мы слышим, что людям неудобно, и пишем об этом в описании.",
    ),
    p(
      `Стол открыт ежедневно с 11:00 до 17:00. Чтобы нужная модель точно была на месте, позвоните заранее: телефон магазина есть в ${a("/contacts", "контактах")}.`,
    ),
  ],
  en: [
    p(
      "The shop on Kuznechny Road has a bench for trying things out: a vice, clamps, dust extraction and some twenty tools that you may switch on. Nobody has to choose a drill by its picture any more.",
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
      "We have boards, profiles and tiles. If your own material matters, bring an offcut: up to 50 cm, without paint or oil. Your own accessories are welcome too if they are whole and rated for the machine’s speed.",
    ),
    h2("What to look at"),
    p("At the bench it is easy to get carried away and forget what you came for. This table hangs above the bench."),
    table(
      ["Tool", "What to do", "What to compare"],
      ["Drill driver", "drive five 6 × 80 screws into a beam", "grip, weight, hold of the chuck"],
      ["Jigsaw", "follow a curve in a 20 mm board", "drift of the blade, view of the line"],
      ["Sander", "take a strip of varnish off our board", "vibration, dust outside the bag"],
      ["Rotary hammer", "three 8 mm holes in the block", "recoil, time, noise"],
      ["Laser level", "draw a line at five metres", "brightness, width of the line"],
    ),
    p(
      "Try not one machine but two or three in a row: two hundred grams and the shape of a handle show only in comparison. Look at the cord, too, and where it lies, and at the switches, whether your thumb reaches them.",
    ),
    h2("The rules are simple"),
    p(
      "Glasses and ear-muffs are provided; gloves stay off near a turning drill. Long hair and sleeves are tucked away. Children under 14 may watch from behind the screen with an adult. One person works at a time, and an assistant stands by, neither to hurry nor to persuade you but to see that everyone leaves with ten fingers.",
    ),
    h2("After the trial"),
    ol(
      "Take a card with the item number from the assistant: the site’s search finds the model by it.",
      "Buy it in the shop or order from home, the price is the same.",
      "On the bench are samples of our own. Yours will be a new tool in a closed box.",
    ),
    p(
      `If at home it turns out to be the wrong one after all, you have 14 days to return it as long as it has not been used. The steps are under ${a("/information/vozvrat-tovara", "Returns")}. Before you come, similar models are easily picked in ${a("/catalog/power-tools", "Power tools")} and compared side by side.`,
    ),
    h2("Why we do it"),
    p(
      "In three months of trial the returns marked “not what I wanted” were halved. Five minutes with a machine in your hands say more than any table. And we hear what is awkward about it and put that into the description.",
    ),
    p(
      `The bench is open daily from 11:00 to 17:00. To be sure that the model is there, call beforehand: the shop’s number is under ${a("/contacts", "Contacts")}.`,
    ),
  ],
};

import type { Pair } from "../../lib/text";
import { brand } from "./types";
import type { Brand } from "./types";

const china: Pair = ["Китай", "China"];

/** Brands from other countries, in the order of the list. */
export const foreignBrands: readonly Brand[] = [
  brand(
    "smolyak",
    "Смоляк",
    "Smolyak",
    ["Беларусь", "Belarus"],
    [
      "Топоры, ручной инструмент и рабочая обувь из Полесья. Рукоятки точат из ясеня, который растёт в часе езды от мастерской.",
      "Axes, hand tools and work footwear from Polesia. Handles are turned from ash that grows an hour's drive from the workshop.",
    ],
    [
      "Семейная фирма, третье поколение. На каждом топоре стоит клеймо мастера, и по нему можно узнать, кто его насаживал.",
      "A family firm in its third generation. Every axe bears its maker's stamp, which tells who set the head.",
    ],
  ),
  brand(
    "nordhult",
    "Нордхульт",
    "Nordhult",
    ["Швеция", "Sweden"],
    [
      "Одежда, обувь и ручной инструмент для холода. Фабрика в шведском Смоланде проверяет куртки там же, где шьёт: зимой, на лесозаготовке.",
      "Clothing, footwear and hand tools for the cold. The factory in Swedish Småland tests its jackets where it sews them: in winter, in the forest.",
    ],
    [
      "Рукоятки подбирают под руку в перчатке, клинки точат под тупой угол, чтобы сталь не крошилась на морозе.",
      "Handles are shaped for a gloved hand, and blades are ground at a blunt angle so that the steel does not chip in frost.",
    ],
    [
      "Марка чинит свои вещи бесплатно в первые пять лет.",
      "The brand mends its goods free of charge for the first five years.",
    ],
  ),
  brand(
    "brennfeld",
    "Бреннфельд",
    "Brennfeld",
    ["Германия", "Germany"],
    [
      "Точный инструмент и машины для столярных цехов. «Бреннфельд» известен тем, что показывает допуск, а не среднее: в паспорте стоит худшая цифра партии.",
      "Precision tools and machines for joineries. Brennfeld is known for stating the tolerance rather than the average: its papers give the worst figure of the batch.",
    ],
    [
      "Пылеудаление проектируют вместе с инструментом, поэтому пила, шлифмашина и аппарат подходят одним шлангом.",
      "Dust extraction is designed together with the tool, so one hose serves the saw, the sander and the extractor.",
    ],
  ),
  brand(
    "takemori",
    "Такэмори",
    "Takemori",
    ["Япония", "Japan"],
    [
      "Компактный аккумуляторный инструмент из Нагои. Инженеры «Такэмори» борются за граммы: вес убирают там, где он не держит нагрузку.",
      "Compact cordless tools from Nagoya. Takemori's engineers fight for grams, taking weight away wherever it carries no load.",
    ],
    [
      "Батарея опрашивает каждую ячейку отдельно и отключает слабую раньше, чем она утянет за собой остальные. Зарядка занимает меньше получаса.",
      "The battery watches every cell and cuts off a weak one before it drags down the rest. Charging takes less than half an hour.",
    ],
  ),
  brand(
    "qingtan",
    "Цинтань",
    "Qingtan",
    china,
    [
      "Большой завод в провинции Чжэцзян, который делает инструмент для дома и мастерской. Сильная сторона — цена и постоянный склад.",
      "A large works in Zhejiang that makes tools for the home and the workshop. Its strong points are the price and a steady stock.",
    ],
    [
      "Для нашего магазина «Цинтань» ставит усиленные щётки и кабель с запасом по сечению, остальное серийное.",
      "For our shop Qingtan fits heavier brushes and a thicker cable; the rest is standard.",
    ],
  ),
  brand(
    "shenlu",
    "Шэньлу",
    "Shenlu",
    china,
    [
      "Абразив, оснастка и наборы ручного инструмента. «Шэньлу» экспортирует в сорок стран и собирает отзывы в одну базу: неудачная партия снимается за неделю.",
      "Abrasives, accessories and hand tool sets. Shenlu exports to forty countries and gathers the reviews in one place: a poor batch is withdrawn within a week.",
    ],
    [
      "Упаковку марка печатает на русском, с размерами и оборотами, чтобы не искать их на сайте.",
      "Packs are printed with sizes and speeds in plain view, so that nobody has to look them up.",
    ],
  ),
  brand(
    "valdoro",
    "Вальдоро",
    "Valdoro",
    ["Италия", "Italy"],
    [
      "Компрессоры, краскопульты и сварка из-под Брешии. Итальянцы говорят, что хороший факел виден на слух, и настраивают сопла на глушёном стенде.",
      "Compressors, spray guns and welding from near Brescia. Italians say that a good fan can be heard, and they tune their nozzles in a silent booth.",
    ],
    [
      "Поршневые группы отлиты из чугуна, ремни и клапаны одинаковы для пяти моделей: запас на складе небольшой, а хватает его надолго.",
      "Cylinder blocks are cast iron, and belts and valves are the same for five models: a small stock of parts lasts long.",
    ],
  ),
  brand(
    "tarlabek",
    "Тарлабек",
    "Tarlabek",
    ["Казахстан", "Kazakhstan"],
    [
      "Кабель, удлинители, рабочая одежда и малярный инструмент из Караганды. Всё рассчитано на степь: от сорока тепла до сорока мороза.",
      "Cable, extension leads, workwear and painting tools from Karaganda. Everything is meant for the steppe, from forty above to forty below.",
    ],
    [
      "Изоляцию морозят и гнут на барабане, ткань выгорает на крыше цеха целое лето, прежде чем попасть в раскрой.",
      "Insulation is frozen and bent round a drum, and fabric lies on the roof for a whole summer before it is cut.",
    ],
  ),
  brand(
    "zdenar",
    "Зденар",
    "Zdenar",
    ["Чехия", "Czechia"],
    [
      "Пневматика и окрасочное оборудование из Моравии. «Зденар» делает мало моделей и держит их в каталоге десятилетиями.",
      "Air tools and spraying equipment from Moravia. Zdenar makes few models and keeps them in the catalogue for decades.",
    ],
    [
      "Прокладка от пистолета девяностых подойдёт и к сегодняшнему: чертежи менять не стали.",
      "A seal from a gun of the nineties fits today's one as well: the drawings were never changed.",
    ],
  ),
  brand(
    "lindvik",
    "Линдвик",
    "Lindvik",
    ["Норвегия", "Norway"],
    [
      "Мерительный инструмент с побережья Норвегии. Солёный воздух научил фирму не экономить на нержавейке и уплотнениях.",
      "Measuring tools from the coast of Norway. Salt air has taught the firm not to save on stainless steel and seals.",
    ],
    [
      "Шкалы травят, а не печатают, экраны читаются в сумерках. Каждый прибор несёт номер, по которому можно поднять протокол проверки.",
      "Scales are etched rather than printed, and displays read at dusk. Every instrument bears a number under which its test record is kept.",
    ],
  ),
  brand(
    "kalvatti",
    "Калватти",
    "Kalvatti",
    ["Финляндия", "Finland"],
    [
      "Верстаки, стеллажи, подмости и лестницы из Тампере. «Калватти» проектирует мебель для мастерских, где места мало, а порядок нужен.",
      "Workbenches, shelving, platforms and ladders from Tampere. Kalvatti designs furniture for workshops short of room and fond of order.",
    ],
    [
      "Всё собирается двумя ключами и пересобирается после переезда, крепёж при этом не выбрасывают.",
      "Everything goes together with two spanners and can be rebuilt after a move without throwing the hardware away.",
    ],
  ),
];

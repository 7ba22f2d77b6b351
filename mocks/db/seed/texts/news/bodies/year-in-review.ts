import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const yearInReview: Body = {
  ru: [
    p(
      "В январе мы пересчитали все заказы прошлого года. Ничего личного: смотрели на товары и причины возвратов, а не на покупателей. Получилось интереснее, чем ожидали.",
    ),
    h2("Чаще всего покупали"),
    ol(
      "Отрезные круги 125 мм. Каждый шестой заказ.",
      "Перчатки с покрытием. Обычно двенадцать пар сразу.",
      "Рулетки 5 и 8 м. Похоже, их теряют быстрее, чем они изнашиваются.",
      "Аккумуляторы 18 В на 4 А·ч. Чаще второй к уже купленному инструменту, чем первый.",
      "Саморезы по дереву. Берут с запасом и правильно делают.",
    ),
    p(
      "Больше половины списка составляют вещи, которые заканчиваются. Поэтому мы стали держать их на полке во всех магазинах, а не только на складе, и проверяем остаток каждое утро.",
    ),
    h2("Когда покупали"),
    table(
      ["Время года", "Что росло быстрее всего"],
      ["зима", "батареи, прожекторы, утеплённые куртки"],
      ["весна", "лестницы, валики, минимойки"],
      ["лето", "перфораторы, удлинители, крепёж"],
      ["осень", "респираторы, пылесосы, сварка"],
    ),
    p(
      "Больше всего заказов приходило в понедельник утром: в выходные мастер замечает, чего не хватает, а покупает перед новой работой. Меньше всего их было в субботу после обеда, зато в магазинах именно тогда людно.",
    ),
    h2("Неожиданности"),
    p(
      "Гидроуровни, которые мы чуть не убрали из каталога, выросли в полтора раза: строители снова доверяют воде. А больше всего вопросов задали о молотках: какая рукоятка прочнее и меньше утомляет руку. Отвечаем всем сразу: ясень и гикори гасят удар и легко меняются, стеклопластик переживёт промах, а цельнометаллический молоток прочнее всех и тяжелее всех для кисти.",
    ),
    h2("Почему возвращали"),
    table(
      ["Причина", "Доля возвратов"],
      ["Не подошёл размер или посадка", "46%"],
      ["Ожидали большего", "21%"],
      ["Передумали", "18%"],
      ["Неисправность", "11%"],
      ["Наша ошибка при сборке", "4%"],
    ),
    p(
      "Почти половина возвратов случается из-за размера. Поэтому в карточки добавили посадочные диаметры, размеры одежды и список совместимых батарей, а в 2026 году продолжим. «Ожидали большего» тоже наша забота: значит, карточка обещала лишнее или умолчала о пределе.",
    ),
    h2("Как не попасть в эти 46 процентов"),
    ul(
      `${a("/catalog/consumables/discs", "Круги и диски")}: сверьте наружный диаметр и отверстие с табличкой машины.`,
      "Батареи: сначала марка и напряжение, потом ёмкость.",
      `${a("/catalog/workwear/footwear", "Обувь")} и перчатки: меряйте ногу и ладонь вечером, а зимой оставьте место для подкладки.`,
      "Головки и биты: размер квадрата или хвостовика выбит на инструменте.",
    ),
    p(
      "Неисправных вещей стало меньше, чем год назад, но каждая из них дороже любой другой ошибки: человек остаётся без работы. Модель, которая возвращается чаще остальных, снимаем с продажи, пока не поймём причину. За год так ушли четыре.",
    ),
    h2("Что меняем"),
    p(
      `Собирать заказы стали вдвоём: один кладёт, другой сверяет. И переписали страницу ${a("/information/vozvrat-tovara", "о возврате")} так, чтобы её можно было прочитать за две минуты.`,
    ),
  ],
  en: [
    p(
      "In January we went through all orders of the past year. Nothing personal: we looked at the goods and the reasons for returns, not at the customers. It turned out more interesting than expected.",
    ),
    h2("Bought most often"),
    ol(
      "125 mm cutting discs. One order in six.",
      "Coated gloves. Usually twelve pairs at once.",
      "Tapes of 5 and 8 m. They seem to get lost sooner than worn out.",
      "18 V batteries of 4 Ah. More often the second for a tool than the first.",
      "Wood screws. People buy more than they need, and rightly so.",
    ),
    p(
      "More than half of the list are things that run out. That is why we now keep them on the shelf in all our shops, not only at the warehouse, and check the stock every morning.",
    ),
    h2("When it was bought"),
    table(
      ["Season", "What grew fastest"],
      ["winter", "batteries, floodlights, winter jackets"],
      ["spring", "ladders, rollers, pressure washers"],
      ["summer", "rotary hammers, extension leads, fixings"],
      ["autumn", "dust masks, vacuums, welding"],
    ),
    p(
      "Most orders came on Monday morning: at the weekend a craftsman sees what is missing, and buys it before the next job. There were fewest on Saturday afternoon, which is just when the shops are crowded.",
    ),
    h2("Surprises"),
    p(
      "Water levels, which we had nearly dropped, grew by half: builders trust water again. And nothing raised more questions than hammers: which handle lasts longer and tires the hand less. Here is one answer for all: ash and hickory soften the blow and are easy to replace, fibreglass survives a miss, and an all-steel hammer is the strongest and the hardest on the wrist.",
    ),
    h2("Why things came back"),
    table(
      ["Reason", "Share of returns"],
      ["Wrong size or fit", "46%"],
      ["Expected more", "21%"],
      ["Changed their mind", "18%"],
      ["A fault", "11%"],
      ["Our mistake in packing", "4%"],
    ),
    p(
      "Nearly half of the returns are about size. That is why we have added bores, clothing sizes and compatible batteries to our products, and will go on with it in 2026. “Expected more” is our business as well: the product page promised too much or kept silent about a limit.",
    ),
    h2("How to stay out of those 46 per cent"),
    ul(
      `${a("/catalog/consumables/discs", "Discs and blades")}: check the outer diameter and the bore against the plate on the machine.`,
      "Batteries: first the brand and the voltage, then the capacity.",
      `${a("/catalog/workwear/footwear", "Footwear")} and gloves: measure in the evening, and in winter leave room for a liner.`,
      "Sockets and bits: the size of the square or the shank is stamped on the tool.",
    ),
    p(
      "There were fewer faulty things than a year before, but each of them costs more than any other mistake: somebody is left without work. A model that comes back more often than the rest is taken off sale until we know why. Four went that way in the year.",
    ),
    h2("What we are changing"),
    p(
      `Orders are now packed by two: one puts the goods in, the other checks them. And we have rewritten the page ${a("/information/vozvrat-tovara", "on returns")} so that it takes two minutes to read.`,
    ),
  ],
};

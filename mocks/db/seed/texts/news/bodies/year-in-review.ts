import { a, h2, ol, p, table } from "../../html";
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
      "Аккумуляторы 18 В на 4 А·ч.",
      "Саморезы по дереву.",
    ),
    h2("Неожиданности"),
    p(
      "Гидроуровни, которые мы чуть не убрали из каталога, выросли в полтора раза: строители снова доверяют воде. А больше всего вопросов задали о молотках: какая рукоятка прочнее и меньше утомляет руку.",
    ),
    h2("Почему возвращали"),
    table(
      ["Причина", "Доля возвратов"],
      ["Не подошёл размер или посадка", "46 %"],
      ["Ожидали большего", "21 %"],
      ["Передумали", "18 %"],
      ["Неисправность", "11 %"],
      ["Наша ошибка при сборке", "4 %"],
    ),
    p(
      "Почти половина возвратов случается из-за размера. Поэтому в карточки добавили посадочные диаметры, размеры одежды и список совместимых батарей, а в 2026 году продолжим.",
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
      "18 V batteries of 4 Ah.",
      "Wood screws.",
    ),
    h2("Surprises"),
    p(
      "Water levels, which we had nearly dropped, grew by half: builders trust water again. And nothing raised more questions than hammers: which handle lasts longer and tires the hand less.",
    ),
    h2("Why things came back"),
    table(
      ["Reason", "Share of returns"],
      ["Wrong size or fit", "46 %"],
      ["Expected more", "21 %"],
      ["Changed their mind", "18 %"],
      ["A fault", "11 %"],
      ["Our mistake in packing", "4 %"],
    ),
    p(
      "Nearly half of the returns are about size. That is why we have added bores, clothing sizes and compatible batteries to our products, and will go on with it in 2026.",
    ),
    h2("What we are changing"),
    p(
      `Orders are now packed by two: one puts the goods in, the other checks them. And we have rewritten the page ${a("/information/vozvrat-tovara", "on returns")} so that it takes two minutes to read.`,
    ),
  ],
};

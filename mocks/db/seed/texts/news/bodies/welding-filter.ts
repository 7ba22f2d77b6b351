import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const weldingFilter: Body = {
  ru: [
    p(
      "На светофильтре хорошей маски стоят четыре цифры через дробь, например 1/1/1/2. Это оценки оптики: единица лучшая, тройка худшая. По ним легко понять, за что просят деньги.",
    ),
    h2("Что оценивают"),
    table(
      ["Место", "Что измеряют", "Что почувствуете при тройке"],
      ["1", "искажение изображения", "шов плывёт, болит голова"],
      ["2", "рассеяние света", "мутно, как через запылённое стекло"],
      ["3", "равномерность затемнения", "по краям светлее, чем в центре"],
      ["4", "зависимость от угла", "темнеет, когда наклоняете голову"],
    ),
    p(
      "Для коротких прихваток хватит 1/2/1/2. Если варите весь день, берите 1/1/1/1 или 1/1/1/2: разница к вечеру заметна.",
    ),
    h2("Степень затемнения"),
    p(
      "Число DIN показывает, насколько тёмным становится стекло. Дуга на 80 А требует 10 DIN, на 150 А уже 11, на 200 А и выше 12 или 13. Если после шва перед глазами пятна, прибавьте единицу.",
    ),
    h2("Что ещё проверить"),
    ul(
      "<strong>Датчики.</strong> Два подойдут для открытого места, четыре нужны там, где дугу закрывает деталь.",
      "<strong>Скорость.</strong> Хватает 1/10 000 секунды, дальше цифры растут, а разница не видна.",
      "<strong>Чувствительность.</strong> Для аргона важна регулировка: слабую дугу простая маска пропускает.",
      "<strong>Питание.</strong> Солнечная панель бережёт батарею, но не заменяет её.",
    ),
    p(
      "И последнее: даже прозрачный светофильтр задерживает ультрафиолет. Если маска не сработала, вы получите неприятную вспышку, но не ожог глаз. А вот без маски ожог обеспечен.",
    ),
    p(`Маски, краги и костюмы собраны в разделе ${a("/catalog/welding/welding-protection", "«Защита сварщика»")}.`),
  ],
  en: [
    p(
      "The filter of a good mask carries four digits such as 1/1/1/2. They are marks for its optics: one is best, three is worst. They show quite well what you are paying for.",
    ),
    h2("What is marked"),
    table(
      ["Place", "What is measured", "What a three feels like"],
      ["1", "distortion", "the seam swims and your head aches"],
      ["2", "scattering of light", "hazy, as through a dusty pane"],
      ["3", "evenness of the shade", "lighter at the edges than in the middle"],
      ["4", "dependence on the angle", "darker when you tilt your head"],
    ),
    p(
      "For short tacks 1/2/1/2 will do. If you weld all day take 1/1/1/1 or 1/1/1/2: by evening you will notice the difference.",
    ),
    h2("The shade"),
    p(
      "The DIN number says how dark the glass becomes. An arc of 80 A asks for DIN 10, one of 150 A for 11, and 200 A or more for 12 or 13. If you see spots after a seam, go up by one.",
    ),
    h2("What else to check"),
    ul(
      "<strong>Sensors.</strong> Two are fine in the open, four are needed where the part hides the arc.",
      "<strong>Speed.</strong> 1/10 000 of a second is enough; beyond that the figures grow and the difference does not show.",
      "<strong>Sensitivity.</strong> TIG needs the adjustment, since a simple mask misses a weak arc.",
      "<strong>Power.</strong> A solar cell spares the battery but does not replace it.",
    ),
    p(
      "One last thing: even a clear filter stops ultraviolet. If the mask fails to darken you get a nasty flash but not burnt eyes. Without a mask the burn is certain.",
    ),
    p(`Masks, gauntlets and suits are in ${a("/catalog/welding/welding-protection", "Welding protection")}.`),
  ],
};

import { a, h2, ol, p, table, ul } from "../../html";
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
      "Для коротких прихваток хватит 1/2/1/2. Если варите весь день, берите 1/1/1/1 или 1/1/1/2: разница к вечеру заметна. Важнее остальных последняя цифра: варят редко прямо перед собой, и при взгляде сбоку плохой фильтр темнеет пятнами.",
    ),
    h2("Степень затемнения"),
    p(
      "Число DIN показывает, насколько тёмным становится стекло. Дуга на 80 А требует 10 DIN, на 150 А уже 11, на 200 А и выше 12 или 13. Если после шва перед глазами пятна, прибавьте единицу.",
    ),
    table(
      ["DIN", "Электрод", "Аргон"],
      ["9", "до 40 А", "20–40 А"],
      ["10", "40–80 А", "40–100 А"],
      ["11", "80–175 А", "100–175 А"],
      ["12", "175–300 А", "175–250 А"],
      ["13", "300–500 А", "250–400 А"],
    ),
    p(
      "Таблица даёт точку, с которой начинают. Нужный номер ещё зависит от света вокруг и от ваших глаз: шов должен быть виден, а дуга не должна слепить. Слишком тёмное стекло тоже вредит, потому что варить начинают наугад и наклоняются ближе к дуге.",
    ),
    p(
      "Запись 9–13 DIN означает диапазон регулировки, а число перед косой чертой, например 4/9–13, то, насколько светло стекло до дуги.",
    ),
    h2("Что ещё проверить"),
    ul(
      "<strong>Датчики.</strong> Два подойдут для открытого места, четыре нужны там, где дугу закрывает деталь.",
      "<strong>Скорость.</strong> Хватает 1/10 000 секунды, дальше цифры растут, а разница не видна.",
      "<strong>Чувствительность.</strong> Для аргона важна регулировка: слабую дугу простая маска пропускает.",
      "<strong>Питание.</strong> Солнечная панель бережёт батарею, но не заменяет её.",
      "<strong>Окно.</strong> Чем оно шире, тем меньше наклоняешь голову и устаёт шея.",
    ),
    p(
      "И последнее: даже прозрачный светофильтр задерживает ультрафиолет. Если маска не сработала, вы получите неприятную вспышку, но не ожог глаз. А вот без маски ожог обеспечен.",
    ),
    h2("Проверка и уход"),
    ol(
      "Перед сменой поднесите маску к лампе или чиркните кремнёвой зажигалкой у датчиков: фильтр должен потемнеть.",
      "Меняйте наружную пластину, когда брызги мешают видеть: она стоит недорого и бережёт фильтр.",
      "Протирайте датчики мягкой тканью, без растворителя.",
      "На морозе держите маску под курткой: холодный фильтр темнеет медленнее.",
    ),
    p(
      `Маска закрывает лицо, но не дым: для долгой работы в помещении под неё надевают ${a("/catalog/workwear/breathing/respirators", "респиратор FFP2")}.`,
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
      "For short tacks 1/2/1/2 will do. If you weld all day take 1/1/1/1 or 1/1/1/2: by evening you will notice the difference. The last digit matters most: one seldom welds straight ahead, and seen from the side a poor filter turns patchy.",
    ),
    h2("The shade"),
    p(
      "The DIN number says how dark the glass becomes. An arc of 80 A asks for DIN 10, one of 150 A for 11, and 200 A or more for 12 or 13. If you see spots after a seam, go up by one.",
    ),
    table(
      ["DIN", "Stick", "TIG"],
      ["9", "up to 40 A", "20–40 A"],
      ["10", "40–80 A", "40–100 A"],
      ["11", "80–175 A", "100–175 A"],
      ["12", "175–300 A", "175–250 A"],
      ["13", "300–500 A", "250–400 A"],
    ),
    p(
      "The table is where to start. The right number also depends on the light around and on your eyes: the seam should be seen and the arc should not dazzle. A glass too dark does harm as well, for one begins to weld by guesswork and leans closer to the arc.",
    ),
    p(
      "A mark like 9–13 DIN is the range of the adjustment; a number before the stroke, as in 4/9–13, tells how light the glass is before the arc.",
    ),
    h2("What else to check"),
    ul(
      "<strong>Sensors.</strong> Two are fine in the open, four are needed where the part hides the arc.",
      "<strong>Speed.</strong> 1/10 000 of a second is enough; beyond that the figures grow and the difference does not show.",
      "<strong>Sensitivity.</strong> TIG needs the adjustment, since a simple mask misses a weak arc.",
      "<strong>Power.</strong> A solar cell spares the battery but does not replace it.",
      "<strong>Window.</strong> The wider it is, the less you tilt your head and strain your neck.",
    ),
    p(
      "One last thing: even a clear filter stops ultraviolet. If the mask fails to darken you get a nasty flash but not burnt eyes. Without a mask the burn is certain.",
    ),
    h2("Checks and care"),
    ol(
      "Before a shift hold the mask to a lamp or strike a flint lighter by the sensors: the filter should darken.",
      "Change the outer plate when spatter gets in the way: it is cheap and spares the filter.",
      "Wipe the sensors with a soft cloth, without solvent.",
      "In the frost keep the mask under your jacket: a cold filter darkens more slowly.",
    ),
    p(
      `A mask covers the face but keeps out no fume: for long work indoors wear an ${a("/catalog/workwear/breathing/respirators", "FFP2 respirator")} under it.`,
    ),
    p(`Masks, gauntlets and suits are in ${a("/catalog/welding/welding-protection", "Welding protection")}.`),
  ],
};

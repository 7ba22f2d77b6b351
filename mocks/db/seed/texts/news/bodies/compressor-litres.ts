import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const compressorLitres: Body = {
  ru: [
    p(
      "Компрессор на 260 л/мин не тянет краскопульт, которому нужно 180. Обмана нет: на этикетке указан поток на входе, а из шланга выходит на треть меньше.",
    ),
    h2("Вход и выход"),
    p(
      "Поршень всасывает воздух и сжимает его с потерями на нагрев и зазоры. У масляных компрессоров на выходе остаётся 65–70 % от входа, у безмасляных 60–65 %. Умножьте цифру с этикетки на 0,65, и вы узнаете, на что рассчитывать.",
    ),
    h2("Сколько берёт инструмент"),
    table(
      ["Инструмент", "Расход", "Давление"],
      ["продувка, подкачка колёс", "50–100 л/мин", "2–6 бар"],
      ["штифтозабивной пистолет", "60 л/мин", "5–7 бар"],
      ["краскопульт", "150–250 л/мин", "2–4 бар"],
      ["гайковёрт 1/2 дюйма", "200–300 л/мин", "6 бар"],
      ["шлифмашина", "300–400 л/мин", "6 бар"],
    ),
    h2("Как посчитать"),
    ol(
      "Возьмите расход самого прожорливого инструмента.",
      "Прибавьте четверть на шланг и соединения.",
      "Разделите на 0,65. Это поток, который должен стоять на этикетке.",
      "Сверьте давление: запас над рабочим нужен хотя бы в 1–2 бара.",
    ),
    p("Для краскопульта на 180 л/мин получится 180 × 1,25 ÷ 0,65, то есть около 350 л/мин."),
    p("С тем же запасом на шланг посчитаны обычные цифры с этикеток."),
    table(
      ["На этикетке", "На выходе", "Инструмент с расходом до"],
      ["200 л/мин", "130 л/мин", "105 л/мин"],
      ["260 л/мин", "170 л/мин", "135 л/мин"],
      ["350 л/мин", "230 л/мин", "180 л/мин"],
      ["420 л/мин", "270 л/мин", "215 л/мин"],
    ),
    h2("Ресивер"),
    p(
      "Бак не добавляет воздуха, он сглаживает паузы. Для пистолета, который бьёт раз в несколько секунд, хватит 24 л. Для шлифмашины, которая берёт воздух без остановки, ресивер на 100 л лишь отложит усталость мотора. Зато при коротких работах большой бак реже включает мотор, и тому хватает времени остыть.",
    ),
    h2("Паузы в работе"),
    p(
      "Посмотрите в паспорте на режим. S3 50 % значит, что из десяти минут мотор работает пять, а пять остывает. Если воздух нужен без перерыва, берите поток с двойным запасом или ременную модель: обороты у неё ниже, а охлаждение лучше.",
    ),
    h2("Шланг и вода"),
    ul(
      "До 10 м и 250 л/мин хватает шланга с внутренним диаметром 8 мм, для шлифмашины нужен 10 мм.",
      "Давление настраивайте при нажатом курке: без расхода манометр показывает больше, чем получит инструмент.",
      "Закройте кран на полном ресивере и подождите четверть часа. Если стрелка опустилась, ищите утечку мыльной водой.",
      "Сливайте конденсат после каждой смены: бак ржавеет изнутри.",
      "Для краски поставьте влагоотделитель, иначе капля воды окажется на двери.",
    ),
    p(
      `Шланги, быстросъёмы и фильтры лежат в разделе ${a("/catalog/pneumatics/air-line", "«Шланги и подготовка воздуха»")}. Сверьте резьбу и тип разъёма с тем, что уже стоит на ваших инструментах.`,
    ),
    p(
      `Поток на входе и объём ресивера указаны у каждой модели в разделе ${a("/catalog/pneumatics/compressors", "«Компрессоры»")}.`,
    ),
  ],
  en: [
    p(
      "A 260 l/min compressor cannot keep up with a spray gun that needs 180. Nobody is cheating: the label states the flow at the intake, and a third less comes out of the hose.",
    ),
    h2("Intake and outlet"),
    p(
      "A piston draws air in and compresses it, losing some to heat and clearances. Oil compressors deliver 65–70% of what they take in, oil-free ones 60–65%. Multiply the figure on the label by 0.65 and you know what to count on.",
    ),
    h2("What tools use"),
    table(
      ["Tool", "Air", "Pressure"],
      ["blowing out, tyres", "50–100 l/min", "2–6 bar"],
      ["brad nailer", "60 l/min", "5–7 bar"],
      ["spray gun", "150–250 l/min", "2–4 bar"],
      ["1/2 in impact wrench", "200–300 l/min", "6 bar"],
      ["air sander", "300–400 l/min", "6 bar"],
    ),
    h2("How to work it out"),
    ol(
      "Take the need of your hungriest tool.",
      "Add a quarter for the hose and couplings.",
      "Divide by 0.65. That is the flow to look for on the label.",
      "Check the pressure: it should exceed what the tool needs by 1–2 bar.",
    ),
    p("For a spray gun of 180 l/min it comes to 180 × 1.25 ÷ 0.65, about 350 l/min."),
    p("The usual figures on labels come out like this, with the same allowance for the hose."),
    table(
      ["On the label", "At the outlet", "For a tool that needs up to"],
      ["200 l/min", "130 l/min", "105 l/min"],
      ["260 l/min", "170 l/min", "135 l/min"],
      ["350 l/min", "230 l/min", "180 l/min"],
      ["420 l/min", "270 l/min", "215 l/min"],
    ),
    h2("The receiver"),
    p(
      "A tank does not add air, it evens out the pauses. A nailer that fires every few seconds is happy with 24 l. For a sander that draws air without a break, a receiver of 100 l only puts off the moment when the motor tires. In short jobs, though, a large tank starts the motor less often and gives it time to cool.",
    ),
    h2("Breaks"),
    p(
      "Look for the duty in the manual. S3 50% means that out of ten minutes the motor runs for five and cools for five. If you need air without a break, take twice the flow or a belt-driven model, which turns more slowly and cools better.",
    ),
    h2("Hose and water"),
    ul(
      "Up to 10 m and 250 l/min a hose with an inner diameter of 8 mm will do; a sander needs 10 mm.",
      "Set the pressure with the trigger pulled: with no air flowing the gauge shows more than the tool will get.",
      "Close the tap on a full receiver and wait a quarter of an hour. If the needle has dropped, look for the leak with soapy water.",
      "Drain the water after every shift: a tank rusts from inside.",
      "For paint fit a water separator, or the drop will end up on the door.",
    ),
    p(
      `Hoses, couplers and filters are in ${a("/catalog/pneumatics/air-line", "Hoses and air treatment")}. Check the thread and the type of coupler against the tools that you have.`,
    ),
    p(
      `Intake flow and receiver size are given for every model in ${a("/catalog/pneumatics/compressors", "Compressors")}.`,
    ),
  ],
};

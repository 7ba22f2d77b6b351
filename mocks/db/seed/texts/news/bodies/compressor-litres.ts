import { a, h2, ol, p, table } from "../../html";
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
    ),
    p("Для краскопульта на 180 л/мин получится 180 × 1,25 ÷ 0,65, то есть около 350 л/мин."),
    h2("Ресивер"),
    p(
      "Бак не добавляет воздуха, он сглаживает паузы. Для пистолета, который бьёт раз в несколько секунд, хватит 24 л. Для шлифмашины, которая берёт воздух без остановки, ресивер на 100 л лишь отложит усталость мотора.",
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
      "A piston draws air in and compresses it, losing some to heat and clearances. Oil compressors deliver 65–70 % of what they take in, oil-free ones 60–65 %. Multiply the figure on the label by 0.65 and you know what to count on.",
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
    ),
    p("For a spray gun of 180 l/min it comes to 180 × 1.25 ÷ 0.65, about 350 l/min."),
    h2("The receiver"),
    p(
      "A tank does not add air, it evens out the pauses. A nailer that fires every few seconds is happy with 24 l. For a sander that draws air without a break, a receiver of 100 l only puts off the moment when the motor tires.",
    ),
    p(
      `Intake flow and receiver size are given for every model in ${a("/catalog/pneumatics/compressors", "Compressors")}.`,
    ),
  ],
};

import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const paintRollerGuide: Body = {
  ru: [
    p(
      "Полосы на стене обычно списывают на краску, а виноват валик. Выбрать его просто, если помнить два правила: длина ворса зависит от поверхности, материал шубки от краски.",
    ),
    h2("Длина ворса"),
    table(
      ["Поверхность", "Ворс", "Что получится"],
      ["двери, мебель, металл", "4–6 мм", "гладкий слой"],
      ["шпаклёванная стена, обои", "9–12 мм", "мелкая шагрень"],
      ["потолок, штукатурка", "12–15 мм", "ровный матовый слой"],
      ["фасад, кирпич, «короед»", "18–25 мм", "прокрашены впадины"],
    ),
    h2("Материал"),
    ul(
      "<strong>Полиамид</strong> подходит для водных красок, не теряет ворс и служит несколько объектов.",
      "<strong>Велюр</strong> нужен для эмалей и лаков, когда след недопустим.",
      "<strong>Микрофибра</strong> набирает больше всего краски и хороша на потолке.",
      "<strong>Поролон</strong> годится для клея и грунтовки. Краску он пузырит, а растворитель его съедает.",
    ),
    h2("Ширина"),
    p("Широкий валик быстрее, но тяжелее и не везде развернётся. На квартиру обычно берут два."),
    table(
      ["Ширина", "Где удобен"],
      ["50–110 мм", "двери, трубы, углы, место за батареей"],
      ["180 мм", "простенки, откосы, фасадные панели"],
      ["230–250 мм", "стены и потолки в комнатах"],
      ["300 мм", "большие ровные плоскости, полы"],
    ),
    h2("Сколько взять краски"),
    p(
      "Комната 18 м² с потолком 2,7 м и периметром 17 м даёт 46 м² стен. Вычтем окно и дверь, останется около 42 м². Если на банке обещано 9 м² с литра, один слой возьмёт 4,7 л, два слоя 9,4 л. Добавьте десятую часть на валик, ванночку и шероховатость: выходит чуть больше десяти литров.",
    ),
    p(
      "Берите всё сразу и с одним номером партии: белый из двух партий различается на солнце. Если номера разные, слейте краску в одно ведро и размешайте.",
    ),
    h2("Порядок работы"),
    ol(
      "Обеспыльте и загрунтуйте стену, заклейте плинтус и наличники.",
      "Кистью или мини-валиком пройдите углы полосой в ладонь.",
      "Нанесите краску буквой W и раскатайте её, не отрывая валика.",
      "Последние проходы ведите сверху вниз, в одну сторону.",
      "Снимите ленту, пока верхний слой не высох.",
    ),
    h2("Три частые ошибки"),
    p(
      "Первая: новый валик не промывают. Промойте и высушите его, а короткий ворс ещё и прокатайте по малярной ленте, чтобы собрать лишнее.",
    ),
    p(
      "Вторая: красят по сохнущему. Ведите мокрую границу от окна вглубь комнаты и не останавливайтесь посреди стены. В жару закройте окна и красьте вдвоём: один ведёт углы кистью, другой сразу раскатывает.",
    ),
    p(
      "Третья: жмут, когда краска кончилась. Валик должен катиться под собственным весом. Закончилась краска, вернитесь к ванночке и прокатите его по ребристому скату, чтобы набрать ровно.",
    ),
    p(
      `В перерыве заверните валик в плёнку, чтобы он не засох, а после работы промойте его, пока вода не станет чистой. Лента и плёнка есть в разделе ${a("/catalog/painting/covering", "«Укрывка и герметизация»")}.`,
    ),
    p(`Валики, шубки и ванночки лежат в разделе ${a("/catalog/painting/rollers", "«Валики и ванночки»")}.`),
  ],
  en: [
    p(
      "Stripes on a wall are usually blamed on the paint, while the roller is at fault. Choosing one is simple with two rules in mind: the nap goes by the surface, the fabric by the paint.",
    ),
    h2("Length of nap"),
    table(
      ["Surface", "Nap", "Result"],
      ["doors, furniture, metal", "4–6 mm", "a smooth coat"],
      ["filled wall, lining paper", "9–12 mm", "a fine orange peel"],
      ["ceiling, plaster", "12–15 mm", "an even matt coat"],
      ["façade, brick, textured render", "18–25 mm", "paint in every hollow"],
    ),
    h2("Fabric"),
    ul(
      "<strong>Polyamide</strong> is for water-based paints, does not shed and lasts for several jobs.",
      "<strong>Velour</strong> is for enamel and varnish where no mark may show.",
      "<strong>Microfibre</strong> holds the most paint and is good for ceilings.",
      "<strong>Foam</strong> is for glue and primer. It makes bubbles in paint and solvents eat it.",
    ),
    h2("Width"),
    p("A wide roller is faster but heavier, and does not turn everywhere. For a flat one usually takes two."),
    table(
      ["Width", "Where it is handy"],
      ["50–110 mm", "doors, pipes, corners, behind radiators"],
      ["180 mm", "narrow walls, reveals, façade panels"],
      ["230–250 mm", "walls and ceilings of rooms"],
      ["300 mm", "large even surfaces, floors"],
    ),
    h2("How much paint to buy"),
    p(
      "A room of 18 m² with a ceiling at 2.7 m and 17 m round has 46 m² of wall. Less the window and the door, 42 m² remain. If the tin promises 9 m² to the litre, one coat takes 4.7 l and two take 9.4 l. Add a tenth for the roller, the tray and a rough surface: a little over ten litres.",
    ),
    p(
      "Buy it all at once and with one batch number: two whites differ in the sun. If the numbers differ, pour the paint into one bucket and stir.",
    ),
    h2("The order of work"),
    ol(
      "Dust and prime the wall, tape the skirting and the frames.",
      "Go along the corners with a brush or a mini roller, a palm wide.",
      "Put the paint on as a letter W and roll it out without lifting the roller.",
      "Make the last strokes from top to bottom, all in one direction.",
      "Take the tape off before the top coat is dry.",
    ),
    h2("Three common mistakes"),
    p(
      "The first is not washing a new roller. Wash and dry it, and run a short nap over masking tape to pick up loose hairs.",
    ),
    p(
      "The second is painting over a drying edge. Keep a wet edge from the window inwards and do not stop in the middle of a wall. In hot weather shut the windows and paint in twos: one does the corners, the other rolls right after.",
    ),
    p(
      "The third is pressing when the paint has run out. A roller should turn under its own weight. When it is dry, go back to the tray and run it over the ribs to load it evenly.",
    ),
    p(
      `During a break wrap the roller in film so that it does not dry, and after work wash it until the water runs clear. Tape and sheets are in ${a("/catalog/painting/covering", "Masking and sealing")}.`,
    ),
    p(`Rollers, sleeves and trays are in ${a("/catalog/painting/rollers", "Rollers and trays")}.`),
  ],
};

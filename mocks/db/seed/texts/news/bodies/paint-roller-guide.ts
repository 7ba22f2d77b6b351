import { a, h2, p, table, ul } from "../../html";
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
    h2("Три частые ошибки"),
    p(
      "Первая: новый валик не промывают. Промойте и высушите его, а короткий ворс ещё и прокатайте по малярной ленте, чтобы собрать лишнее.",
    ),
    p("Вторая: красят по сохнущему. Ведите мокрую границу от окна вглубь комнаты и не останавливайтесь посреди стены."),
    p(
      "Третья: жмут, когда краска кончилась. Валик должен катиться под собственным весом. Закончилась краска, вернитесь к ванночке.",
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
    h2("Three common mistakes"),
    p(
      "The first is not washing a new roller. Wash and dry it, and run a short nap over masking tape to pick up loose hairs.",
    ),
    p(
      "The second is painting over a drying edge. Keep a wet edge from the window inwards and do not stop in the middle of a wall.",
    ),
    p(
      "The third is pressing when the paint has run out. A roller should turn under its own weight. When it is dry, go back to the tray.",
    ),
    p(`Rollers, sleeves and trays are in ${a("/catalog/painting/rollers", "Rollers and trays")}.`),
  ],
};

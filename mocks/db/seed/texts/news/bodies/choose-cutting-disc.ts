import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const chooseCuttingDisc: Body = {
  ru: [
    p(
      "Круг дешевле машины в сто раз, но именно он решает, будет ли рез ровным и останутся ли целыми руки. Разбираем этикетку на примере круга 125 × 1,6 × 22,2.",
    ),
    h2("Размер и обороты"),
    p(
      "Первое число на этикетке означает наружный диаметр. Он должен совпадать с кожухом. Снимать кожух, чтобы поставить круг побольше, нельзя: у маленькой машины обороты выше, и большой круг разорвёт.",
    ),
    table(
      ["Диаметр", "Предельные обороты", "Для чего"],
      ["115 и 125 мм", "12 200 об/мин", "профиль, арматура, тонкая труба"],
      ["180 мм", "8 500 об/мин", "уголок, толстая труба"],
      ["230 мм", "6 600 об/мин", "рельс, швеллер, камень"],
    ),
    p(
      "Второе число показывает толщину. Круг 1 мм режет быстро и почти без заусенцев, но не прощает перекоса. Для работы на весу спокойнее взять 1,6 мм.",
    ),
    h2("Зерно и связка"),
    ul(
      "<strong>A</strong>, электрокорунд: обычная сталь.",
      "<strong>C</strong>, карбид кремния: камень, бетон, чугун.",
      "<strong>Inox</strong>: нержавейка. В таком круге нет железа и серы, поэтому шов не ржавеет.",
    ),
    p(
      "Следом идёт твёрдость связки, от H до T. Правило обратное ожидаемому: чем твёрже металл, тем мягче нужен круг, иначе затупившееся зерно не выкрошится и рез начнёт синеть.",
    ),
    h2("Посадка и срок годности"),
    p(
      "Отверстие 22,2 мм подходит почти ко всем машинам. Срок годности, обычно три года, выбит на металлическом кольце. Просроченный круг отдаёт влагу и теряет прочность, даже если на вид он новый.",
    ),
    p(
      `Перед первым резом дайте кругу поработать вхолостую полминуты, встав сбоку. Очки обязательны, о них не забывают только те, кто однажды забыл. Круги всех размеров собраны в разделе ${a("/catalog/consumables/discs", "«Абразивные и алмазные круги»")}.`,
    ),
  ],
  en: [
    p(
      "A disc costs a hundredth of the grinder, yet it decides whether the cut is straight and your hands stay whole. Here is how to read a label, with a disc of 125 × 1.6 × 22.2 as the example.",
    ),
    h2("Size and speed"),
    p(
      "The first number is the outer diameter. It must match the guard. Never take the guard off to fit a larger disc: a small grinder spins faster, and the large disc will burst.",
    ),
    table(
      ["Diameter", "Top speed", "Used for"],
      ["115 and 125 mm", "12 200 rpm", "profiles, rebar, thin pipe"],
      ["180 mm", "8 500 rpm", "angle steel, thick pipe"],
      ["230 mm", "6 600 rpm", "rail, channel steel, stone"],
    ),
    p(
      "The second number is the thickness. A 1 mm disc cuts fast and leaves hardly a burr, but it does not forgive a twist. For work held in the air 1.6 mm is the calmer choice.",
    ),
    h2("Grit and bond"),
    ul(
      "<strong>A</strong>, aluminium oxide: ordinary steel.",
      "<strong>C</strong>, silicon carbide: stone, concrete, cast iron.",
      "<strong>Inox</strong>: stainless steel. Such a disc holds no iron or sulphur, so the edge does not rust.",
    ),
    p(
      "Then comes the hardness of the bond, from H to T. The rule is the opposite of what you would expect: the harder the metal, the softer the disc, otherwise blunt grains stay in and the cut turns blue.",
    ),
    h2("Bore and use-by date"),
    p(
      "A bore of 22.2 mm fits nearly every grinder. The use-by date, usually three years off, is stamped on the metal ring. An old disc takes in moisture and loses strength even if it looks new.",
    ),
    p(
      `Before the first cut let the disc run free for half a minute and stand to one side. Wear glasses: the only people who never forget them are those who once did. Discs of all sizes are in ${a("/catalog/consumables/discs", "Abrasive and diamond discs")}.`,
    ),
  ],
};

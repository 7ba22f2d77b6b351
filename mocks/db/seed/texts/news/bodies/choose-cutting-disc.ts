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
      ["115 мм", "13 300 об/мин", "лист, профиль, тонкая труба"],
      ["125 мм", "12 200 об/мин", "профиль, арматура, уголок"],
      ["180 мм", "8 500 об/мин", "толстая труба, швеллер"],
      ["230 мм", "6 600 об/мин", "рельс, балка, камень"],
    ),
    p(
      "Обороты на круге не могут быть ниже, чем на табличке машины. Все числа в таблице дают одну скорость кромки, 80 м/с: чем больше круг, тем медленнее он вправе вращаться.",
    ),
    h2("Толщина"),
    p(
      "Второе число показывает толщину. Круг 1 мм режет быстро и почти без заусенцев, но не прощает перекоса. Для работы на весу спокойнее взять 1,6 мм.",
    ),
    table(
      ["Толщина", "Что резать", "Чего ждать"],
      ["0,8–1 мм", "сталь до 2 мм", "быстрый рез без заусенцев"],
      ["1,2–1,6 мм", "сталь 2–5 мм", "прощает лёгкий перекос"],
      ["2–3,2 мм", "сталь от 5 мм", "держится дольше, греет сильнее"],
    ),
    p("Шлифовать плоскостью отрезного круга нельзя ни при какой толщине, для этого есть зачистные и лепестковые."),
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
      "Отверстие 22,2 мм подходит почти ко всем машинам. Переходные кольца и самодельные шайбы не годятся: круг с чужой посадкой бьёт и ломается у фланца. Срок годности, обычно три года, выбит на металлическом кольце. Просроченный круг набрал влаги и потерял прочность, даже если на вид он новый.",
    ),
    h2("Когда круг пора выбросить"),
    ul(
      "он упал, и на кромке скол или трещина;",
      "он намок: сушка прочности не вернёт;",
      "дата прошла или не читается;",
      "он бьёт, хотя фланцы чистые и стоят верно.",
    ),
    p(
      "Храните круги плашмя, в сухом месте, и затягивайте гайку только штатным ключом. Если уронили саму машину, замените и круг.",
    ),
    p(
      `Перед первым резом дайте кругу поработать вхолостую полминуты, встав сбоку. ${a("/catalog/workwear/head/safety-glasses", "Очки")} обязательны, о них не забывают только те, кто однажды забыл. Круги всех размеров собраны в разделе ${a("/catalog/consumables/discs", "«Абразивные и алмазные круги»")}.`,
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
      ["115 mm", "13 300 rpm", "sheet, profiles, thin pipe"],
      ["125 mm", "12 200 rpm", "profiles, rebar, angle steel"],
      ["180 mm", "8 500 rpm", "thick pipe, channel steel"],
      ["230 mm", "6 600 rpm", "rail, beams, stone"],
    ),
    p(
      "The speed on the disc must not be lower than the one on the grinder. Every line of the table comes to the same 80 m/s at the rim: the larger the disc, the slower it may turn.",
    ),
    h2("Thickness"),
    p(
      "The second number is the thickness. A 1 mm disc cuts fast and leaves hardly a burr, but it does not forgive a twist. For work held in the air 1.6 mm is the calmer choice.",
    ),
    table(
      ["Thickness", "What to cut", "What to expect"],
      ["0.8–1 mm", "steel up to 2 mm", "a fast cut without burrs"],
      ["1.2–1.6 mm", "steel of 2–5 mm", "forgives a slight twist"],
      ["2–3.2 mm", "steel from 5 mm", "lasts longer, heats more"],
    ),
    p("Never grind with the side of a cutting disc, however thick; grinding and flap discs are there for that."),
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
      "A bore of 22.2 mm fits nearly every grinder. Adapter rings and home-made washers will not do: a disc on the wrong bore wobbles and breaks at the flange. The use-by date, usually three years off, is stamped on the metal ring. An old disc takes in moisture and loses strength even if it looks new.",
    ),
    h2("When to throw a disc away"),
    ul(
      "it was dropped and its rim is chipped or cracked;",
      "it got wet: drying does not bring the strength back;",
      "the date has passed or cannot be read;",
      "it wobbles though the flanges are clean and seated.",
    ),
    p(
      "Keep discs flat and dry, and tighten the nut with the spanner supplied. If the grinder itself was dropped, change the disc too.",
    ),
    p(
      `Before the first cut let the disc run free for half a minute and stand to one side. Wear ${a("/catalog/workwear/head/safety-glasses", "glasses")}: the only people who never forget them are those who once did. Discs of all sizes are in ${a("/catalog/consumables/discs", "Abrasive and diamond discs")}.`,
    ),
  ],
};

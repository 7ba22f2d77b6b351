import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const ladderSafety: Body = {
  ru: [
    p(
      "Чаще всего падают не с самого верха, а со второй ступени: там никто не ждёт беды. Семь правил занимают минуту и убирают почти все причины.",
    ),
    h2("До подъёма"),
    ol(
      "<strong>Осмотрите ступени и заклёпки.</strong> Погнутую лестницу не выпрямляют, её списывают.",
      "<strong>Поставьте под углом 75°.</strong> Встаньте носками к опоре и вытяните руки: ладони должны лечь на ступень.",
      "<strong>Проверьте, на чём она стоит.</strong> На плитке и льду нужны башмаки, на склоне выравнивающая опора. Доски и кирпичи под ножку не подкладывают.",
      "<strong>Выдвиньте на метр выше края.</strong> Это запас, за который держатся, когда сходят на крышу. Верх при этом привязывают.",
    ),
    h2("Сколько отступить от стены"),
    p(
      "Угол 75° проще всего отмерить рулеткой: от стены до опоры должна быть четверть длины лестницы. В последнем столбце указано, до какой высоты кровли с ней можно подниматься, если оставить над краем метр запаса.",
    ),
    table(
      ["Длина лестницы", "Отступ от стены", "Верх лестницы", "Край кровли, не выше"],
      ["3 м", "0,8 м", "2,9 м", "1,9 м"],
      ["4 м", "1 м", "3,9 м", "2,9 м"],
      ["5 м", "1,3 м", "4,8 м", "3,8 м"],
      ["6 м", "1,6 м", "5,8 м", "4,8 м"],
    ),
    p(
      "Если поставить круче, лестница опрокинется, когда вы отклонитесь назад. Если положе, поедет нижний конец, а тетивы прогнутся.",
    ),
    h2("Наверху"),
    ol(
      "<strong>Три точки опоры.</strong> Две ноги и рука или две руки и нога.",
      "<strong>Пряжка ремня между тетивами.</strong> Если нужно тянуться дальше, спуститесь и передвиньте лестницу.",
      "<strong>Не вставайте на две верхние ступени стремянки</strong> и на три верхние приставной лестницы.",
    ),
    h2("Когда лестница не подходит"),
    ul(
      "работа двумя руками дольше получаса: нужны подмости;",
      "груз тяжелее 10 кг: нужна лебёдка или подъёмник;",
      "ветер сильнее 10 м/с: работу переносят;",
      "рядом провода под напряжением: только стеклопластик.",
    ),
    p(
      "Нагрузка на этикетке включает ваш вес, одежду, инструмент и то, что у вас в руках. Если на ней 150 кг, а вы весите 95, на всё остальное остаётся 55.",
    ),
    h2("Осмотр и хранение"),
    p(
      "Раз в сезон положите лестницу на козлы и пройдите её целиком: ступени не проворачиваются, заклёпки сидят плотно, башмаки не стёрты до металла, замки защёлкиваются сами. Стяжка стремянки должна быть цела и натянута, когда она раскрыта.",
    ),
    p(
      "Храните лестницу под крышей, лёжа или на трёх крюках, чтобы она не прогнулась. Краску и масло стирайте сразу: под ними не видно трещин, а ступень становится скользкой.",
    ),
    p(
      `Стёртые опоры не повод покупать новую: ${a("/catalog/ladders/ladder-accessories", "башмаки, стабилизаторы и крюки")} продаются отдельно. А для долгой работы загляните в ${a("/catalog/ladders/platforms", "«Подмости и вышки»")}.`,
    ),
    p(
      `Все лестницы с рабочей высотой и нагрузкой собраны в разделе ${a("/catalog/ladders", "«Лестницы и подмости»")}.`,
    ),
  ],
  en: [
    p(
      "Most falls begin not at the top but on the second step, where nobody expects them. Seven rules take a minute and remove nearly every cause.",
    ),
    h2("Before you climb"),
    ol(
      "<strong>Look over the steps and rivets.</strong> A bent ladder is not straightened but thrown away.",
      "<strong>Set it at 75°.</strong> Stand with your toes at its feet and stretch out your arms: the palms should rest on a rung.",
      "<strong>Check what it stands on.</strong> Tiles and ice need special feet, a slope needs a leveller. Boards and bricks are no footing.",
      "<strong>Let it reach a metre above the edge.</strong> That is what you hold on to when stepping on to the roof. Tie the top while you are there.",
    ),
    h2("How far from the wall"),
    p(
      "The easiest way to get 75° is a tape measure: the feet stand a quarter of the ladder’s length away from the wall. The last column tells how high a roof you may climb on to when a metre is left above it.",
    ),
    table(
      ["Length of ladder", "Distance from the wall", "Top of ladder", "Edge of the roof, at most"],
      ["3 m", "0.8 m", "2.9 m", "1.9 m"],
      ["4 m", "1 m", "3.9 m", "2.9 m"],
      ["5 m", "1.3 m", "4.8 m", "3.8 m"],
      ["6 m", "1.6 m", "5.8 m", "4.8 m"],
    ),
    p(
      "Steeper, the ladder tips over when you lean back. Flatter, its feet slide away and the stiles sag under your weight.",
    ),
    h2("Up there"),
    ol(
      "<strong>Three points of contact.</strong> Two feet and a hand, or two hands and a foot.",
      "<strong>Belt buckle between the stiles.</strong> If you have to reach further, climb down and move the ladder.",
      "<strong>Keep off the top two steps of a stepladder</strong> and the top three of a leaning one.",
    ),
    h2("When a ladder is the wrong thing"),
    ul(
      "two-handed work for over half an hour: use a platform;",
      "loads over 10 kg: use a winch or a hoist;",
      "wind above 10 m/s: put the work off;",
      "live wires close by: fibreglass only.",
    ),
    p(
      "The load on the label covers your weight, clothes, tools and whatever is in your hands. If it says 150 kg and you weigh 95, there are 55 left for all the rest.",
    ),
    h2("Inspection and storage"),
    p(
      "Once a season lay the ladder on trestles and go over all of it: the rungs do not turn, the rivets sit tight, the feet are not worn to the metal, the locks snap in by themselves. The spreader of a stepladder must be whole, and taut when it is open.",
    ),
    p(
      "Keep a ladder under a roof, lying flat or on three hooks so that it does not sag. Wipe off paint and oil at once: they hide cracks and make a rung slippery.",
    ),
    p(
      `Worn feet are no reason to buy a new one: ${a("/catalog/ladders/ladder-accessories", "feet, stabilisers and hooks")} are sold separately. For long work have a look at ${a("/catalog/ladders/platforms", "Platforms and towers")}.`,
    ),
    p(`All ladders with their working height and load are in ${a("/catalog/ladders", "Ladders and platforms")}.`),
  ],
};

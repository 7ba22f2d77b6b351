import { a, h2, ol, p, ul } from "../../html";
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
      "<strong>Проверьте, на чём она стоит.</strong> На плитке и льду нужны башмаки, на склоне выравнивающая опора.",
      "<strong>Выдвиньте на метр выше края.</strong> Это запас, за который держатся, когда сходят на крышу.",
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
      "<strong>Check what it stands on.</strong> Tiles and ice need special feet, a slope needs a leveller.",
      "<strong>Let it reach a metre above the edge.</strong> That is what you hold on to when stepping on to the roof.",
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
    p(`All ladders with their working height and load are in ${a("/catalog/ladders", "Ladders and platforms")}.`),
  ],
};

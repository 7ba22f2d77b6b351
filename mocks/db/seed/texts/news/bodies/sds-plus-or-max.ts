import { a, h2, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const sdsPlusOrMax: Body = {
  ru: [
    p(
      "Два хвостовика похожи, но не взаимозаменяемы: SDS-plus толщиной 10 мм, SDS-max 18 мм. За ними стоят машины разного класса, и выбирать их стоит по отверстию, а не по запасу на всякий случай.",
    ),
    h2("Граница по диаметру"),
    table(
      ["Работа", "SDS-plus, 2–4 кг", "SDS-max, 5–12 кг"],
      ["дюбели 6–12 мм", "быстро и точно", "тяжело держать"],
      ["анкеры 16–20 мм", "справится", "быстро"],
      ["отверстия 25–40 мм", "медленно, греется", "рабочий режим"],
      ["коронка по бетону 80 мм", "нет", "да"],
      ["штроба", "короткая", "весь день"],
    ),
    h2("Энергия удара"),
    p(
      "В характеристиках смотрите не на ватты, а на джоули. Для дюбелей хватает 2–3 Дж, для анкеров нужно 3–5 Дж, коронки и демонтаж начинаются с 8 Дж. Потребляемая мощность говорит о том, сколько машина берёт из розетки, а не сколько отдаёт в бетон.",
    ),
    h2("Почему тяжелее не значит лучше"),
    p(
      "Шестикилограммовый перфоратор под потолком устаёт вместе с вами. После двадцати отверстий рука уходит в сторону, и бур закусывает. Если девять работ из десяти это дюбели, берите лёгкую машину, а тяжёлую арендуйте на день.",
    ),
    h2("Что важно в обоих"),
    ul(
      "муфта, которая проскальзывает, когда бур заклинило;",
      "режим удара без вращения для пики и лопатки;",
      "виброгашение: без него час работы заметен до вечера;",
      "смазка хвостовика перед каждым буром.",
    ),
    p(
      `Сравнить модели можно в разделе ${a("/catalog/power-tools/rotary-hammers", "«Перфораторы и отбойники»")}, буры лежат ${a("/catalog/consumables/drill-bits/sds-drills", "отдельно")}.`,
    ),
  ],
  en: [
    p(
      "The two shanks look alike but do not swap: SDS-plus is 10 mm thick, SDS-max 18 mm. Behind them stand machines of different classes, and the choice should go by the hole, not by having some power to spare.",
    ),
    h2("The line along the diameter"),
    table(
      ["Job", "SDS-plus, 2–4 kg", "SDS-max, 5–12 kg"],
      ["6–12 mm plugs", "quick and precise", "hard to hold"],
      ["16–20 mm anchors", "will manage", "quick"],
      ["25–40 mm holes", "slow, runs hot", "at home"],
      ["80 mm core bit", "no", "yes"],
      ["chasing walls", "short runs", "all day"],
    ),
    h2("Impact energy"),
    p(
      "Look at joules, not watts. Plugs need 2–3 J, anchors 3–5 J, core bits and demolition begin at 8 J. The rated power tells what the machine takes from the socket, not what it gives to the concrete.",
    ),
    h2("Why heavier is not better"),
    p(
      "Held to the ceiling, a six-kilogram hammer tires together with you. After twenty holes the hand drifts and the bit jams. If nine jobs out of ten are plugs, buy the light one and hire the heavy one for a day.",
    ),
    h2("What matters in both"),
    ul(
      "a clutch that slips when the bit jams;",
      "hammering without rotation for points and chisels;",
      "vibration damping: without it you feel an hour’s work until the evening;",
      "grease on the shank before every bit.",
    ),
    p(
      `Compare the models in ${a("/catalog/power-tools/rotary-hammers", "Rotary and demolition hammers")}; the bits are ${a("/catalog/consumables/drill-bits/sds-drills", "in a section of their own")}.`,
    ),
  ],
};

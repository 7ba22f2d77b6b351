import { a, h2, ol, p, table, ul } from "../../html";
import type { Body } from "../../types";

export const sdsPlusOrMax: Body = {
  ru: [
    p(
      "Два хвостовика похожи, но не взаимозаменяемы: SDS-plus толщиной 10 мм, SDS-max 18 мм. За ними стоят машины разного класса, и выбирать их стоит по отверстию, а не по запасу на всякий случай. Переходники с одного хвостовика на другой есть, но они удлиняют патрон и гасят удар.",
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
      "В характеристиках смотрите не на ватты, а на джоули. Для дюбелей хватает 2–3 Дж, для анкеров нужно 3–4 Дж, коронки и демонтаж начинаются с 8 Дж. Потребляемая мощность говорит о том, сколько машина берёт из розетки, а не сколько отдаёт в бетон.",
    ),
    p("Вот в каких пределах обычно лежат модели нашего каталога."),
    table(
      ["Показатель", "SDS-plus", "SDS-max"],
      ["Энергия удара", "1,8–3,6 Дж", "6–20 Дж"],
      ["Ударов в минуту", "4000–4800", "2200–3000"],
      ["Бур по бетону, наибольший", "22–30 мм", "38–52 мм"],
      ["Мощность", "620–950 Вт", "1050–1600 Вт"],
    ),
    p(
      "Лёгкая машина бьёт чаще, тяжёлая сильнее. Наибольший диаметр из паспорта это потолок, а не рабочий режим: спокойно и без перегрева перфоратор бурит отверстия вдвое меньше.",
    ),
    h2("Почему тяжелее не значит лучше"),
    p(
      "Шестикилограммовый перфоратор под потолком устаёт вместе с вами. После двадцати отверстий рука уходит в сторону, и бур закусывает. Если девять работ из десяти это дюбели, берите лёгкую машину, а тяжёлую арендуйте на день. Сами мы прокатом не занимаемся, зато честно скажем, когда покупать не стоит.",
    ),
    h2("Что важно в обоих"),
    ul(
      "муфта, которая проскальзывает, когда бур заклинило;",
      "режим удара без вращения для пики и лопатки;",
      "виброгашение: без него час работы заметен до вечера;",
      "смазка хвостовика перед каждой сменой и при каждой замене бура;",
      "патрон с резиновым пыльником, который не пускает крошку в ствол.",
    ),
    h2("Как бурить, чтобы бур не закусило"),
    ol(
      "Наденьте очки и респиратор, проверьте детектором, нет ли под штукатуркой кабеля или трубы.",
      "Начните на малых оборотах и держите бур под прямым углом.",
      "Не давите: удар создаёт ствол, а нажим только гасит его.",
      "Каждые три-четыре сантиметра вынимайте бур, не выключая вращения.",
      "Наткнулись на арматуру, отступите в сторону.",
    ),
    p(
      `Глубину берут на сантиметр больше дюбеля, пыль из отверстия выдувают. Если нужно только ломать, перфоратор не обязателен: ${a("/catalog/power-tools/rotary-hammers/demolition-hammers", "отбойный молоток")} той же массы бьёт сильнее, потому что не тратит сил на вращение.`,
    ),
    p(
      `Сравнить модели можно в разделе ${a("/catalog/power-tools/rotary-hammers", "«Перфораторы и отбойники»")}, буры лежат ${a("/catalog/consumables/drill-bits/sds-drills", "отдельно")}.`,
    ),
  ],
  en: [
    p(
      "The two shanks look alike but do not swap: SDS-plus is 10 mm thick, SDS-max 18 mm. Behind them stand machines of different classes, and the choice should go by the hole, not by having some power to spare. Adapters exist, but they make the chuck longer and swallow the blow.",
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
      "Look at joules, not watts. Plugs need 2–3 J, anchors 3–4 J, core bits and demolition begin at 8 J. The rated power tells what the machine takes from the socket, not what it gives to the concrete.",
    ),
    p("These are the usual limits of the models in our catalogue."),
    table(
      ["Figure", "SDS-plus", "SDS-max"],
      ["Impact energy", "1.8–3.6 J", "6–20 J"],
      ["Blows a minute", "4000–4800", "2200–3000"],
      ["Largest bit in concrete", "22–30 mm", "38–52 mm"],
      ["Power", "620–950 W", "1050–1600 W"],
    ),
    p(
      "A light machine strikes more often, a heavy one harder. The largest diameter in the manual is a ceiling, not a working point: without overheating, a hammer drills holes half that size all day.",
    ),
    h2("Why heavier is not better"),
    p(
      "Held to the ceiling, a six-kilogram hammer tires together with you. After twenty holes the hand drifts and the bit jams. If nine jobs out of ten are plugs, buy the light one and hire the heavy one for a day. We do not hire out tools ourselves, but will say so when buying is not worth it.",
    ),
    h2("What matters in both"),
    ul(
      "a clutch that slips when the bit jams;",
      "hammering without rotation for points and chisels;",
      "vibration damping: without it you feel an hour’s work until the evening;",
      "grease on the shank before every shift and with every new bit;",
      "a chuck with a rubber boot that keeps grit out of the barrel.",
    ),
    h2("How to drill without jamming"),
    ol(
      "Put on glasses and a dust mask and use a detector to see whether a cable or a pipe runs under the plaster.",
      "Start slowly and hold the bit at a right angle.",
      "Do not push: the barrel makes the blow, and pressure only dampens it.",
      "Every three or four centimetres draw the bit out while it turns.",
      "When you meet rebar, move to one side.",
    ),
    p(
      `Drill a centimetre deeper than the plug and blow the dust out of the hole. If all you need is to break things up, a ${a("/catalog/power-tools/rotary-hammers/demolition-hammers", "demolition hammer")} of the same weight strikes harder, since none of its power goes into turning.`,
    ),
    p(
      `Compare the models in ${a("/catalog/power-tools/rotary-hammers", "Rotary and demolition hammers")}; the bits are ${a("/catalog/consumables/drill-bits/sds-drills", "in a section of their own")}.`,
    ),
  ],
};

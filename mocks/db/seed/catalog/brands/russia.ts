import type { Pair } from "../../lib/text";
import { brand } from "./types";
import type { Brand } from "./types";

const russia: Pair = ["Россия", "Russia"];

/** Brands from Russia, in the order of the list. */
export const russianBrands: readonly Brand[] = [
  brand(
    "tavros",
    "Таврос",
    "Tavros",
    russia,
    [
      "«Таврос» начинал с одной дрели: инженеры моторного завода под Тулой собрали её для своих же монтажников. Сегодня в линейке больше сотни машин, и все они работают на двух аккумуляторных платформах — 12 и 18 В.",
      "Tavros began with a single drill: engineers of a motor works near Tula made it for their own fitters. Today the range has over a hundred machines, all of them on two battery platforms, 12 and 18 V.",
    ],
    [
      "Бесщёточные двигатели мотают на собственном участке, а редукторы обкатывают под нагрузкой по сорок минут. Поэтому новый инструмент не нужно «приучать»: он выдаёт паспортный момент с первого дня.",
      "Brushless motors are wound in the firm's own shop, and gearboxes are run in under load for forty minutes. A new tool needs no breaking in: it gives its stated torque from the first day.",
    ],
    [
      "Запчасти выпускают десять лет после снятия модели с производства.",
      "Spare parts are made for ten years after a model is discontinued.",
    ],
  ),
  brand(
    "kremen",
    "Кремень",
    "Kremen",
    russia,
    [
      "Уральская марка, которую знают по отрезным кругам. Абразив «Кремень» прессует сам: от дробления зерна до испытания на разрыв при полутора номинальных оборотах.",
      "A brand from the Urals known for its cutting discs. Kremen presses its own abrasives, from crushing the grain to a burst test at one and a half times the rated speed.",
    ],
    [
      "Машины под эти круги появились позже и сделаны тем же способом: меньше пластика, больше металла, щётки меняются за пять минут одной отвёрткой.",
      "Machines for those discs came later and were made in the same spirit: less plastic, more metal, and brushes that change in five minutes with one screwdriver.",
    ],
  ),
  brand(
    "volga-t",
    "Волга-Т",
    "Volga-T",
    russia,
    [
      "«Волга-Т» делает технику для сервиса и стройки: компрессоры, перфораторы, пылесосы. Завод стоит в Самарской области, ресиверы там варят и опрессовывают с шестидесятых годов.",
      "Volga-T makes equipment for garages and sites: compressors, rotary hammers, vacuums. The works stands in the Samara region, where air tanks have been welded and tested since the sixties.",
    ],
    [
      "Конструкторы ездят к покупателям раз в квартал и возвращаются со списком жалоб. Так у пылесосов появилась розетка сбоку, а у компрессоров — кран, до которого можно достать не лёжа.",
      "The designers visit customers every quarter and come back with a list of complaints. That is how the vacuums got a socket on the side and the compressors a tap that can be reached standing.",
    ],
  ),
  brand(
    "reika",
    "Рейка",
    "Reika",
    russia,
    [
      "Рулетки, уровни, лазеры и лестницы: всё, что связано с высотой и точностью. «Рейка» выросла из мастерской, которая чинила геодезические приборы, и до сих пор юстирует каждый уровень вручную.",
      "Tapes, levels, lasers and ladders: all that has to do with height and accuracy. Reika grew out of a repair shop for surveying instruments and still adjusts every level by hand.",
    ],
    [
      "На стенде прибор трижды нагревают и охлаждают. Если пузырёк или луч ушёл больше допуска, корпус отправляют в переплавку, а не в магазин.",
      "On the bench an instrument is heated and cooled three times. If the bubble or the beam has moved beyond the limit, the body goes to be melted down and not to the shop.",
    ],
  ),
  brand(
    "iskra",
    "Искра",
    "Iskra",
    russia,
    [
      "Сварочные аппараты, маски и свет для площадки. Первые инверторы «Искра» собирали для ремонтных бригад на трассах, где сеть проседает до 160 В, а варить надо сейчас.",
      "Welding machines, masks and light for the site. The first Iskra inverters were made for repair crews on the road, where the mains sag to 160 V and the weld will not wait.",
    ],
    [
      "С тех пор запас по напряжению стал правилом: аппараты проверяют на длинном кабеле и слабом генераторе. Платы покрывают лаком, чтобы их не съела металлическая пыль.",
      "A margin of voltage has been the rule ever since: machines are tested on a long cable and a weak generator. Boards are lacquered so that metal dust does not eat them.",
    ],
    [
      "Обучение сварщиков марка ведёт сама, расписание есть в любом нашем пункте выдачи.",
      "The brand runs its own courses for welders; ask for the dates at any of our counters.",
    ],
  ),
  brand(
    "kuznya",
    "Кузня",
    "Kuznya",
    russia,
    [
      "Молотки, ключи и тиски, которые начинаются с заготовки в горне. «Кузня» куёт, а не отливает, и показывает это на срезе: волокно стали идёт вдоль бойка, а не поперёк.",
      "Hammers, spanners and vices that begin as a blank in the forge. Kuznya forges rather than casts and shows it on a cut: the grain of the steel runs along the head, not across it.",
    ],
    [
      "Рукоятки сушат по полгода и насаживают на клин. Сломанную по вине завода меняют без чека.",
      "Handles are dried for half a year and set with a wedge. One that broke through the maker's fault is replaced without a receipt.",
    ],
  ),
  brand(
    "montazh",
    "Монтаж",
    "Montazh",
    russia,
    [
      "Инструмент для тех, кто работает с сумкой на плече: отвёртки, губцевый инструмент, ящики и органайзеры. Наборы «Монтаж» составляют вместе с электриками и мебельщиками, лишнего в них нет.",
      "Tools for people who work with a bag on the shoulder: screwdrivers, pliers, boxes and organisers. Montazh sets are put together with electricians and furniture fitters and hold nothing superfluous.",
    ],
    [
      "Ложементы режут по контуру предмета: в конце смены сразу видно, что осталось на объекте.",
      "Trays are cut to the outline of each piece, so at the end of a shift you see at once what was left on site.",
    ],
  ),
  brand(
    "brigada",
    "Бригада",
    "Brigada",
    russia,
    [
      "Спецодежда, обувь, каски и перчатки. Лекала «Бригада» снимает не с манекенов, а с монтажников в движении: присел, потянулся, поднял ящик.",
      "Workwear, footwear, helmets and gloves. Brigada cuts its patterns not from dummies but from fitters in motion: squatting, reaching, lifting a crate.",
    ],
    [
      "Ткань перед раскроем стирают пять раз, чтобы вещь не села после первой стирки дома. Средства защиты проходят испытания в независимой лаборатории, протоколы хранит изготовитель.",
      "Fabric is washed five times before cutting, so that nothing shrinks at home. Protective gear is tested by an independent laboratory, and the maker keeps the records.",
    ],
  ),
  brand(
    "dugovik",
    "Дуговик",
    "Dugovik",
    russia,
    [
      "Молодая марка из Екатеринбурга: полуавтоматы, кабели, электроды. Её основали два сварщика, которым надоело возить аппарат в ремонт за триста километров.",
      "A young brand from Yekaterinburg: MIG machines, cables, electrodes. It was founded by two welders who were tired of driving a machine three hundred kilometres to be repaired.",
    ],
    [
      "Отсюда главное правило: любой узел снимается четырьмя винтами, а схема наклеена под крышкой.",
      "Hence its main rule: any unit comes out with four screws, and the diagram is glued under the lid.",
    ],
  ),
  brand(
    "malyarka",
    "Малярка",
    "Malyarka",
    russia,
    [
      "Валики, кисти, шпатели и всё для чистой отделки. Щетину и ворс «Малярка» проверяет на своих стенах: в цехе одну и ту же комнату красят по восемь раз в год.",
      "Rollers, brushes, knives and all for clean finishing. Malyarka tests bristle and nap on its own walls: one room in the workshop is painted eight times a year.",
    ],
    [
      "На каждой упаковке написано, под какую краску инструмент сделан и сколько квадратов он пройдёт.",
      "Every pack says which paint the tool is made for and how many square metres it will cover.",
    ],
  ),
  brand(
    "chistodel",
    "Чистодел",
    "Chistodel",
    russia,
    [
      "Пылесосы, мойки и расходники для уборки объекта. «Чистодел» считает, что сдать чистую комнату проще, если пыль не успела разлететься.",
      "Vacuums, washers and supplies for cleaning a site. Chistodel holds that a clean room is easier to hand over if the dust never had time to spread.",
    ],
    [
      "Поэтому марка начинает с того, что стоит у инструмента: кожухи, шланги, переходники. Фильтры шьют на той же фабрике, что и мешки, и они подходят друг другу без хомутов.",
      "So the brand begins at the tool: guards, hoses, adapters. Filters come from the same factory as the bags, and they fit each other without clamps.",
    ],
  ),
  brand(
    "stupen",
    "Ступень",
    "Stupen",
    russia,
    [
      "Лестницы, стремянки и вышки из прессованного профиля. Каждую партию «Ступень» нагружает вдвое против паспорта и держит так сутки.",
      "Ladders, stepladders and towers of extruded section. Stupen loads every batch to twice the stated figure and leaves it so for a day.",
    ],
    [
      "Башмаки, замки и траверсы продаются отдельно и подходят к лестницам прошлых лет.",
      "Feet, locks and stabilisers are sold apart and fit ladders of past years.",
    ],
  ),
  brand(
    "zakalka",
    "Закалка",
    "Zakalka",
    russia,
    [
      "Свёрла, биты, головки и полотна. Секрет «Закалки» в печах: температура держится с точностью до трёх градусов, поэтому биты одной пачки изнашиваются одинаково.",
      "Drills, bits, sockets and blades. The secret of Zakalka is in its furnaces: the temperature is held within three degrees, so the bits of one pack wear alike.",
    ],
    [
      "Марка не гонится за вечной оснасткой. Она честно пишет ресурс в отверстиях и метрах, и эти цифры можно проверить.",
      "The brand does not promise eternal accessories. It states their life in holes and metres, and those figures can be checked.",
    ],
  ),
];

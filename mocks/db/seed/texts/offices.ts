import type { Pair } from "../lib/text";

type Office = { name: Pair; address: Pair; hours: Pair; place: readonly [latitude: number, longitude: number] };

const daily = (hours: string): Pair => [`Ежедневно ${hours}`, `Daily ${hours}`];

const places: readonly Office[] = [
  {
    name: ["Магазин на Станочной", "Stanochnaya shop"],
    address: ["Москва, Станочная улица, 12", "12 Stanochnaya Street, Moscow"],
    hours: daily("8:00–22:00"),
    place: [55.7421, 37.7196],
  },
  {
    name: ["Магазин в Слесарном переулке", "Slesarny Lane shop"],
    address: ["Москва, Слесарный переулок, 4", "4 Slesarny Lane, Moscow"],
    hours: daily("8:00–20:00"),
    place: [55.7705, 37.6312],
  },
  {
    name: ["Склад «Подольск» и пункт выдачи", "Podolsk warehouse and pickup point"],
    address: ["Московская область, Подольск, Заводской проезд, 31", "31 Zavodskoy Passage, Podolsk, Moscow Region"],
    hours: ["Пн–Пт 8:00–19:00, Сб 9:00–17:00", "Mon–Fri 8:00–19:00, Sat 9:00–17:00"],
    place: [55.4312, 37.5458],
  },
  {
    name: ["Магазин в Твери", "Tver shop"],
    address: ["Тверь, Кузнечный тракт, 7", "7 Kuznechny Road, Tver"],
    hours: ["Пн–Сб 9:00–20:00, Вс 10:00–18:00", "Mon–Sat 9:00–20:00, Sun 10:00–18:00"],
    place: [56.8472, 35.8864],
  },
  {
    name: ["Пункт выдачи в Калуге", "Kaluga pickup point"],
    address: ["Калуга, Плотницкая улица, 18", "18 Plotnitskaya Street, Kaluga"],
    hours: ["Пн–Пт 9:00–19:00, Сб 10:00–16:00", "Mon–Fri 9:00–19:00, Sat 10:00–16:00"],
    place: [54.5189, 36.2575],
  },
];

/** The shop's locations, in the order of the contacts page. */
export const offices = places.map(({ name, address, hours, place }, index) => ({
  id: index + 1,
  name_ru: name[0],
  name_en: name[1],
  address_ru: address[0],
  address_en: address[1],
  phone: `+7 (900) 000-00-0${index + 1}`,
  email: "shop@verstak.example",
  hours_ru: hours[0],
  hours_en: hours[1],
  latitude: place[0],
  longitude: place[1],
}));

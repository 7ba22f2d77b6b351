import type { Pair } from "#mocks/db/seed/lib/text";

/** A city with the first digits of its postal codes. `region` is null if the city is a region itself. */
export type City = {
  name: Pair;
  region: Pair | null;
  postal: string;
  place: readonly [latitude: number, longitude: number];
};

const city = (ru: string, en: string, region: Pair | null, postal: string, ...place: [number, number]): City => ({
  name: [`г ${ru}`, en],
  region,
  postal,
  place,
});
const oblast = (ru: string, en: string): Pair => [`${ru} обл`, `${en} Region`];
const moscowRegion = oblast("Московская", "Moscow");

export const cities: readonly City[] = [
  city("Москва", "Moscow", null, "109", 55.7558, 37.6173),
  city("Санкт-Петербург", "Saint Petersburg", null, "190", 59.9386, 30.3141),
  city("Подольск", "Podolsk", moscowRegion, "142", 55.4312, 37.5458),
  city("Химки", "Khimki", moscowRegion, "141", 55.8887, 37.4304),
  city("Балашиха", "Balashikha", moscowRegion, "143", 55.7963, 37.9382),
  city("Коломна", "Kolomna", moscowRegion, "140", 55.1039, 38.7522),
  city("Серпухов", "Serpukhov", moscowRegion, "142", 54.9158, 37.4111),
  city("Тверь", "Tver", oblast("Тверская", "Tver"), "170", 56.8587, 35.9176),
  city("Калуга", "Kaluga", oblast("Калужская", "Kaluga"), "248", 54.5138, 36.2612),
  city("Обнинск", "Obninsk", oblast("Калужская", "Kaluga"), "249", 55.0968, 36.6101),
  city("Тула", "Tula", oblast("Тульская", "Tula"), "300", 54.1931, 37.6173),
  city("Рязань", "Ryazan", oblast("Рязанская", "Ryazan"), "390", 54.6269, 39.6916),
  city("Владимир", "Vladimir", oblast("Владимирская", "Vladimir"), "600", 56.129, 40.4066),
  city("Ковров", "Kovrov", oblast("Владимирская", "Vladimir"), "601", 56.3572, 41.3192),
  city("Ярославль", "Yaroslavl", oblast("Ярославская", "Yaroslavl"), "150", 57.6261, 39.8845),
  city("Рыбинск", "Rybinsk", oblast("Ярославская", "Yaroslavl"), "152", 58.0446, 38.8426),
  city("Кострома", "Kostroma", oblast("Костромская", "Kostroma"), "156", 57.7677, 40.9264),
  city("Иваново", "Ivanovo", oblast("Ивановская", "Ivanovo"), "153", 57.0003, 40.9739),
  city("Смоленск", "Smolensk", oblast("Смоленская", "Smolensk"), "214", 54.7826, 32.0453),
  city("Брянск", "Bryansk", oblast("Брянская", "Bryansk"), "241", 53.2434, 34.3642),
  city("Орёл", "Oryol", oblast("Орловская", "Oryol"), "302", 52.9703, 36.0635),
  city("Липецк", "Lipetsk", oblast("Липецкая", "Lipetsk"), "398", 52.6088, 39.5992),
  city("Воронеж", "Voronezh", oblast("Воронежская", "Voronezh"), "394", 51.6606, 39.2006),
  city("Тамбов", "Tambov", oblast("Тамбовская", "Tambov"), "392", 52.7212, 41.4523),
  city("Вологда", "Vologda", oblast("Вологодская", "Vologda"), "160", 59.2205, 39.8915),
  city("Череповец", "Cherepovets", oblast("Вологодская", "Vologda"), "162", 59.1269, 37.9092),
  city("Великий Новгород", "Veliky Novgorod", oblast("Новгородская", "Novgorod"), "173", 58.5228, 31.2698),
  city("Нижний Новгород", "Nizhny Novgorod", oblast("Нижегородская", "Nizhny Novgorod"), "603", 56.3269, 44.0059),
  city("Казань", "Kazan", ["Респ Татарстан", "Republic of Tatarstan"], "420", 55.7961, 49.1064),
  city("Самара", "Samara", oblast("Самарская", "Samara"), "443", 53.1959, 50.1008),
  city("Саратов", "Saratov", oblast("Саратовская", "Saratov"), "410", 51.5331, 46.0342),
  city("Пермь", "Perm", ["Пермский край", "Perm Territory"], "614", 58.0105, 56.2502),
  city("Екатеринбург", "Yekaterinburg", oblast("Свердловская", "Sverdlovsk"), "620", 56.8389, 60.6057),
  city("Челябинск", "Chelyabinsk", oblast("Челябинская", "Chelyabinsk"), "454", 55.1644, 61.4368),
  city("Уфа", "Ufa", ["Респ Башкортостан", "Republic of Bashkortostan"], "450", 54.7348, 55.9579),
  city("Омск", "Omsk", oblast("Омская", "Omsk"), "644", 54.9893, 73.3682),
  city("Новосибирск", "Novosibirsk", oblast("Новосибирская", "Novosibirsk"), "630", 55.0084, 82.9357),
  city("Красноярск", "Krasnoyarsk", ["Красноярский край", "Krasnoyarsk Territory"], "660", 56.0106, 92.8525),
  city("Ростов-на-Дону", "Rostov-on-Don", oblast("Ростовская", "Rostov"), "344", 47.2357, 39.7015),
  city("Краснодар", "Krasnodar", ["Краснодарский край", "Krasnodar Territory"], "350", 45.0355, 38.9753),
];

const street = (ru: string, en: string): Pair => [`ул ${ru}`, `${en} Street`];

/** The streets that every city here has. */
export const streets: readonly Pair[] = [
  street("Ленина", "Lenina"),
  street("Гагарина", "Gagarina"),
  street("Мира", "Mira"),
  street("Советская", "Sovetskaya"),
  street("Садовая", "Sadovaya"),
  street("Лесная", "Lesnaya"),
  street("Новая", "Novaya"),
  street("Центральная", "Tsentralnaya"),
  street("Молодёжная", "Molodyozhnaya"),
  street("Школьная", "Shkolnaya"),
  street("Заводская", "Zavodskaya"),
  street("Токарная", "Tokarnaya"),
  street("Слесарная", "Slesarnaya"),
  street("Кузнечная", "Kuznechnaya"),
  street("Плотницкая", "Plotnitskaya"),
  street("Станочная", "Stanochnaya"),
  street("Строителей", "Stroiteley"),
  street("Пушкина", "Pushkina"),
  street("Чехова", "Chekhova"),
  street("Толстого", "Tolstogo"),
  street("Кирова", "Kirova"),
  street("Набережная", "Naberezhnaya"),
  street("Вокзальная", "Vokzalnaya"),
  street("Парковая", "Parkovaya"),
  street("Полевая", "Polevaya"),
  street("Берёзовая", "Beryozovaya"),
  street("Северная", "Severnaya"),
  street("Южная", "Yuzhnaya"),
  street("Тверская", "Tverskaya"),
  ["пр-кт Победы", "Pobedy Avenue"],
  ["пр-кт Строителей", "Stroiteley Avenue"],
  ["пер Почтовый", "Pochtovy Lane"],
  ["пер Столярный", "Stolyarny Lane"],
  ["ш Московское", "Moskovskoye Highway"],
  ["б-р Юности", "Yunosti Boulevard"],
  ["проезд Заводской", "Zavodskoy Passage"],
];

/** The highest house number on every street. */
export const lastHouse = 120;

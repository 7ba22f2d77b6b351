import { formatNumber, nbsp, slugify } from "../lib/text";
import type { Pair } from "../lib/text";

/** A number is printed with the property's unit; a pair is printed as it is. */
export type Value = number | Pair;

type Property = {
  name: Pair;
  unit?: Pair;
  filter?: true;
  /** The format of a value in a product's name, with a star in its place: «размер *». */
  named?: Pair;
  /** A number of pieces: the price and weight ranges are for one piece. */
  multiplies?: true;
  /** Texts that start with a number and are sorted by it. */
  ordered?: true;
  /** A matter of taste or fit that does not affect price or weight. */
  flat?: true;
};

function text(ru: string, en: string): Property {
  return { name: [ru, en] };
}

function choice(ru: string, en: string): Property {
  return { name: [ru, en], filter: true };
}

function size(ru: string, en: string, unitRu: string, unitEn: string): Property {
  return { name: [ru, en], unit: [unitRu, unitEn], filter: true };
}

/** Every property of the catalogue, in the order of the filters. */
export const properties = {
  voltage: size("Напряжение", "Voltage", "В", "V"),
  power: size("Мощность", "Power", "Вт", "W"),
  torque: size("Крутящий момент", "Torque", "Н·м", "N·m"),
  energy: size("Энергия удара", "Impact energy", "Дж", "J"),
  disc: size("Диаметр диска", "Disc diameter", "мм", "mm"),
  "weld-current": size("Сварочный ток", "Welding current", "А", "A"),
  rating: size("Номинальный ток", "Rated current", "А", "A"),
  capacity: size("Ёмкость", "Capacity", "А·ч", "Ah"),
  pressure: size("Давление", "Pressure", "бар", "bar"),
  flow: size("Поток воздуха", "Air flow", "л/мин", "l/min"),
  water: size("Расход воды", "Water flow", "л/мин", "l/min"),
  feed: size("Подача краски", "Paint flow", "л/мин", "l/min"),
  tank: size("Ресивер", "Air tank", "л", "l"),
  volume: size("Объём", "Volume", "л", "l"),
  lumens: size("Световой поток", "Light output", "лм", "lm"),
  diameter: size("Диаметр", "Diameter", "мм", "mm"),
  length: size("Длина", "Length", "м", "m"),
  across: size("Размер под ключ", "Width across flats", "мм", "mm"),
  measure: size("Предел измерения", "Measuring range", "мм", "mm"),
  bar: size("Длина шины", "Bar length", "мм", "mm"),
  stroke: size("Ход", "Stroke", "мм", "mm"),
  depth: size("Глубина", "Depth", "мм", "mm"),
  nap: size("Ворс", "Nap", "мм", "mm"),
  span: size("Длина", "Length", "мм", "mm"),
  cable: size("Кабель", "Cable", "м", "m"),
  hose: size("Шланг", "Hose", "м", "m"),
  width: size("Ширина", "Width", "мм", "mm"),
  height: size("Рабочая высота", "Working height", "м", "m"),
  thickness: size("Толщина", "Thickness", "мм", "mm"),
  film: size("Толщина плёнки", "Film thickness", "мкм", "µm"),
  bore: size("Посадка", "Bore", "мм", "mm"),
  jaw: size("Раскрытие губок", "Jaw opening", "мм", "mm"),
  head: size("Вес бойка", "Head weight", "г", "g"),
  cut: size("Глубина пропила", "Cutting depth", "мм", "mm"),
  speed: size("Обороты", "Speed", "об/мин", "rpm"),
  strokes: size("Частота хода", "Stroke rate", "ход/мин", "spm"),
  impacts: size("Частота ударов", "Impact rate", "уд/мин", "bpm"),
  orbit: size("Ход платформы", "Orbit", "мм", "mm"),
  heat: size("Температура", "Temperature", "°C", "°C"),
  duty: size("Нагрузка ПВ", "Duty cycle", "%", "%"),
  charge: size("Время зарядки", "Charging time", "мин", "min"),
  runtime: size("Время работы", "Running time", "ч", "h"),
  range: size("Дальность", "Range", "м", "m"),
  accuracy: size("Точность", "Accuracy", "мм/м", "mm/m"),
  precision: size("Погрешность", "Tolerance", "мм", "mm"),
  load: size("Нагрузка", "Load", "кг", "kg"),
  suction: size("Разрежение", "Suction", "мбар", "mbar"),
  noise: size("Шумоподавление", "Noise reduction", "дБ", "dB"),
  density: size("Плотность ткани", "Fabric weight", "г/м²", "g/m²"),
  "wire-section": size("Сечение жилы", "Conductor size", "мм²", "mm²"),
  steps: { ...choice("Ступени", "Steps"), ordered: true },
  sections: { ...choice("Секции", "Sections"), ordered: true },
  teeth: choice("Зубья", "Teeth"),
  sockets: { ...choice("Розетки", "Sockets"), named: ["розеток: *", "sockets: *"], ordered: true },
  poles: { ...choice("Полюса", "Poles"), named: ["полюсов: *", "poles: *"], ordered: true },
  cores: { ...choice("Жилы", "Cores"), ordered: true },
  sensors: choice("Датчики", "Sensors"),
  count: size("В наборе", "Pieces", "шт.", "pcs"),
  cells: size("Ячейки", "Compartments", "ячеек", "cells"),
  drawers: size("Ящики", "Drawers", "ящиков", "drawers"),
  pockets: size("Карманы", "Pockets", "шт.", "pcs"),
  modules: size("Модули", "Modules", "шт.", "pcs"),
  spool: { ...size("Катушка", "Spool", "кг", "kg"), multiplies: true },
  pack: { ...size("В упаковке", "Pack", "шт.", "pcs"), multiplies: true },
  size: { ...choice("Размер", "Size"), named: ["размер *", "size *"], flat: true, ordered: true },
  color: { ...choice("Цвет", "Colour"), named: ["цвет *", "*"], flat: true },
  grit: choice("Зернистость", "Grit"),
  supply: choice("Питание", "Power supply"),
  chuck: choice("Патрон", "Chuck"),
  kit: choice("Комплектация", "Kit"),
  drive: choice("Посадочный квадрат", "Drive"),
  shank: choice("Хвостовик", "Shank"),
  tip: { ...choice("Шлиц", "Tip"), named: ["шлиц *", "* tip"] },
  thread: { ...choice("Резьба", "Thread"), named: ["резьба *", "* thread"] },
  gas: choice("Газ", "Gas"),
  filtration: choice("Фильтрация", "Filtration"),
  material: choice("Материал", "Material"),
  workpiece: { ...choice("По материалу", "For"), named: ["*", "for *"] },
  handle: { ...choice("Рукоятка", "Handle"), named: ["рукоятка: *", "* handle"] },
  coating: choice("Покрытие", "Coating"),
  shade: choice("Затемнение", "Shade"),
  ip: choice("Степень защиты", "Protection rating"),
  class: choice("Класс", "Class"),
  grade: choice("Марка", "Grade"),
  method: choice("Способ", "Method"),
  beam: choice("Луч", "Beam"),
  season: choice("Сезон", "Season"),
  frost: choice("Мороз", "Frost"),
  removes: choice("Удаляет", "Removes"),
  removal: choice("Снимается без следа", "Comes off cleanly"),
  toe: choice("Подносок", "Toe cap"),
  sole: choice("Подошва", "Sole"),
  fastening: choice("Крепление", "Fastening"),
  wheels: { ...choice("Колёса", "Wheels"), named: ["колёса *", "* wheels"] },
  country: choice("Страна бренда", "Brand country"),
  mass: text("Вес", "Weight"),
  warranty: text("Гарантия", "Warranty"),
} satisfies Record<string, Property>;

export type PropertyCode = keyof typeof properties;

/** Finds a property by its code, typed with all optional fields. */
export function property(code: PropertyCode): Property {
  return properties[code];
}

/** A value as printed, with its unit: «60 Н·м» / "60 N·m". */
export function printValue(code: PropertyCode, value: Value): Pair {
  if (typeof value !== "number") return value;
  const { unit } = property(code);
  if (!unit) return formatNumber(value);
  const [ru, en] = formatNumber(value);
  // English writes a percent sign without a space.
  const space = unit[1] === "%" ? "" : nbsp;
  return [`${ru}${nbsp}${unit[0]}`, `${en}${space}${value === 1 && unit[1] === "pcs" ? "pc" : unit[1]}`];
}

/** A value as it appears in a URL: Latin letters, digits and dashes. */
export function valueSlug(value: Value): string {
  return slugify(typeof value === "number" ? String(value) : value[1]);
}

import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/rows";

/**
 * A shop of ten products for tests that rely on exact texts and numbers. Sections: tools (drills, grinders), discs
 * (empty), and ladders with one product.
 */
export function seedTiny(db: Db): void {
  insertRows(db, "section", [
    section(1, null, "tools", "/catalog/tools", "Инструмент", "Tools", 9),
    section(2, 1, "drills", "/catalog/tools/drills", "Дрели", "Drills", 5),
    section(3, 1, "grinders", "/catalog/tools/grinders", "Шлифмашины", "Grinders", 4),
    section(4, null, "discs", "/catalog/discs", "Круги", "Discs", 0),
    section(5, null, "ladders", "/catalog/ladders", "Лестницы", "Ladders", 1),
  ]);
  insertRows(db, "brand", [brand(1, "tavros", "Таврос", "Tavros", 6), brand(2, "kremen", "Кремень", "Kremen", 4)]);
  insertRows(db, "property", [
    { id: 1, code: "voltage", name: { ru: "Напряжение", en: "Voltage" }, unit: { ru: "В", en: "V" }, sort: 1 },
    { id: 2, code: "kit", name: { ru: "Комплектация", en: "Kit" }, sort: 2 },
  ]);
  insertRows(db, "property_value", [
    { id: 1, property_id: 1, value: "12", name: { ru: "12 В", en: "12 V" }, sort: 1 },
    { id: 2, property_id: 1, value: "18", name: { ru: "18 В", en: "18 V" }, sort: 2 },
    { id: 3, property_id: 2, value: "case", name: { ru: "в кейсе", en: "with case" }, sort: 1 },
    { id: 4, property_id: 2, value: "bare", name: { ru: "без АКБ", en: "bare tool" }, sort: 2 },
  ]);
  insertRows(db, "product", products.map(toRow));
  seedOfficeStock(db);
  insertRows(
    db,
    "product_property",
    products.flatMap(({ id, values = [] }) => values.map((value_id) => ({ product_id: id, value_id }))),
  );
  insertRows(db, "promo", [
    { id: 1, code: "TEN", name: { ru: "Десять", en: "Ten" }, percent: 10, expires_at: null },
    {
      id: 2,
      code: "СТРОЙКА",
      name: { ru: "Стройка", en: "Building" },
      percent: 5,
      expires_at: "2999-01-01T00:00:00+03:00",
    },
    { id: 3, code: "OLD", name: { ru: "Старый", en: "Old" }, percent: 50, expires_at: "2020-01-01T00:00:00+03:00" },
  ]);
}

type Tiny = {
  id: number;
  section: number;
  brand: number;
  ru: string;
  en: string;
  price: number;
  stock: number;
  article: string;
  oldPrice?: number;
  orderDays?: number;
  group?: number;
  multiplicity?: number;
  weight?: number;
  values?: number[];
  properties?: object[];
};

// Sorted by popularity, the most popular first.
const products: Tiny[] = [
  {
    id: 1,
    section: 2,
    brand: 1,
    ru: "Дрель-шуруповёрт «Таврос» ДША-18/60",
    en: "Tavros DSA-18/60 drill driver",
    price: 12490,
    oldPrice: 14990,
    stock: 14,
    article: "104-2231",
    group: 1,
    values: [2, 3],
    properties: [{ code: "kit", name: { ru: "Комплектация", en: "Kit" }, value: { ru: "в кейсе", en: "with case" } }],
    weight: 1900,
  },
  {
    id: 2,
    section: 2,
    brand: 1,
    ru: "Дрель-шуруповёрт «Таврос» ДША-18/60, без АКБ",
    en: "Tavros DSA-18/60 drill driver, bare tool",
    price: 7990,
    stock: 3,
    article: "104-2232",
    group: 1,
    values: [2, 4],
    weight: 1200,
  },
  {
    id: 3,
    section: 2,
    brand: 2,
    ru: "Дрель ударная «Кремень» ДУ-13",
    en: "Kremen DU-13 hammer drill",
    price: 3450,
    stock: 0,
    article: "105-0001",
  },
  {
    id: 4,
    section: 2,
    brand: 2,
    ru: "Миксер «Кремень» МС-120",
    en: "Kremen MS-120 mixer",
    price: 8800,
    stock: 0,
    orderDays: 8,
    article: "105-0002",
    weight: 4500,
  },
  {
    id: 5,
    section: 3,
    brand: 1,
    ru: "Углошлифмашина «Таврос» УШМ-125",
    en: "Tavros UM-125 angle grinder",
    price: 6890,
    stock: 38,
    article: "106-0001",
  },
  {
    id: 6,
    section: 3,
    brand: 2,
    ru: "Углошлифмашина «Кремень» УШМ-230",
    en: "Kremen UM-230 angle grinder",
    price: 11290,
    stock: 6,
    article: "106-0002",
    values: [1],
  },
  {
    id: 7,
    section: 3,
    brand: 1,
    ru: "Перфоратор «Таврос» ПР-28",
    en: "Tavros PR-28 rotary hammer",
    price: 13750,
    stock: 2000,
    article: "107-0001",
  },
  {
    id: 8,
    section: 3,
    brand: 2,
    ru: "Ключ «Кремень» 17 мм, набор ёмкий",
    en: "Kremen wrench 17 mm, roomy set",
    price: 0,
    stock: 5,
    article: "108-0001",
  },
  {
    id: 9,
    section: 5,
    brand: 1,
    ru: "Лестница приставная «Таврос»",
    en: "Tavros leaning ladder",
    price: 4870,
    stock: 60,
    multiplicity: 6,
    article: "109-0001",
  },
  {
    id: 10,
    section: 2,
    brand: 1,
    ru: "Патрон для дрели «Таврос»",
    en: "Tavros drill chuck",
    price: 890,
    stock: 100,
    article: "110-0001",
  },
];

function section(
  id: number,
  parent_id: number | null,
  code: string,
  link: string,
  ru: string,
  en: string,
  count: number,
): Row {
  const level = parent_id === null ? 1 : 2;
  return {
    id,
    parent_id,
    level,
    sort: id,
    code,
    link,
    name: { ru, en },
    description: { ru: "О разделе.", en: "About it." },
    picture: level === 1 ? `/upload/sections/${code}.jpg` : null,
    count,
  };
}

function brand(id: number, slug: string, ru: string, en: string, count: number): Row {
  return {
    id,
    sort: id,
    slug,
    name: { ru, en },
    country: { ru: "Россия", en: "Russia" },
    body: { ru: "<p>О марке.</p>", en: "<p>About it.</p>" },
    picture: null,
    count,
  };
}

function toRow(tiny: Tiny): Row {
  return {
    id: tiny.id,
    code: `product-${tiny.id}`,
    article: tiny.article,
    section_id: tiny.section,
    brand_id: tiny.brand,
    name: { ru: tiny.ru, en: tiny.en },
    description: { ru: "<p>Описание.</p>", en: "<p>Description.</p>" },
    price: tiny.price,
    old_price: tiny.oldPrice ?? null,
    stock: tiny.stock,
    order_days: tiny.orderDays ?? null,
    weight: tiny.weight ?? 1000,
    unit: JSON.stringify({ ru: "шт.", en: "pcs" }),
    multiplicity: tiny.multiplicity ?? 1,
    properties: JSON.stringify(tiny.properties ?? []),
    group_id: tiny.group ?? null,
    popularity: 1000 - tiny.id,
    created_at: `2026-01-${String(tiny.id).padStart(2, "0")}T12:00:00+03:00`,
  };
}

/** Spreads the stock over five offices: up to a quarter of it in each of the offices 2 to 5, the rest in the first. */
function seedOfficeStock(db: Db): void {
  db.raw.exec(`
    insert into office_stock select id, office, stock * ((id * 7 + office * 5) % 4) * 8 / 100 as quantity
    from product, (select 2 as office union select 3 union select 4 union select 5) where stock > 0 and quantity > 0;
    insert into office_stock
    select id, 1, stock - coalesce((select sum(quantity) from office_stock where product_id = id), 0)
    from product where stock > 0`);
}

-- The catalogue, which an import fills: it drops these tables and creates them again. Increase `schemaVersion` in
-- `mocks/db/tables.ts` when they change. Texts that shoppers read are rows of the table `text`, or JSON objects by language:
-- {"ru": "…", "en": "…"}. Prices are whole roubles, weights grams, times ISO 8601 with a zone, dates YYYY-MM-DD.

create table info (key text primary key, value text not null) without rowid;

-- The texts of the other tables' rows, by language: owner is the table, id the row, field such as 'name'. The field
-- stands before the id, so that the names of a listing's products are near one another.
create table text (
  owner text not null, field text not null, id integer not null, language text not null, value text not null,
  primary key (owner, field, id, language)
) without rowid;
-- The long ones, 'description' and 'body': in a table without rowids they would take a page each
create table long_text (
  owner text not null, field text not null, id integer not null, language text not null, value text not null,
  primary key (owner, field, id, language)
);

-- Three levels. Codes are unique over the whole tree, so a section is found by its deepest slug alone.
create table section (
  id integer primary key,
  parent_id integer references section(id),
  level integer not null,
  sort integer not null,
  code text not null unique,
  -- such as '/catalog/power-tools/drills/hammer-drills', without a language prefix
  link text not null,
  picture text,
  -- the number of products in the section and its subsections
  count integer not null default 0
);

create table brand (
  id integer primary key, sort integer not null,
  slug text not null unique,
  picture text,
  count integer not null default 0
);

create table product (
  id integer primary key,
  code text not null unique,
  article text not null unique,
  -- the deepest section; product_section has all three
  section_id integer not null references section(id),
  brand_id integer references brand(id),
  price integer not null,
  old_price integer,
  stock integer not null,
  -- days until a product made to order is ready; null for products that are not made to order
  order_days integer,
  weight integer not null,
  -- JSON, a text by language
  unit text not null,
  multiplicity integer not null default 1,
  -- JSON: [{name, color}], with texts by language
  badges text not null default '[]',
  -- JSON: ["/upload/catalog/drill-12.jpg", …], the card shows the first one; empty for a product without pictures
  pictures text not null default '[]',
  -- JSON: [{name, link}]; {language} in a link stands for the language of the page
  documents text not null default '[]',
  -- JSON: [{code, name, value}], in display order; "identifier": true for a barcode
  properties text not null default '[]',
  -- products that are variants of one another share a group
  group_id integer,
  popularity integer not null,
  created_at text not null,
  -- 1: no longer sold, so no list shows it; baskets, favourites and its own page still do
  hidden integer not null default 0
);

-- The products of each section, including its subsections. Section 0 is the whole catalogue.
-- The columns after the ids are copied from the product, so that one index sorts and filters a listing.
create table product_section (
  section_id integer not null,
  product_id integer not null,
  brand_id integer,
  price integer not null,
  -- 1: in stock or made to order
  available integer not null,
  popularity integer not null,
  created_at text not null,
  primary key (section_id, product_id)
) without rowid;

-- How many pieces of a product's stock lie in each office of shop.json, by its number from 1. A product without rows:
-- nobody says where its stock is.
create table office_stock (
  product_id integer not null, office integer not null, quantity integer not null,
  primary key (product_id, office)
) without rowid;

-- Properties for filters. product_property has one row for each product and value.
create table property (
  id integer primary key,
  code text not null unique,
  sort integer not null
);
create table property_value (
  id integer primary key,
  property_id integer not null references property(id),
  -- as in URLs: Latin letters, digits and hyphens
  value text not null,
  sort integer not null,
  unique (property_id, value)
);
create table product_property (
  product_id integer not null,
  value_id integer not null,
  primary key (product_id, value_id)
) without rowid;

create table stock (
  id integer primary key,
  slug text not null unique,
  picture text,
  starts_at text not null, ends_at text,
  -- JSON: the rule of its discount (see app/lib/discount-rule.ts); null if it has none
  discount text,
  -- a text that a name or a property of its products contains
  contains text not null default ''
);
-- The sections whose products the discount is for (part 0), and those of each part of a kit (parts 1, 2, …)
create table stock_section (
  stock_id integer not null, part integer not null, section_id integer not null,
  primary key (stock_id, part, section_id)
) without rowid;
create table stock_product (stock_id integer not null, product_id integer not null, sort integer not null, primary key (stock_id, product_id)) without rowid;

create table news (
  id integer primary key,
  slug text not null unique,
  picture text,
  published_at text not null
);
create table news_product (news_id integer not null, product_id integer not null, sort integer not null, primary key (news_id, product_id)) without rowid;

-- kind: content | information | about
create table page (
  id integer primary key,
  kind text not null, slug text not null, sort integer not null,
  updated_at text not null,
  unique (kind, slug)
);

create table slide (
  id integer primary key, sort integer not null,
  picture text, link text not null, theme text not null, product_id integer,
  more_link text
);

create table promo (
  id integer primary key,
  code text not null unique,
  -- the discount in per cent of the basket's cost
  percent integer not null,
  expires_at text
);

create index section_by_parent on section(parent_id, sort);
create index product_by_section on product(section_id);
create index product_by_brand on product(brand_id);
create index product_by_group on product(group_id) where group_id is not null;
create index news_by_date on news(published_at desc);

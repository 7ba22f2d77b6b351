-- What imports remember of a feed, so that a product, a section and their addresses outlive the next import.
-- A change to these tables also needs a file in `mocks/db/changes/`.

create table if not exists imported_offer (
  offer_id text primary key,
  product_id integer not null unique,
  code text not null unique,
  -- the hash of the offer as imported; empty for a product that has been hidden
  hash text not null,
  -- the number of the last import that had the offer
  run integer not null
) without rowid;
create table if not exists imported_category (
  category_id text primary key,
  section_id integer not null unique,
  code text not null unique
) without rowid;
-- The pictures of products that have some by address; the product itself has only the stored ones.
create table if not exists imported_picture (
  product_id integer not null,
  sort integer not null,
  path text not null,
  -- null for a file of the shop's folder
  url text,
  stored integer not null,
  primary key (product_id, sort)
) without rowid;
create index if not exists imported_picture_by_path on imported_picture(path);
create index if not exists imported_picture_waiting on imported_picture(product_id) where stored = 0;

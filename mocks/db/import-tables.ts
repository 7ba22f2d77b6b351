/** What imports remember of a feed, so that a product, a section and their addresses outlive the next import. */
export const importTables = `
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
`;

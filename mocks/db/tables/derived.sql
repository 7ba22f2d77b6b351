-- Derived from the catalogue after an import: the data for listings and search.

-- Number arrays, one blob each, for listing, filtering and sorting (see mocks/listing).
create table listing_column (name text primary key, data blob not null);

-- The words of products, as written and as stems, in both languages. The rowid is the product's row in the listing
-- plus one, so that the most popular products come first without sorting.
create virtual table search_product using fts5(
  name, section, parent, rest, content='', detail=column, columnsize=0, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
-- Sections and brands: kind 'section' or 'brand'
create table search_heading (id integer primary key, kind text not null, target integer not null);
create virtual table search_heading_text using fts5(
  name, content='', detail=column, columnsize=0, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
);
-- All words in names, to correct typos
create table search_word (word text primary key, count integer not null) without rowid;

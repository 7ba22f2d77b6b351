-- Reviews and questions. They outlive the catalogue, except for those of the demo (`demo` is 1), which belong to the
-- sample's products. A change to these tables also needs a file in `mocks/db/changes/`. Texts and answers are JSON by
-- language: customers write in one, the demo's are in both.

create table if not exists review (
  id integer primary key autoincrement,
  product_id integer not null,
  -- 0: an author of the demo
  customer_id integer not null,
  rating integer not null,
  -- JSON: {ru?: {author, pros, cons, text}, en?: …}
  texts text not null,
  -- 1: the author had received the product from this shop
  is_bought integer not null,
  -- JSON: [{name, size, stored}] in DATA_DIR; of the demo, the paths of drawings
  files text not null default '[]',
  -- pending | published | rejected
  status text not null,
  -- JSON: {ru?, en?}
  answer text, answered_at text,
  -- votes of the demo, to which those in review_vote are added
  helpful integer not null default 0,
  created_at text not null,
  demo integer not null default 0
);
create index if not exists review_by_product on review(product_id, status);
create index if not exists review_by_customer on review(customer_id, product_id);

create table if not exists review_vote (
  review_id integer not null, uid text not null,
  primary key (review_id, uid)
) without rowid;

-- The sum and number of a product's published ratings. Each change gets the next number, by which the API notices the
-- changes of other processes.
create table if not exists rating (
  product_id integer primary key,
  count integer not null, sum integer not null, changed integer not null
);
create index if not exists rating_by_change on rating(changed);

create table if not exists question (
  id integer primary key autoincrement,
  product_id integer not null,
  -- 0: a guest, or an author of the demo
  customer_id integer not null,
  uid text not null,
  -- JSON: {ru?: {author, text}, en?: …}
  texts text not null,
  status text not null,
  answer text, answered_at text,
  created_at text not null,
  demo integer not null default 0
);
create index if not exists question_by_product on question(product_id, status);

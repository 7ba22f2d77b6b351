-- Data that visitors leave. It outlives the catalogue: a change to these tables also needs a file in `mocks/db/changes/`.
-- There is no table of visitors, because every call without cookies would add a row; the one in older databases is dropped.

drop table if exists visitor;
create table if not exists favorite (
  uid text not null, product_id integer not null, added_at text not null,
  primary key (uid, product_id)
) without rowid;
create table if not exists basket_line (
  uid text not null, product_id integer not null, quantity integer not null,
  added_at text not null,
  -- what the shopper saw last, to report later changes
  seen_price integer, seen_quantity integer,
  primary key (uid, product_id)
) without rowid;
create table if not exists basket_promo (uid text primary key, code text not null) without rowid;
create table if not exists viewed (
  uid text not null, product_id integer not null, viewed_at text not null,
  primary key (uid, product_id)
) without rowid;
create table if not exists notify_request (
  id integer primary key,
  uid text not null, product_id integer not null, contact text not null, created_at text not null,
  language text not null default 'ru',
  unique (product_id, contact)
);
-- SMS and e-mails, and orders for the owner's own system: kind 'sms', 'email' or 'order'
create table if not exists message (
  id integer primary key autoincrement,
  kind text not null, recipient text not null, text text not null,
  code text, link text, sent_at text not null,
  -- of an e-mail; for an order, the event
  subject text,
  language text not null default 'ru',
  -- kept | waiting | sent | failed
  state text not null default 'kept',
  tries integer not null default 0,
  -- while it waits: when to try next, and after which time not at all
  next_at text, expires_at text,
  -- why the last try failed
  error text,
  -- messages of one lane leave in their order
  lane text
);
create index if not exists message_waiting on message(kind, next_at) where state = 'waiting';
create index if not exists message_by_lane on message(lane, id) where state = 'waiting';

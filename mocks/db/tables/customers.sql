-- Customers, how they sign in, and what they ordered. These tables outlive the catalogue: a change to them also needs a
-- file in `mocks/db/changes/`, for existing databases. Secrets (tokens, codes) are stored as SHA-256 hashes, passwords as
-- scrypt hashes (see `mocks/customers/passwords.ts`).

create table if not exists customer (
  id integer primary key autoincrement,
  -- the key of the customer's basket, favourites and viewed products; secret, because it gives access to them
  uid text not null unique,
  name text not null default '', last_name text not null default '', second_name text not null default '',
  phone text unique, email text unique,
  -- 1: the account's owner has confirmed the address; 0: not confirmed, so it cannot be used to sign in
  email_confirmed integer not null default 0,
  birthday text,
  password_hash text,
  order_sms integer not null default 1, order_email integer not null default 1,
  bonuses integer not null default 0,
  created_at text not null
);

create table if not exists session (
  token_hash text primary key,
  refresh_hash text not null unique,
  customer_id integer not null,
  expires_at text not null, refresh_expires_at text not null,
  -- the identifier that the customer sees; unlike the tokens, it does not change during the session
  id text not null default '',
  -- the browser, such as 'Chrome, Windows'; empty if unknown
  device text not null default '',
  started_at text not null default '', used_at text not null default ''
) without rowid;
create unique index if not exists session_by_id on session(id);
create index if not exists session_by_customer on session(customer_id);
create index if not exists session_by_expiry on session(refresh_expires_at);

-- Four-digit codes: one valid code for each purpose and recipient
create table if not exists one_time_code (
  purpose text primary key,
  code_hash text not null,
  tries integer not null default 0,
  sent_at text not null, expires_at text not null
) without rowid;

-- The tokens in e-mailed links: kind 'registration', 'recovery' or 'change' (of the e-mail address; 'changed' when done)
create table if not exists email_token (
  token_hash text primary key,
  -- the code in the same e-mail; only a recovery has one
  code_hash text unique,
  kind text not null,
  email text not null,
  -- for a registration, JSON: {name, lastName, uid}; for a change, {customerId}
  person text,
  expires_at text not null
) without rowid;

-- Rate-limited actions: one row for each attempt
create table if not exists attempt (id integer primary key, subject text not null, at integer not null);
create index if not exists attempt_by_subject on attempt(subject, at);

-- `autoincrement`: an open page or a checkout draft may still name a removed entry, which must not become another one
create table if not exists address (
  id integer primary key autoincrement, customer_id integer not null,
  name text not null, is_default integer not null,
  -- JSON, the contract's Address
  address text not null
);
create index if not exists address_by_customer on address(customer_id);

create table if not exists company (
  id integer primary key autoincrement, customer_id integer not null,
  -- JSON, the contract's company
  company text not null
);
create index if not exists company_by_customer on company(customer_id);

create table if not exists customer_order (
  -- customer_id 0: a guest, or a deleted customer
  id integer primary key autoincrement, customer_id integer not null,
  number text not null unique,
  created_at text not null,
  status text not null, payment_status text not null,
  -- JSON: {name, lastName, secondName, phone, email}
  person text not null,
  -- JSON, the contract's company, or null
  company text,
  delivery text not null, delivery_cost integer not null, delivery_date text,
  -- JSON, the contract's Address, or null; for pickup, the office instead
  address text, office_id integer,
  track text,
  payment text not null,
  discount integer not null,
  -- JSON: what the discount consists of, [{name, sum}], the name by language; empty if only its sum is known
  discounts text not null default '[]',
  comment text not null,
  -- the shopper's language, for messages about the order
  language text not null default 'ru',
  pay_key text,
  -- for an unchanged demo order, the time to which its dates are relative
  demo_at text,
  -- the chosen hours of the delivery date
  delivery_interval text,
  -- JSON: {name, phone}, if not the customer
  recipient text
);
create index if not exists order_by_customer on customer_order(customer_id, created_at);
create index if not exists order_by_pay_key on customer_order(pay_key) where pay_key is not null;
create index if not exists guest_order_by_phone on customer_order(person ->> 'phone') where customer_id = 0;
create index if not exists guest_order_by_email on customer_order(person ->> 'email') where customer_id = 0;

-- The products of an order, as they were when it was placed
create table if not exists order_item (
  order_id integer not null, place integer not null,
  product_id integer not null, code text not null,
  -- JSON, by language
  name text not null,
  picture text, article text not null,
  price integer not null, quantity integer not null, weight integer not null,
  -- how many pieces of it the order has taken from the stock
  taken integer not null default 0,
  primary key (order_id, place)
) without rowid;

create index if not exists item_by_product on order_item(product_id, order_id);

-- Products whose stock an order has changed without the API's listings: see `showChangedStock`
create table if not exists changed_stock (product_id integer primary key);

create table if not exists order_event (
  id integer primary key, order_id integer not null, status text not null, at text not null
);
create index if not exists event_by_order on order_event(order_id, id);

-- A customer's requests about an order: kind 'cancel' or 'refund'
create table if not exists order_request (
  id integer primary key autoincrement, order_id integer not null,
  kind text not null,
  -- new | approved | rejected | withdrawn
  status text not null,
  reason text not null, comment text not null,
  -- JSON, by language
  answer text,
  created_at text not null,
  -- JSON: [{productId, quantity}]
  items text not null default '[]',
  -- JSON: [{name, size, stored}], stored in DATA_DIR
  files text not null default '[]'
);
create index if not exists request_by_order on order_request(order_id);

-- Keys that give access to an order without a token
create table if not exists order_access (
  key_hash text primary key, order_id integer not null, expires_at text not null
) without rowid;
create index if not exists access_by_order on order_access(order_id);

-- The order that a call of order/create placed, by its Idempotency-Key; body_hash detects a different body
create table if not exists order_made (
  key_hash text primary key, body_hash text not null, order_id integer not null
) without rowid;

-- The consents given with an order
create table if not exists order_consent (
  order_id integer not null, code text not null, version text not null, at text not null,
  primary key (order_id, code)
) without rowid;

-- Messages sent through the feedback form
create table if not exists feedback (
  id integer primary key autoincrement,
  fio text not null, phone text, email text not null,
  subject text not null, communication text not null, comment text not null,
  -- JSON: [{name, size, stored}], stored in DATA_DIR
  files text not null default '[]',
  -- JSON: [{code, version}]
  consents text not null,
  created_at text not null
);

/** Returns a database to its state before changes were counted. */
export const firstVersion = `
  pragma user_version = 0;
  drop table session;
  create table session (
    token_hash text primary key, refresh_hash text not null unique, customer_id integer not null,
    expires_at text not null, refresh_expires_at text not null
  ) without rowid;
  drop table message;
  create table message (
    id integer primary key, kind text not null, recipient text not null, text text not null,
    code text, link text, sent_at text not null
  );
  alter table customer_order drop column discounts;
  alter table notify_request drop column language;
  alter table customer_order drop column language;
  alter table customer_order drop column delivery_interval;
  alter table customer_order drop column recipient;
  alter table order_item add column name_ru text not null default '';
  alter table order_item add column name_en text not null default '';
  alter table order_item drop column name;
  alter table order_item drop column taken;
  alter table order_request add column answer_ru text;
  alter table order_request add column answer_en text;
  alter table order_request drop column answer;
  alter table customer add column news_email integer not null default 0;
  drop table address;
  create table address (
    id integer primary key, customer_id integer not null,
    name text not null, is_default integer not null, address text not null
  );
  drop table company;
  create table company (id integer primary key, customer_id integer not null, company text not null);
`;

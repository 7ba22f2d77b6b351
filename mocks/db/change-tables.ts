import type { Db } from "./query";

/**
 * Brings databases of earlier versions to the schema in `customer-tables.ts`, because customers outlive the catalogue.
 * Each change runs once, in this order, before missing tables and indexes are created. Add new changes at the end.
 */
const changes = [
  // Unconfirmed addresses no longer open an account. It is the only way into these accounts, so treat it as confirmed.
  "update customer set email_confirmed = 1 where email is not null and phone is null",
  // Session start times were not stored. A refresh token lasts 30 days, so count back from its expiry.
  `alter table session add column id text not null default '';
   alter table session add column device text not null default '';
   alter table session add column started_at text not null default '';
   alter table session add column used_at text not null default '';
   update session set id = lower(hex(randomblob(16))),
     started_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days'),
     used_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days');`,
  // Messages were not sent and orders had no language. The table is made again, because the ids of deleted messages
  // must not come back: the owner's system recognizes a repeated order by them.
  `alter table message rename to old_message;
   create table message (
     id integer primary key autoincrement, kind text not null, recipient text not null, text text not null,
     code text, link text, sent_at text not null, subject text, language text not null default 'ru',
     state text not null default 'kept', tries integer not null default 0,
     next_at text, expires_at text, error text, lane text);
   insert into message (id, kind, recipient, text, code, link, sent_at)
     select id, kind, recipient, text, code, link, sent_at from old_message;
   drop table old_message;
   alter table notify_request add column language text not null default 'ru';
   alter table customer_order add column language text not null default 'ru';`,
  // Shoppers could not choose the hours of a delivery or another recipient.
  `alter table customer_order add column delivery_interval text;
   alter table customer_order add column recipient text;`,
  // Orders did not say what their discount consists of.
  "alter table customer_order add column discounts text not null default '[]'",
  // The shop sends no e-mails about promotions.
  "alter table customer drop column news_email",
  // The texts of orders stood in a column per language.
  `alter table order_item add column name text not null default '{}';
   update order_item set name = json_object('ru', name_ru, 'en', name_en);
   alter table order_item drop column name_ru;
   alter table order_item drop column name_en;
   alter table order_request add column answer text;
   update order_request
     set answer = json_object('ru', coalesce(answer_ru, answer_en), 'en', coalesce(answer_en, answer_ru))
     where answer_ru is not null or answer_en is not null;
   alter table order_request drop column answer_ru;
   alter table order_request drop column answer_en;
   update customer_order set discounts = (
     select json_group_array(json_object(
       'name', json_object('ru', value ->> 'nameRu', 'en', value ->> 'nameEn'), 'sum', value ->> 'sum'))
     from json_each(discounts)) where discounts <> '[]';`,
];

/** Applies the changes that a database lacks; a new database needs none. SQLite's `user_version` holds their number. */
export function changeTables(db: Db, isNew: boolean): void {
  const done = isNew ? changes.length : (db.value<number>("select user_version from pragma_user_version") ?? 0);
  db.transaction(() => {
    for (const change of changes.slice(done)) db.raw.exec(change);
    db.raw.exec(`pragma user_version = ${changes.length}`);
  });
}

-- Messages were not sent and orders had no language. The table is made again, because the ids of deleted messages
-- must not come back: the owner's system recognizes a repeated order by them.
alter table message rename to old_message;
create table message (
  id integer primary key autoincrement, kind text not null, recipient text not null, text text not null,
  code text, link text, sent_at text not null, subject text, language text not null default 'ru',
  state text not null default 'kept', tries integer not null default 0,
  next_at text, expires_at text, error text, lane text);
insert into message (id, kind, recipient, text, code, link, sent_at)
  select id, kind, recipient, text, code, link, sent_at from old_message;
drop table old_message;
alter table notify_request add column language text not null default 'ru';
alter table customer_order add column language text not null default 'ru';

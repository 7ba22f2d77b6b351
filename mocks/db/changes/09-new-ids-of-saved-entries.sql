-- A new address or company got the id of the last one if that had been removed.
alter table address rename to old_address;
create table address (
  id integer primary key autoincrement, customer_id integer not null,
  name text not null, is_default integer not null,
  address text not null
);
insert into address (id, customer_id, name, is_default, address)
  select id, customer_id, name, is_default, address from old_address;
drop table old_address;
alter table company rename to old_company;
create table company (
  id integer primary key autoincrement, customer_id integer not null,
  company text not null
);
insert into company (id, customer_id, company) select id, customer_id, company from old_company;
drop table old_company;

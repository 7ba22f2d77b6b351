-- A cancelled order did not give its goods back to the stock.
alter table order_item add column taken integer not null default 0;

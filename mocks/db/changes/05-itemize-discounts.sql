-- Orders did not say what their discount consists of.
alter table customer_order add column discounts text not null default '[]';

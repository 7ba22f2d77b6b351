-- Shoppers could not choose the hours of a delivery or another recipient.
alter table customer_order add column delivery_interval text;
alter table customer_order add column recipient text;

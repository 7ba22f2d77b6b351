-- The texts of orders stood in a column per language.
alter table order_item add column name text not null default '{}';
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
  from json_each(discounts)) where discounts <> '[]';

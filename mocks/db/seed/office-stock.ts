import type Database from "libsql";

/**
 * Spreads the stock of each product over five offices, the same way on every run: up to a quarter of it in each of the
 * offices 2 to 5, and the rest, with whatever cannot be divided, in the first.
 */
export function seedOfficeStock(db: Database.Database): void {
  db.exec(`
    insert into office_stock (product_id, office, quantity)
    select id, office, stock * ((id * 7 + office * 5) % 4) * 8 / 100 as quantity
    from product, (select 2 as office union select 3 union select 4 union select 5)
    where stock > 0 and quantity > 0;
    insert into office_stock (product_id, office, quantity)
    select id, 1, stock - coalesce((select sum(quantity) from office_stock where product_id = id), 0)
    from product where stock > 0;
  `);
}

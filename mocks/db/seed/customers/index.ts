import { putAddress } from "#mocks/db/queries/address-book";
import { putCompany } from "#mocks/db/queries/companies";
import { addCustomer, findByEmail, findByPhone } from "#mocks/db/queries/customers";
import type { Db } from "#mocks/db/query";

import { addDemoOrders, readDemoData } from "./add-orders";
import { demo, type DemoCustomer } from "./read";

/**
 * Adds missing demo customers and moves the dates of their unchanged orders, so that a fresh order still looks fresh in
 * a database that is months old. Called at every start.
 */
export function prepareDemo(db: Db, now: Date): void {
  db.transaction(() => {
    refreshOrders(db, now);
    const missing = Object.values(demo().customers).filter((one) => isFree(db, one));
    const demoData = missing.length > 0 ? readDemoData(db) : null;
    for (const one of missing) if (demoData) addDemoOrders(db, addDemoCustomer(db, one, now), one, demoData, now);
  });
}

/**
 * Whether the phone and the e-mail address are both free. A deleted demo customer comes back, unless somebody else has
 * taken them.
 */
function isFree(db: Db, { person: { phone, email } }: DemoCustomer): boolean {
  return !findByPhone(db, phone) && !findByEmail(db, email);
}

function addDemoCustomer(db: Db, { person, addresses, company }: DemoCustomer, now: Date): number {
  const { id } = addCustomer(db, person, now);
  addresses.forEach((entry, place) => putAddress(db, id, { ...entry, default: place === 0 }));
  putCompany(db, id, company);
  return id;
}

const day = 86_400_000;

/** Moves dates by whole days, so that an order keeps its time of day. */
function refreshOrders(db: Db, now: Date): void {
  const rows = db.all<{ id: number; at: string }>(
    `select id, demo_at as at from customer_order where demo_at is not null`,
  );
  for (const { id, at } of rows) {
    const days = Math.floor((now.getTime() - Date.parse(at)) / day);
    if (days > 0) moveOrder(db, id, days);
  }
}

function moveOrder(db: Db, id: number, days: number): void {
  const by = `+${days} days`;
  const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?1)`;
  db.run(
    `update customer_order set created_at = ${time("created_at")}, demo_at = ${time("demo_at")},
       delivery_date = date(delivery_date, ?1) where id = ?2`,
    by,
    id,
  );
  db.run(`update order_event set at = ${time("at")} where order_id = ?2`, by, id);
  db.run(`update order_request set created_at = ${time("created_at")} where order_id = ?2`, by, id);
}

import { join } from "node:path";

import Database from "libsql";
import * as z from "zod";

import { databaseFile } from "#mocks/paths";

import type { ConfirmedOrder } from "./journey";

/** The embedded API's stored data, read directly from its database. */
export type StoredData = {
  /** The code of the last SMS to a phone. @throws if there is none */
  codeOf: (phone: string) => string;
  /** Errors in the stored orders: each confirmed order must exist once, and no other. */
  compare: (confirmed: ConfirmedOrder[]) => string[];
  /** The codes of all products, in no particular order. */
  products: () => string[];
  close: () => void;
};

const products = z.array(z.object({ code: z.string() }));
const sent = z.object({ code: z.string() });
const stored = z.array(z.object({ number: z.string(), email: z.string() }));

/**
 * Opens the database of an embedded API.
 * @param dataDir the API's data folder
 */
export function openStoredData(dataDir: string): StoredData {
  const db = new Database(join(dataDir, databaseFile), { readonly: true });
  const lastCode = db.prepare(
    "select code from message where recipient = ? and code is not null order by id desc limit 1",
  );
  const allOrders = db.prepare(
    "select number, json_extract(person, '$.email') as email from customer_order where email like '%@load.example'",
  );
  return {
    codeOf: (phone) => sent.parse(lastCode.get(phone)).code,
    compare: (confirmed) => compareOrders(confirmed, stored.parse(allOrders.all())),
    products: () => products.parse(db.prepare("select code from product").all()).map(({ code }) => code),
    close: () => void db.close(),
  };
}

/**
 * Orders that are lost, duplicated, or stored without a confirmation; a journey has one order and one e-mail address.
 */
export function compareOrders(confirmed: ConfirmedOrder[], orders: ConfirmedOrder[]): string[] {
  const places = new Map<string, ConfirmedOrder[]>();
  for (const order of orders) places.set(order.email, [...(places.get(order.email) ?? []), order]);
  const lost = confirmed.filter(({ number, email }) => !places.get(email)?.some((order) => order.number === number));
  const doubled = [...places.values()].filter(({ length }) => length > 1);
  const known = new Set(confirmed.map(({ email }) => email));
  const unconfirmed = orders.filter(({ email }) => !known.has(email));
  return [
    ...lost.map(({ number, email }) => `the order ${number} of ${email} is lost`),
    ...doubled.map(
      (many) => `${many[0]?.email} has ${many.length} orders: ${many.map(({ number }) => number).join(", ")}`,
    ),
    ...unconfirmed.map(
      ({ number, email }) => `the order ${number} of ${email} is stored, but the shopper got no confirmation`,
    ),
  ];
}

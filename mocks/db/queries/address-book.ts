import type { AddressWire, SavedAddressWire } from "~/api/schemas/profile";
import { isSamePlace } from "~/lib/same-place";

import type { Db } from "../query";

type Row = { id: number; name: string; isDefault: number; address: string };

/** A customer's addresses: the default one first, then in the order they were added. */
export function listAddresses(db: Db, customerId: number): SavedAddressWire[] {
  return db
    .all<Row>(
      `select id, name, is_default as "isDefault", address from address where customer_id = ? order by is_default desc, id`,
      customerId,
    )
    .map(({ id, name, isDefault, address }) => ({ ...parseAddress(address), id, name, default: isDefault === 1 }));
}

/** Parses an address from a JSON column. */
export function parseAddress(json: string): AddressWire {
  return JSON.parse(json) as AddressWire;
}

export type Entry = { name: string; default: boolean; address: AddressWire };

/** How many addresses a customer may keep. */
export const maxAddresses = 50;

/** The customer's saved address of the same place; undefined if there is none. */
export function findAddress(db: Db, customerId: number, address: AddressWire): SavedAddressWire | undefined {
  return listAddresses(db, customerId).find((saved) => isSamePlace(saved, address));
}

/** Adds an address unless it is already saved or the limit is reached. The first address becomes the default. */
export function saveAddress(db: Db, customerId: number, address: AddressWire): void {
  const count = countAddresses(db, customerId);
  if (count >= maxAddresses || findAddress(db, customerId, address)) return;
  putAddress(db, customerId, { name: "", default: count === 0, address });
}

/** Adds an address, or replaces the one with the given id. A customer has at most one default. */
export function putAddress(
  db: Db,
  customerId: number,
  { name, default: isDefault, address }: Entry,
  id?: number,
): void {
  if (isDefault) db.run("update address set is_default = 0 where customer_id = ?", customerId);
  const values = [name, Number(isDefault), JSON.stringify(address), customerId] as const;
  if (id === undefined)
    db.run("insert into address (name, is_default, address, customer_id) values (?, ?, ?, ?)", ...values);
  else
    db.run("update address set name = ?, is_default = ?, address = ? where customer_id = ? and id = ?", ...values, id);
}

/** Removes an address; returns false if the customer does not have it. */
export function deleteAddress(db: Db, customerId: number, id: number): boolean {
  return db.run("delete from address where customer_id = ? and id = ?", customerId, id) > 0;
}

/** The number of a customer's addresses; with an id, 1 if the customer has that address, otherwise 0. */
export function countAddresses(db: Db, customerId: number, id: number | null = null): number {
  const sql = "select count(*) from address where customer_id = ?1 and (?2 is null or id = ?2)";
  return db.value<number>(sql, customerId, id) ?? 0;
}

import type { AddressWire, SavedAddressWire } from "~/api/schemas/profile";
import { isSamePlace } from "~/lib/same-place";

import type { Db } from "../query";

/** A customer's addresses: the default one first, then in the order they were added. */
export function listAddresses(db: Db, customerId: number): SavedAddressWire[] {
  return db.objects<SavedAddressWire>(
    `select json_set(address, '$.id', id, '$.name', name, '$.default', json(iif(is_default, 'true', 'false')))
     from address where customer_id = ? order by is_default desc, id`,
    customerId,
  );
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
  const { length } = listAddresses(db, customerId);
  if (length >= maxAddresses || findAddress(db, customerId, address)) return;
  putAddress(db, customerId, { name: "", default: length === 0, address });
}

/** Adds an address, or replaces the customer's with the given id. A customer has at most one default. */
export function putAddress(
  db: Db,
  customerId: number,
  { name, default: isDefault, address }: Entry,
  id?: number,
): void {
  if (isDefault) db.run("update address set is_default = 0 where customer_id = ?", customerId);
  db.run(
    `insert into address (id, customer_id, name, is_default, address) values (?, ?, ?, ?, ?)
     on conflict (id) do update set name = excluded.name, is_default = excluded.is_default, address = excluded.address
     where customer_id = excluded.customer_id`,
    ...[id ?? null, customerId, name, Number(isDefault), JSON.stringify(address)],
  );
}

/** Removes an address; returns false if the customer does not have it. */
export function deleteAddress(db: Db, customerId: number, id: number): boolean {
  return db.run("delete from address where customer_id = ? and id = ?", customerId, id) > 0;
}

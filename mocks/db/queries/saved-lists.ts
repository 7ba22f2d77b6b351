import type { AddressWire, CompanyWire, SavedAddressWire, SavedCompanyWire } from "~/api/schemas/profile";
import { isSamePlace } from "~/lib/same-place";

import type { Db } from "../query";

/** How one kind of entries is stored. */
type Kind<Entry, Saved> = {
  table: "address" | "company";
  /** A row as JSON, and the order of the rows. */
  row: string;
  order: string;
  /** The entry's columns. */
  columns: (entry: Entry) => Record<string, string | boolean | object>;
  isSame: (saved: Saved, entry: Entry) => boolean;
};

/** A list that a customer keeps. */
export type SavedList<Entry, Saved extends { id: number } = Entry & { id: number }> = {
  /** How many entries a customer may keep. */
  max: number;
  list(db: Db, customerId: number): Saved[];
  /** The customer's entry for the same thing; undefined if there is none. */
  find(db: Db, customerId: number, entry: Entry): Saved | undefined;
  /** Adds an entry, or replaces the customer's with the given id. */
  put(db: Db, customerId: number, entry: Entry, id?: number): void;
  /** Adds an entry unless it is already saved or the list is full. */
  keep(db: Db, customerId: number, entry: Entry): void;
  /** Removes an entry; returns false if the customer does not have it. */
  remove(db: Db, customerId: number, id: number): boolean;
};

function createList<Entry, Saved extends { id: number }>(kind: Kind<Entry, Saved>): SavedList<Entry, Saved> {
  const { table, row, order, columns, isSame } = kind;
  const max = 50;
  const list = (db: Db, customerId: number) =>
    db.objects<Saved>(`select ${row} from ${table} where customer_id = ? order by ${order}`, customerId);
  const find = (db: Db, customerId: number, entry: Entry) => list(db, customerId).find((saved) => isSame(saved, entry));
  const remove = (db: Db, customerId: number, id: number) =>
    db.run(`delete from ${table} where customer_id = ? and id = ?`, customerId, id) > 0;

  function put(db: Db, customerId: number, entry: Entry, id?: number): void {
    if (id !== undefined) remove(db, customerId, id);
    db.insert(table, { id, customerId, ...columns(entry) });
  }

  function keep(db: Db, customerId: number, entry: Entry): void {
    if (list(db, customerId).length < max && !find(db, customerId, entry)) put(db, customerId, entry);
  }

  return { max, list, find, put, keep, remove };
}

/** A customer's companies, in the order they were added; an INN may have several KPPs and accounts. */
export const companyList = createList<CompanyWire, SavedCompanyWire>({
  table: "company",
  row: "json_set(company, '$.id', id)",
  order: "id",
  columns: (company) => ({ company }),
  isSame: (saved, { inn, kpp, account }) => saved.inn === inn && saved.kpp === kpp && saved.account === account,
});

type AddressEntry = { name: string; default: boolean; address: AddressWire };

const addresses = createList<AddressEntry, SavedAddressWire>({
  table: "address",
  row: "json_set(address, '$.id', id, '$.name', name, '$.default', json(iif(is_default, 'true', 'false')))",
  order: "is_default desc, id",
  columns: ({ default: isDefault, ...entry }) => ({ ...entry, isDefault }),
  isSame: (saved, { address }) => isSamePlace(saved, address),
});

/** A customer's addresses: the default one first, then in the order they were added. At most one is the default. */
export const addressBook: typeof addresses = {
  ...addresses,
  put(db, customerId, entry, id) {
    if (entry.default) db.run("update address set is_default = 0 where customer_id = ?", customerId);
    addresses.put(db, customerId, entry, id);
  },
};

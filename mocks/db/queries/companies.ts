import type { CompanyWire, SavedCompanyWire } from "~/api/schemas/profile";

import type { Db } from "../query";

/** A customer's companies, in the order they were added. */
export function listCompanies(db: Db, customerId: number): SavedCompanyWire[] {
  return db.objects<SavedCompanyWire>(
    "select json_set(company, '$.id', id) from company where customer_id = ? order by id",
    customerId,
  );
}

/** How many companies a customer may keep. */
export const maxCompanies = 50;

/** The customer's company with the same INN, KPP and account; undefined if there is none. */
export function findCompany(
  db: Db,
  customerId: number,
  { inn, kpp, account }: CompanyWire,
): SavedCompanyWire | undefined {
  return listCompanies(db, customerId).find(
    (saved) => saved.inn === inn && saved.kpp === kpp && saved.account === account,
  );
}

/** Adds a company unless it is already saved or the limit is reached. */
export function saveCompany(db: Db, customerId: number, company: CompanyWire): void {
  if (listCompanies(db, customerId).length >= maxCompanies || findCompany(db, customerId, company)) return;
  putCompany(db, customerId, company);
}

/** Adds a company, or replaces the customer's with the given id. */
export function putCompany(db: Db, customerId: number, company: CompanyWire, id?: number): void {
  db.run(
    `insert into company (id, customer_id, company) values (?, ?, ?)
     on conflict (id) do update set company = excluded.company where customer_id = excluded.customer_id`,
    ...[id ?? null, customerId, JSON.stringify(company)],
  );
}

/** Removes a company; returns false if the customer does not have it. */
export function deleteCompany(db: Db, customerId: number, id: number): boolean {
  return db.run("delete from company where customer_id = ? and id = ?", customerId, id) > 0;
}

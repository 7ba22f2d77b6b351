import type { CompanyWire, SavedCompanyWire } from "~/api/schemas/profile";

import type { Db } from "../query";

/** A customer's companies, in the order they were added. */
export function listCompanies(db: Db, customerId: number): SavedCompanyWire[] {
  return db
    .all<{ id: number; company: string }>(
      "select id, company from company where customer_id = ? order by id",
      customerId,
    )
    .map(({ id, company }) => ({ ...parseCompany(company), id }));
}

/** Parses a company from a JSON column. */
export function parseCompany(json: string): CompanyWire {
  return JSON.parse(json) as CompanyWire;
}

export function addCompany(db: Db, customerId: number, company: CompanyWire): void {
  db.run("insert into company (customer_id, company) values (?, ?)", customerId, JSON.stringify(company));
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
  addCompany(db, customerId, company);
}

/** Replaces a company; returns false if the customer does not have it. */
export function changeCompany(db: Db, customerId: number, id: number, company: CompanyWire): boolean {
  const json = JSON.stringify(company);
  return db.run("update company set company = ? where customer_id = ? and id = ?", json, customerId, id) > 0;
}

/** Removes a company; returns false if the customer does not have it. */
export function deleteCompany(db: Db, customerId: number, id: number): boolean {
  return db.run("delete from company where customer_id = ? and id = ?", customerId, id) > 0;
}

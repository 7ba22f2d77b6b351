import type { ReadOrderBodyWire } from "~/api/schemas/checkout";
import type { Context } from "#mocks/context";
import { saveAddress } from "#mocks/db/queries/address-book";
import { saveCompany } from "#mocks/db/queries/companies";
import { findByEmail, getCustomer, setPerson } from "#mocks/db/queries/customers";

import type { Checked } from "./check";

/**
 * Saves a signed-in customer's order data for the next order: the address and the company, unless they are already
 * saved or the customer does not want it, and the name and e-mail if the profile lacks them. Existing data is never
 * changed.
 */
export function saveForNextOrder(
  { db }: Pick<Context, "db">,
  customerId: number,
  { person, company, address }: Pick<Checked, "person" | "company" | "address">,
  { saveAddress: isAddressKept, saveCompany: isCompanyKept }: Pick<ReadOrderBodyWire, "saveAddress" | "saveCompany">,
): void {
  const customer = getCustomer(db, customerId);
  if (!customer) return;
  if (address && isAddressKept) saveAddress(db, customerId, address);
  if (company && isCompanyKept) saveCompany(db, customerId, company);
  // An order for somebody with another first name does not set the surname.
  const isSelf = customer.name === "" || customer.name === person.name;
  const name = customer.name || person.name;
  const lastName = customer.lastName || (isSelf ? person.lastName : "");
  const email = customer.email ?? (findByEmail(db, person.email) ? null : person.email);
  setPerson(db, customerId, { ...customer, name, lastName, email });
}

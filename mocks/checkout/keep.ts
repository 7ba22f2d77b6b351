import type { Context } from "#mocks/context";
import { keepAddress } from "#mocks/db/queries/address-book";
import { keepCompany } from "#mocks/db/queries/companies";
import { findByEmail, getCustomer, setPerson } from "#mocks/db/queries/customers";

import type { Checked } from "./check";

/**
 * Keeps what a signed-in customer has ordered with for the next order: the address and the company, unless they are
 * there already, and what the profile lacks of name and e-mail. Nothing that the customer has written is changed.
 */
export function keepForNextOrder(
  { db }: Pick<Context, "db">,
  customerId: number,
  { person, company, address }: Pick<Checked, "person" | "company" | "address">,
): void {
  const customer = getCustomer(db, customerId);
  if (!customer) return;
  if (address) keepAddress(db, customerId, address);
  if (company) keepCompany(db, customerId, company);
  // An order for somebody else gives no surname to who has another first name.
  const isSelf = customer.name === "" || customer.name === person.name;
  const name = customer.name || person.name;
  const lastName = customer.lastName || (isSelf ? person.lastName : "");
  const email = customer.email ?? (findByEmail(db, person.email) ? null : person.email);
  setPerson(db, customerId, { ...customer, name, lastName, email });
}

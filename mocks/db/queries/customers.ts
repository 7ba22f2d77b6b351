import type { UserWire } from "~/api/schemas/auth";
import type { NotifyWire } from "~/api/schemas/profile";
import { dropEmailChange } from "#mocks/customers/email-tokens";
import { newUid } from "#mocks/customers/secrets";
import { found } from "#mocks/errors";
import { deleteReviews } from "#mocks/reviews/reviews";

import type { Db } from "../query";

export type Customer = {
  id: number;
  uid: string;
  name: string;
  lastName: string;
  secondName: string;
  phone: string | null;
  email: string | null;
  /** 1 if the account's owner has confirmed the address; 0 if not: such an address does not open the account. */
  emailConfirmed: number;
  birthday: string | null;
  passwordHash: string | null;
  bonuses: number;
};

const columns = `customer.id, customer.uid, customer.name, last_name as "lastName", second_name as "secondName", phone,
  email, email_confirmed as "emailConfirmed", birthday, password_hash as "passwordHash", bonuses`;

export const getCustomer = (db: Db, id: number): Customer | undefined =>
  db.get<Customer>(`select ${columns} from customer where id = ?`, id);

export const findByPhone = (db: Db, phone: string): Customer | undefined =>
  db.get<Customer>(`select ${columns} from customer where phone = ?`, phone);

/** The account that names an address, confirmed or not. */
export const findByEmail = (db: Db, email: string): Customer | undefined =>
  db.get<Customer>(`select ${columns} from customer where email = ?`, email);

/** The account that an address opens; an unconfirmed address opens none. */
export const findByConfirmedEmail = (db: Db, email: string): Customer | undefined =>
  db.get<Customer>(`select ${columns} from customer where email = ? and email_confirmed = 1`, email);

type NewCustomer = Partial<Omit<Customer, "id" | "uid">>;

/** Adds a customer with a new uid. Phone and e-mail must not be in use. */
export function addCustomer(db: Db, person: NewCustomer, now: Date): Customer {
  const id = db.insert("customer", { ...person, uid: newUid(), createdAt: now.toISOString() });
  return found(getCustomer(db, id), "internal");
}

/** The customer as the API returns it, with the name of the first company. */
export function toUser(db: Db, customer: Customer): UserWire {
  const { id, name, lastName, secondName, phone, email, birthday } = customer;
  const company = db.value<string>(
    "select company ->> 'name' from company where customer_id = ? order by id limit 1",
    id,
  );
  return {
    ...{ id, name, lastName, secondName, phone, email, birthday, company: company ?? null },
    emailConfirmed: customer.emailConfirmed === 1,
    hasPassword: customer.passwordHash !== null,
  };
}

type Person = Pick<Customer, "name" | "lastName" | "secondName" | "email" | "birthday">;

/** Saves personal data. A new e-mail address is unconfirmed. */
export function setPerson(db: Db, id: number, { name, lastName, secondName, email, birthday }: Person): void {
  db.run("update customer set email_confirmed = 0 where id = ? and email is not ?", id, email);
  db.update("customer", id, { name, lastName, secondName, email, birthday });
}

/** Removes an unconfirmed address from its account, because it turned out to belong to somebody else. */
export function releaseEmail(db: Db, email: string): void {
  db.run("update customer set email = null where email = ? and email_confirmed = 0", email);
}

/** Sets the password. A pending change of the e-mail address ends: the owner may have a new password because of it. */
export function setPasswordHash(db: Db, id: number, hash: string): void {
  db.update("customer", id, { passwordHash: hash });
  dropEmailChange(db, id);
}

/** Which messages about their orders a customer wants. */
export function getNotify(db: Db, id: number): NotifyWire {
  const row = db.get<{ sms: number; email: number }>(
    "select order_sms as sms, order_email as email from customer where id = ?",
    id,
  );
  return { orderSms: row?.sms === 1, orderEmail: row?.email === 1 };
}

const ofVisitors = ["favorite", "basket_line", "basket_promo", "viewed", "notify_request", "review_vote", "question"];

/** The statuses of an order that the shop has nothing more to do for. */
const ended = ["completed", "cancelled", "refunded"];

/**
 * Deletes a customer with their sessions, addresses, companies and e-mail tokens, and what the visitors' tables hold
 * under the customer's uid, and reviews and questions with their photos. Orders stay, because the shop must account for
 * them, but lose the person, company, address, recipient, comments, consents, files and the keys that open them. An
 * order that has not ended loses only the keys and becomes like a guest's: the shop could not deliver it without the
 * rest. Returns the stored names of the deleted files, for the caller to delete.
 */
export function deleteCustomer(db: Db, { id, uid, email }: Customer): string[] {
  // Nobody delivers the demo's own orders, and its customers come back with new ones.
  const hasEnded = `customer_id = ? and
    (demo_at is not null or status in (${ended.map((status) => `'${status}'`).join(", ")}))`;
  const ofOrders = `order_id in (select id from customer_order where ${hasEnded})`;
  return db.transaction(() => {
    for (const table of ["session", "address", "company"]) db.run(`delete from ${table} where customer_id = ?`, id);
    const photos = deleteReviews(db, id);
    for (const table of ofVisitors) db.run(`delete from ${table} where uid = ?`, uid);
    db.run("delete from email_token where email = ? or person ->> 'customerId' = ?", email ?? "", id);
    const files = db.all<{ stored: string }>(
      `select value ->> 'stored' as stored from order_request, json_each(files) where ${ofOrders}`,
      id,
    );
    db.run(`update order_request set comment = '', files = '[]' where ${ofOrders}`, id);
    db.run(`delete from order_consent where ${ofOrders}`, id);
    db.run("delete from order_access where order_id in (select id from customer_order where customer_id = ?)", id);
    db.run(
      `update customer_order set customer_id = 0, person = '{}', company = null, address = null, recipient = null, comment = '',
         demo_at = null where ${hasEnded}`,
      id,
    );
    db.run("update customer_order set customer_id = 0 where customer_id = ?", id);
    db.run("delete from customer where id = ?", id);
    return [...photos, ...files.map(({ stored }) => stored)];
  });
}

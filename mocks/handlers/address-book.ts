import { addressBody } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { deleteAddress, findAddress, listAddresses, maxAddresses, putAddress } from "#mocks/db/queries/address-book";
import { ApiFailure } from "#mocks/errors";

import { idOf } from "./fields";
import { requireBody, requireCustomer, type Answers, type Call } from "./route";

/** The customer's address book (contract, section 3: "Personal area"). Every call returns the whole book. */
export const addressBookAnswers = {
  listAddresses: all,
  addAddress: add,
  changeAddress: change,
  removeAddress: remove,
} satisfies Answers;

function all({ db }: Context, call: Call) {
  return { addresses: listAddresses(db, requireCustomer(call).id) };
}

function add(context: Context, call: Call) {
  const { db } = context;
  const customer = requireCustomer(call);
  const entry = readEntry(call);
  const same = findAddress(db, customer.id, entry.address);
  if (!same && listAddresses(db, customer.id).length >= maxAddresses)
    throw new ApiFailure("validation_failed", { value: ["field.addresses", { max: maxAddresses }] });
  // A form that is sent twice adds the address only once.
  const merged = same ? { ...entry, name: entry.name || same.name, default: entry.default || same.default } : entry;
  db.transaction(() => putAddress(db, customer.id, merged, same?.id));
  return all(context, call);
}

function change(context: Context, call: Call) {
  const { db } = context;
  const customer = requireCustomer(call);
  const id = idOf(call.param("id"));
  if (!listAddresses(db, customer.id).some((saved) => saved.id === id)) throw new ApiFailure("not_found");
  const entry = readEntry(call);
  db.transaction(() => putAddress(db, customer.id, entry, id));
  return all(context, call);
}

function remove(context: Context, call: Call) {
  if (!deleteAddress(context.db, requireCustomer(call).id, idOf(call.param("id")))) throw new ApiFailure("not_found");
  return all(context, call);
}

function readEntry(call: Call) {
  const { name, default: isDefault, ...address } = requireBody(call, addressBody);
  return { name, default: isDefault, address };
}

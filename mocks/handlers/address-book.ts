import type { HttpHandler } from "msw";

import { addressBody } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import {
  countAddresses,
  deleteAddress,
  findAddress,
  listAddresses,
  maxAddresses,
  putAddress,
} from "#mocks/db/queries/address-book";
import { ApiFailure } from "#mocks/errors";

import { idOf } from "./fields";
import { requireBody, requireCustomer, route, type Call } from "./route";

/** The customer's address book (contract, section 3: "Personal area"). Every call returns the whole book. */
export function createAddressBookHandlers(context: Context): HttpHandler[] {
  const { db } = context;
  const base = "/api/app/profile/address";
  const all = (call: Call) => ({ addresses: listAddresses(db, requireCustomer(call).id) });

  function add(call: Call) {
    const customer = requireCustomer(call);
    const entry = readEntry(call);
    const same = findAddress(db, customer.id, entry.address);
    if (!same && countAddresses(db, customer.id) >= maxAddresses)
      throw new ApiFailure("validation_failed", { value: ["field.addresses", { max: maxAddresses }] });
    // A form that is sent twice adds the address only once.
    const merged = same ? { ...entry, name: entry.name || same.name, default: entry.default || same.default } : entry;
    db.transaction(() => putAddress(db, customer.id, merged, same?.id));
    return all(call);
  }

  function change(call: Call) {
    const customer = requireCustomer(call);
    const id = idOf(call.param("id"));
    if (countAddresses(db, customer.id, id) === 0) throw new ApiFailure("not_found");
    const entry = readEntry(call);
    db.transaction(() => putAddress(db, customer.id, entry, id));
    return all(call);
  }

  function remove(call: Call) {
    if (!deleteAddress(db, requireCustomer(call).id, idOf(call.param("id")))) throw new ApiFailure("not_found");
    return all(call);
  }

  return [
    route(context, "get", base, all),
    route(context, "post", base, add),
    route(context, "put", `${base}/:id`, change),
    route(context, "delete", `${base}/:id`, remove),
  ];
}

function readEntry(call: Call) {
  const { name, default: isDefault, ...address } = requireBody(call, addressBody);
  return { name, default: isDefault, address };
}

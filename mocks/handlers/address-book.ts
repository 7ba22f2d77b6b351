import { addressBody, companyBody } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { companyErrors, tidyCompany } from "#mocks/customers/company";
import { addressBook, companyList, type SavedList } from "#mocks/db/queries/saved-lists";
import { ApiFailure } from "#mocks/errors";

import { idOf, throwFieldErrors } from "./fields";
import { requireBody, requireCustomer, type Answers, type Call } from "./route";

const addresses = answersOf("addresses", addressBook, {
  field: "value",
  read: (call) => {
    const { name, default: isDefault, ...address } = requireBody(call, addressBody);
    return { name, default: isDefault, address };
  },
  merge: (entry, saved) => ({ ...entry, name: entry.name || saved.name, default: entry.default || saved.default }),
});

const companies = answersOf("companies", companyList, {
  field: "inn",
  read: (call) => {
    const company = tidyCompany(requireBody(call, companyBody));
    throwFieldErrors(companyErrors(company));
    return company;
  },
  merge: (company) => company,
});

/** A customer's addresses and companies (contract, section 3: "Personal area"). Every call returns the whole list. */
export const addressBookAnswers = {
  listAddresses: addresses.list,
  addAddress: addresses.add,
  changeAddress: addresses.change,
  removeAddress: addresses.remove,
  listCompanies: companies.list,
  addCompany: companies.add,
  changeCompany: companies.change,
  removeCompany: companies.remove,
} satisfies Answers;

type Reading<Entry, Saved> = {
  /** The field of the body that reports a full list. */
  field: string;
  /** Reads and checks the body. */
  read: (call: Call) => Entry;
  /** A form that is sent twice adds its entry only once: what the entry becomes then. */
  merge: (entry: Entry, saved: Saved) => Entry;
};

function answersOf<Entry, Saved extends { id: number }>(
  name: "addresses" | "companies",
  saved: SavedList<Entry, Saved>,
  { field, read, merge }: Reading<Entry, Saved>,
) {
  const list = ({ db }: Context, call: Call) => ({ [name]: saved.list(db, requireCustomer(call).id) });

  function add(context: Context, call: Call) {
    const { db } = context;
    const { id } = requireCustomer(call);
    const entry = read(call);
    const same = saved.find(db, id, entry);
    if (!same && saved.list(db, id).length >= saved.max)
      throw new ApiFailure("validation_failed", { [field]: [`field.${name}`, { max: saved.max }] });
    db.transaction(() => saved.put(db, id, same ? merge(entry, same) : entry, same?.id));
    return list(context, call);
  }

  function change(context: Context, call: Call) {
    const { db } = context;
    const { id } = requireCustomer(call);
    const own = idOf(call.param("id"));
    if (!saved.list(db, id).some((entry) => entry.id === own)) throw new ApiFailure("not_found");
    const entry = read(call);
    db.transaction(() => saved.put(db, id, entry, own));
    return list(context, call);
  }

  function remove(context: Context, call: Call) {
    const { id } = requireCustomer(call);
    if (!saved.remove(context.db, id, idOf(call.param("id")))) throw new ApiFailure("not_found");
    return list(context, call);
  }

  return { list, add, change, remove };
}

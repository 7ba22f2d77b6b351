import { companyBody, type CompanyWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { companyErrors, tidyCompany } from "#mocks/customers/company";
import { deleteCompany, findCompany, listCompanies, maxCompanies, putCompany } from "#mocks/db/queries/companies";
import { ApiFailure } from "#mocks/errors";

import { idOf, throwFieldErrors } from "./fields";
import { requireBody, requireCustomer, type Answers, type Call } from "./route";

/** The companies that the customer buys for (contract, section 3: "Personal area"). Every call returns all of them. */
export const companiesAnswers = {
  listCompanies: all,
  addCompany: add,
  changeCompany: change,
  removeCompany: remove,
} satisfies Answers;

function all({ db }: Context, call: Call) {
  return { companies: listCompanies(db, requireCustomer(call).id) };
}

function add(context: Context, call: Call) {
  const { db } = context;
  const { id } = requireCustomer(call);
  const company = readCompany(call);
  const same = findCompany(db, id, company);
  if (!same && listCompanies(db, id).length >= maxCompanies)
    throw new ApiFailure("validation_failed", { inn: ["field.companies", { max: maxCompanies }] });
  // A form that is sent twice adds the company only once.
  putCompany(db, id, company, same?.id);
  return all(context, call);
}

function change(context: Context, call: Call) {
  const { db } = context;
  const { id } = requireCustomer(call);
  const companyId = idOf(call.param("id"));
  if (!listCompanies(db, id).some((company) => company.id === companyId)) throw new ApiFailure("not_found");
  putCompany(db, id, readCompany(call), companyId);
  return all(context, call);
}

function remove(context: Context, call: Call) {
  if (!deleteCompany(context.db, requireCustomer(call).id, idOf(call.param("id")))) throw new ApiFailure("not_found");
  return all(context, call);
}

/** The company of the body, normalised; throws 422 with every invalid field. */
function readCompany(call: Call): CompanyWire {
  const company = tidyCompany(requireBody(call, companyBody));
  throwFieldErrors(companyErrors(company));
  return company;
}

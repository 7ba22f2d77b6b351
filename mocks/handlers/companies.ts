import type { HttpHandler } from "msw";

import { companyBody, type CompanyWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { companyErrors, tidyCompany } from "#mocks/customers/company";
import {
  addCompany,
  changeCompany,
  deleteCompany,
  findCompany,
  listCompanies,
  maxCompanies,
} from "#mocks/db/queries/companies";
import { ApiFailure } from "#mocks/errors";

import { idOf, throwFieldErrors } from "./fields";
import { requireBody, requireCustomer, route, type Call } from "./route";

/** The companies that the customer buys for (contract, section 3: "Personal area"). Every call returns all of them. */
export function createCompaniesHandlers(context: Context): HttpHandler[] {
  const { db } = context;
  const base = "/api/app/profile/company";
  const all = (call: Call) => ({ companies: listCompanies(db, requireCustomer(call).id) });

  function add(call: Call) {
    const { id } = requireCustomer(call);
    const company = readCompany(call);
    const same = findCompany(db, id, company);
    if (!same && listCompanies(db, id).length >= maxCompanies)
      throw new ApiFailure("validation_failed", { inn: ["field.companies", { max: maxCompanies }] });
    // A form that is sent twice adds the company only once.
    if (same) changeCompany(db, id, same.id, company);
    else addCompany(db, id, company);
    return all(call);
  }

  function change(call: Call) {
    const { id } = requireCustomer(call);
    const companyId = idOf(call.param("id"));
    if (!listCompanies(db, id).some((company) => company.id === companyId)) throw new ApiFailure("not_found");
    changeCompany(db, id, companyId, readCompany(call));
    return all(call);
  }

  function remove(call: Call) {
    if (!deleteCompany(db, requireCustomer(call).id, idOf(call.param("id")))) throw new ApiFailure("not_found");
    return all(call);
  }

  return [
    route(context, "get", base, all),
    route(context, "post", base, add),
    route(context, "put", `${base}/:id`, change),
    route(context, "delete", `${base}/:id`, remove),
  ];
}

/** The company of the body, normalised; throws 422 with every invalid field. */
function readCompany(call: Call): CompanyWire {
  const company = tidyCompany(requireBody(call, companyBody));
  throwFieldErrors(companyErrors(company));
  return company;
}

import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { companyList, type CompanyBody, type SavedCompany } from "./schemas/profile";

type Companies = { companies: SavedCompany[] };

const base = "/api/app/profile/company";

/** The companies that the customer orders for (contract: GET profile/company). */
export function listCompanies(caller: Caller): Promise<Answer<Companies>> {
  return callApi(caller, { path: base, schema: companyList, limit: limits.main });
}

/** Adds a company; 422 with `fields` for invalid numbers (contract: POST profile/company). */
export function addCompany(caller: Caller, body: CompanyBody): Promise<Answer<Companies>> {
  return callApi(caller, { method: "POST", path: base, body, schema: companyList, limit: limits.write });
}

/** Replaces a company; 404 if it belongs to another customer (contract: PUT profile/company/{id}). */
export function changeCompany(caller: Caller, id: number, body: CompanyBody): Promise<Answer<Companies>> {
  return callApi(caller, {
    method: "PUT",
    path: `${base}/:id`,
    params: { id },
    body,
    schema: companyList,
    limit: limits.write,
  });
}

/** Removes a company; 404 if it belongs to another customer (contract: DELETE profile/company/{id}). */
export function removeCompany(caller: Caller, id: number): Promise<Answer<Companies>> {
  return callApi(caller, {
    method: "DELETE",
    path: `${base}/:id`,
    params: { id },
    schema: companyList,
    limit: limits.write,
  });
}

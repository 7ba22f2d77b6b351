import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import {
  addressList,
  companyList,
  profileToWire,
  type AddressBody,
  type CompanyBody,
  type SavedAddress,
  type SavedCompany,
} from "./schemas/profile";

type Addresses = { addresses: SavedAddress[] };

const addressPath = "/api/app/profile/address";

/** The customer's addresses, the default one first (contract: GET profile/address). */
export function listAddresses(caller: Caller): Promise<Answer<Addresses>> {
  return callApi(caller, { path: addressPath, schema: addressList, limit: limits.main });
}

/** Adds an address; if it is the default, it replaces the previous default (contract: POST profile/address). */
export function addAddress(caller: Caller, body: AddressBody): Promise<Answer<Addresses>> {
  return callApi(caller, {
    method: "POST",
    path: addressPath,
    body: profileToWire.address(body),
    schema: addressList,
    limit: limits.write,
  });
}

/** Replaces an address; 404 if it belongs to another customer (contract: PUT profile/address/{id}). */
export function changeAddress(caller: Caller, id: number, body: AddressBody): Promise<Answer<Addresses>> {
  return callApi(caller, {
    method: "PUT",
    path: `${addressPath}/:id`,
    params: { id },
    body: profileToWire.address(body),
    schema: addressList,
    limit: limits.write,
  });
}

/** Removes an address; 404 if it belongs to another customer (contract: DELETE profile/address/{id}). */
export function removeAddress(caller: Caller, id: number): Promise<Answer<Addresses>> {
  return callApi(caller, {
    method: "DELETE",
    path: `${addressPath}/:id`,
    params: { id },
    schema: addressList,
    limit: limits.write,
  });
}

type Companies = { companies: SavedCompany[] };

const companyPath = "/api/app/profile/company";

/** The companies that the customer orders for (contract: GET profile/company). */
export function listCompanies(caller: Caller): Promise<Answer<Companies>> {
  return callApi(caller, { path: companyPath, schema: companyList, limit: limits.main });
}

/** Adds a company; 422 with `fields` for invalid numbers (contract: POST profile/company). */
export function addCompany(caller: Caller, body: CompanyBody): Promise<Answer<Companies>> {
  return callApi(caller, {
    method: "POST",
    path: companyPath,
    body: profileToWire.company(body),
    schema: companyList,
    limit: limits.write,
  });
}

/** Replaces a company; 404 if it belongs to another customer (contract: PUT profile/company/{id}). */
export function changeCompany(caller: Caller, id: number, body: CompanyBody): Promise<Answer<Companies>> {
  return callApi(caller, {
    method: "PUT",
    path: `${companyPath}/:id`,
    params: { id },
    body: profileToWire.company(body),
    schema: companyList,
    limit: limits.write,
  });
}

/** Removes a company; 404 if it belongs to another customer (contract: DELETE profile/company/{id}). */
export function removeCompany(caller: Caller, id: number): Promise<Answer<Companies>> {
  return callApi(caller, {
    method: "DELETE",
    path: `${companyPath}/:id`,
    params: { id },
    schema: companyList,
    limit: limits.write,
  });
}

import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { addressList, type AddressBody, type SavedAddress } from "./schemas/profile";

type Addresses = { addresses: SavedAddress[] };

const base = "/api/app/profile/address";

/** The customer's addresses, the default one first (contract: GET profile/address). */
export function listAddresses(caller: Caller): Promise<Answer<Addresses>> {
  return callApi(caller, { path: base, schema: addressList, limit: limits.main });
}

/** Adds an address; if it is the default, it replaces the previous default (contract: POST profile/address). */
export function addAddress(caller: Caller, body: AddressBody): Promise<Answer<Addresses>> {
  return callApi(caller, { method: "POST", path: base, body, schema: addressList, limit: limits.write });
}

/** Replaces an address; 404 if it belongs to another customer (contract: PUT profile/address/{id}). */
export function changeAddress(caller: Caller, id: number, body: AddressBody): Promise<Answer<Addresses>> {
  return callApi(caller, {
    method: "PUT",
    path: `${base}/:id`,
    params: { id },
    body,
    schema: addressList,
    limit: limits.write,
  });
}

/** Removes an address; 404 if it belongs to another customer (contract: DELETE profile/address/{id}). */
export function removeAddress(caller: Caller, id: number): Promise<Answer<Addresses>> {
  return callApi(caller, {
    method: "DELETE",
    path: `${base}/:id`,
    params: { id },
    schema: addressList,
    limit: limits.write,
  });
}

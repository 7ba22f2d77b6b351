import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
  addCompany,
  changeCompany,
  listCompanies,
  removeCompany,
} from "~/api/saved-details.server";
import type { SavedAddress, Company, SavedCompany } from "~/api/schemas/profile";
import { optionalText, ticked } from "~/forms/schemas";
import { constraintOf, parseForm, refuse } from "~/forms/submission.server";
import { isSamePlace } from "~/lib/same-place";
import { throwNotFound } from "~/session/not-found.server";
import { requireCustomer } from "~/session/visit.server";
import type { Visit } from "~/session/visit.server";
import { toAddress } from "~/shop/address/address-parts";
import { addressSchema } from "~/shop/address/address-schema.server";
import { companySchema } from "~/shop/company/company-schema.server";

import { actByIntent, toOutcome, type Outcome, type Posted } from "./form-action.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** The address in the path, and what its fields allow. */
export async function loadAddress(args: Args) {
  const { visit } = await requireCustomer(args);
  return { address: await findAddress(args, visit), constraint };
}

/**
 * The address in the path; null for a new one.
 * @throws a 404 response if the customer has no such address
 */
async function findAddress(args: Args, visit: Visit): Promise<SavedAddress | null> {
  if (args.params.id === "new") return null;
  const { addresses } = mainData(await listAddresses(visit.caller));
  return addresses.find(({ id }) => String(id) === args.params.id) ?? throwNotFound(args);
}

const savedSchema = addressSchema.safeExtend({ name: optionalText(100), default: ticked });

const constraint = constraintOf(savedSchema);

/** Saves or removes an address. */
export function handleAddressForm(args: ActionFunctionArgs) {
  return actByIntent(args, { address: saveAddress, "address-remove": deleteAddress });
}

async function saveAddress(posted: Posted): Promise<Outcome> {
  const { args, visit, form, t } = posted;
  const stored = await findAddress(args, visit);
  const submission = parseForm(savedSchema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const { name, default: isDefault, ...typed } = submission.value;
  const address = toAddress(
    typed,
    (part, number) => t(`account:address.${part}Part`, { part: number }),
    withoutId(stored),
  );
  const body = { ...address, name, default: isDefault };
  const answer = stored ? await changeAddress(visit.caller, stored.id, body) : await addAddressOnce(visit, body);
  const notice = stored ? "account:addresses.changed" : "account:addresses.added";
  return toOutcome(posted, answer, { part: "addresses", notice });
}

/** Adds an address. Sending the same form again updates the address it added. */
async function addAddressOnce({ caller }: Visit, body: Omit<SavedAddress, "id">) {
  const { data } = await listAddresses(caller);
  const same = data?.addresses.find((saved) => isSamePlace(saved, body));
  if (!same) return addAddress(caller, body);
  return changeAddress(caller, same.id, {
    ...body,
    name: body.name || same.name,
    default: body.default || same.default,
  });
}

function withoutId(stored: SavedAddress | null) {
  if (!stored) return undefined;
  const { id: _, ...address } = stored;
  return address;
}

async function deleteAddress(posted: Posted): Promise<Outcome> {
  const stored = (await findAddress(posted.args, posted.visit)) ?? (await throwNotFound(posted.args));
  const answer = await removeAddress(posted.visit.caller, stored.id);
  return toOutcome(posted, answer, { part: "addresses", notice: "account:addresses.removed" });
}

/** The company in the path; null for a new one. */
export async function loadCompany(args: Args) {
  const { visit } = await requireCustomer(args);
  return findCompany(args, visit);
}

/** @throws a 404 response if the customer has no such company */
async function findCompany(args: Args, visit: Visit): Promise<SavedCompany | null> {
  if (args.params.id === "new") return null;
  const { companies } = mainData(await listCompanies(visit.caller));
  return companies.find(({ id }) => String(id) === args.params.id) ?? throwNotFound(args);
}

/** Saves or removes a company. */
export function handleCompanyForm(args: ActionFunctionArgs) {
  return actByIntent(args, { company: saveCompany, "company-remove": deleteCompany });
}

async function saveCompany(posted: Posted): Promise<Outcome> {
  const { args, visit, form, t } = posted;
  const stored = await findCompany(args, visit);
  const submission = parseForm(companySchema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const body = { ...submission.value, kpp: submission.value.kpp || null };
  const answer = stored ? await changeCompany(visit.caller, stored.id, body) : await addCompanyOnce(visit, body);
  const notice = stored ? "account:companies.changed" : "account:companies.added";
  return toOutcome(posted, answer, { part: "companies", notice });
}

/** Adds a company. Sending the same form again updates the company it added. */
async function addCompanyOnce({ caller }: Visit, body: Company) {
  const { data } = await listCompanies(caller);
  const same = data?.companies.find(
    ({ inn, kpp, account }) => inn === body.inn && kpp === body.kpp && account === body.account,
  );
  return same ? changeCompany(caller, same.id, body) : addCompany(caller, body);
}

async function deleteCompany(posted: Posted): Promise<Outcome> {
  const stored = (await findCompany(posted.args, posted.visit)) ?? (await throwNotFound(posted.args));
  const answer = await removeCompany(posted.visit.caller, stored.id);
  return toOutcome(posted, answer, { part: "companies", notice: "account:companies.removed" });
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { dataOrNull, mainData, mayBeDone, type Answer } from "~/api/errors";
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
import { readSubmission } from "~/forms/reply";
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

/**
 * The found item for its page; null for a new one. After a rejected form also null for one that another tab has removed:
 * the page stays a form for a new one, or what was typed would be lost.
 * @throws a 404 response if there is no such item
 */
async function itemOfPage<Item>(args: Args, found: Item | null): Promise<Item | null> {
  // Remix runs the loader of a rejected form as a GET with the post's headers.
  const isAfterPost = args.request.headers.has("Content-Type");
  return found ?? (args.params.id === "new" || isAfterPost ? null : throwNotFound(args));
}

/** The item in the path; null for a new one, and for one that was removed. */
const findInPath = <Item extends { id: number }>({ params }: Args, items: readonly Item[]): Item | null =>
  items.find(({ id }) => String(id) === params.id) ?? null;

/** The address in the path, and what its fields allow. */
export async function loadAddress(args: Args) {
  const { visit } = await requireCustomer(args);
  return { address: await itemOfPage(args, await findAddress(args, visit)), constraint };
}

async function findAddress(args: Args, { caller }: Visit): Promise<SavedAddress | null> {
  return args.params.id === "new" ? null : findInPath(args, mainData(await listAddresses(caller)).addresses);
}

const savedSchema = addressSchema.safeExtend({ name: optionalText(100), default: ticked });

const constraint = constraintOf(savedSchema);

/** Saves or removes an address. */
export function handleAddressForm(args: ActionFunctionArgs) {
  return actByIntent(args, { address: saveAddress, "address-remove": deleteAddress });
}

/** Saves the typed address; as a new one if it was removed in another tab, so that the typed text is not lost. */
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

const deleteAddress = (posted: Posted) =>
  removeOnce(posted, "addresses", {
    list: async ({ caller }) => dataOrNull(await listAddresses(caller))?.addresses ?? null,
    remove: ({ caller }, id) => removeAddress(caller, id),
  });

type Removal = {
  /** The customer's items; null if the API does not return them. */
  list: (visit: Visit) => Promise<readonly { id: number }[] | null>;
  remove: (visit: Visit, id: number) => Promise<Answer<unknown>>;
};

/**
 * Removes the item in the path. If it is gone, because of another tab, a double click, or an answer that did not arrive,
 * the list says so. The same is said of another customer's item, so that nobody learns whether it exists.
 */
async function removeOnce(
  posted: Posted,
  part: "addresses" | "companies",
  { list, remove }: Removal,
): Promise<Outcome> {
  const { args, visit, form, t } = posted;
  if (args.params.id === "new") return throwNotFound(args);
  const items = await list(visit);
  if (!items) return refuse(readSubmission(form), { message: t("forms:failed") }, { status: 503 });
  const stored = findInPath(args, items);
  if (!stored) return { part, notice: `account:${part}.gone` };
  const answer = await remove(visit, stored.id);
  if (answer.status === 404) return { part, notice: `account:${part}.gone` };
  const removed = { part, notice: `account:${part}.removed` } as const;
  const left = answer.error && mayBeDone(answer) ? await list(visit) : null;
  return left && !findInPath(args, left) ? removed : toOutcome(posted, answer, removed);
}

/** The company in the path. */
export async function loadCompany(args: Args) {
  const { visit } = await requireCustomer(args);
  return itemOfPage(args, await findCompany(args, visit));
}

async function findCompany(args: Args, { caller }: Visit): Promise<SavedCompany | null> {
  return args.params.id === "new" ? null : findInPath(args, mainData(await listCompanies(caller)).companies);
}

/** Saves or removes a company. */
export function handleCompanyForm(args: ActionFunctionArgs) {
  return actByIntent(args, { company: saveCompany, "company-remove": deleteCompany });
}

/** Saves the typed company; as a new one if it was removed in another tab. */
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

const deleteCompany = (posted: Posted) =>
  removeOnce(posted, "companies", {
    list: async ({ caller }) => dataOrNull(await listCompanies(caller))?.companies ?? null,
    remove: ({ caller }, id) => removeCompany(caller, id),
  });

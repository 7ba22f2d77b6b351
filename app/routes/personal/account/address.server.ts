import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { addAddress, changeAddress, listAddresses, removeAddress } from "~/api/saved-details.server";
import type { SavedAddress } from "~/api/schemas/profile";
import { key, optionalText, requiredText, ticked } from "~/forms/schemas";
import { constraintOf, parseForm, refuse } from "~/forms/submission.server";
import { isSamePlace } from "~/lib/same-place";
import { throwNotFound } from "~/session/not-found.server";
import { requireCustomer } from "~/session/visit.server";
import type { Visit } from "~/session/visit.server";
import { toAddress } from "~/shop/address/address-parts";

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

const schema = z
  .object({
    name: optionalText(100),
    postal_code: optionalText(20),
    region_with_type: optionalText(),
    city_with_type: optionalText(),
    settlement_with_type: optionalText(),
    street_with_type: optionalText(),
    house: requiredText(),
    block: optionalText(),
    flat: optionalText(),
    default: ticked,
  })
  .refine((typed) => typed.city_with_type || typed.settlement_with_type, {
    path: ["city_with_type"],
    message: key("account:address.cityRequired"),
    // Reports this error together with missing fields.
    when: () => true,
  });

const constraint = constraintOf(schema);

/** Saves or removes an address. */
export function handleAddressForm(args: ActionFunctionArgs) {
  return actByIntent(args, { address: saveAddress, "address-remove": remove });
}

async function saveAddress(posted: Posted): Promise<Outcome> {
  const { args, visit, form, t } = posted;
  const stored = await findAddress(args, visit);
  const submission = parseForm(schema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const { name, default: isDefault, ...typed } = submission.value;
  const address = toAddress(
    typed,
    (part, number) => t(`account:address.${part}Part`, { part: number }),
    withoutId(stored),
  );
  const body = { ...address, name, default: isDefault };
  const answer = stored ? await changeAddress(visit.caller, stored.id, body) : await addOnce(visit, body);
  const notice = stored ? "account:addresses.changed" : "account:addresses.added";
  return toOutcome(posted, answer, { part: "addresses", notice });
}

/** Adds an address. Sending the same form again updates the address it added. */
async function addOnce({ caller }: Visit, body: Omit<SavedAddress, "id">) {
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

async function remove(posted: Posted): Promise<Outcome> {
  const stored = (await findAddress(posted.args, posted.visit)) ?? (await throwNotFound(posted.args));
  const answer = await removeAddress(posted.visit.caller, stored.id);
  return toOutcome(posted, answer, { part: "addresses", notice: "account:addresses.removed" });
}

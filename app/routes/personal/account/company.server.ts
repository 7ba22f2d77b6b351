import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { addCompany, changeCompany, listCompanies, removeCompany } from "~/api/saved-details.server";
import type { Company, SavedCompany } from "~/api/schemas/profile";
import { parseForm, refuse } from "~/forms/submission.server";
import { throwNotFound } from "~/session/not-found.server";
import { requireCustomer } from "~/session/visit.server";
import type { Visit } from "~/session/visit.server";
import { companySchema } from "~/shop/company/company-schema.server";

import { actByIntent, toOutcome, type Outcome, type Posted } from "./form-action.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

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
  return actByIntent(args, { company: saveCompany, "company-remove": remove });
}

async function saveCompany(posted: Posted): Promise<Outcome> {
  const { args, visit, form, t } = posted;
  const stored = await findCompany(args, visit);
  const submission = parseForm(companySchema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const body = { ...submission.value, kpp: submission.value.kpp || null };
  const answer = stored ? await changeCompany(visit.caller, stored.id, body) : await addOnce(visit, body);
  const notice = stored ? "account:companies.changed" : "account:companies.added";
  return toOutcome(posted, answer, { part: "companies", notice });
}

/** Adds a company. Sending the same form again updates the company it added. */
async function addOnce({ caller }: Visit, body: Company) {
  const { data } = await listCompanies(caller);
  const same = data?.companies.find(
    ({ inn, kpp, account }) => inn === body.inn && kpp === body.kpp && account === body.account,
  );
  return same ? changeCompany(caller, same.id, body) : addCompany(caller, body);
}

async function remove(posted: Posted): Promise<Outcome> {
  const stored = (await findCompany(posted.args, posted.visit)) ?? (await throwNotFound(posted.args));
  const answer = await removeCompany(posted.visit.caller, stored.id);
  return toOutcome(posted, answer, { part: "companies", notice: "account:companies.removed" });
}

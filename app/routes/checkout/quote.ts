import type { ActionFunctionArgs } from "@remix-run/node";

import { readForm } from "~/forms/read-form.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { readDraft, writeDraft } from "~/session/draft.server";
import { getVisit, redirectingLoader } from "~/session/visit.server";

import { makeQuote } from "./load.server";
import type { SaveResponse } from "./page-data";
import { readPosted } from "./state.server";

export const loader = redirectingLoader(() => paths.checkout());

/** Saves the draft while the shopper types, and recalculates the totals unless the field `intent` says `keep`. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await readForm(request);
  const visit = await getVisit(args);
  const { personType, draft } = readPosted(visit, request, form);
  const isSavedOnly = form.get("intent") === "keep";
  const quote = isSavedOnly ? null : await makeQuote(visit, request, personType, draft.values);
  const answer: SaveResponse = { personType, isSavedOnly, quote: pack(quote) };
  const response = Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  // Without this check, a page left open after sign-out or after the order would restore a deleted draft.
  const before = readDraft(request, visit.author());
  if (before?.key === draft.key) writeDraft(response.headers, draft, visit.author());
  await visit.commit(response.headers);
  return response;
}

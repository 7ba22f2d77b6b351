import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";

import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { readDraft, writeDraft } from "~/session/draft.server";
import { getVisit } from "~/session/visit.server";

import type { Quoted } from "./page-data";
import { makeQuote } from "./quote.server";
import { readPosted } from "./state.server";

/** There is nothing to see here. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await getVisit(args);
  throw redirect(localePath(locale, paths.checkout()));
}

/** Keeps what is being typed and, unless the field `intent` says `keep`, counts anew what the order comes to. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await readForm(request);
  const visit = await getVisit(args);
  const { personType, draft, unsure } = readPosted(visit, request, form);
  const isKept = form.get("intent") === "keep";
  const quote = isKept ? null : await makeQuote(visit, request, personType, draft.values);
  const answer: Quoted = { personType, isKept, quote: pack(quote) };
  const response = Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  // A page that was left open when its shopper signed out, or had ordered, would bring back what is forgotten.
  const before = readDraft(request, visit.knownUid);
  if (before?.key === draft.key) writeDraft(response.headers, { ...draft, ...unsure }, visit.knownUid);
  await visit.commit(response.headers);
  return response;
}

/** Where the shop cannot be reached the form goes on; the sums are counted when it is sent. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<unknown>().catch(() => null);
}

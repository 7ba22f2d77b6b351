import type { LoaderFunctionArgs } from "@remix-run/node";

import { suggest } from "~/api/catalog.server";
import type { Autocomplete } from "~/api/schemas/catalog";
import { readQuery } from "~/lib/search-query";
import { takeFromLimit } from "~/server/search-limit.server";
import { getVisit, jsonWith, type Visit } from "~/session/visit.server";
import { questionOf, suggestionLimits } from "~/shop/search/use-search-box";

const nothing: Autocomplete = { autocomplete: [], sections: [], products: [] };

/** Suggestions while the shopper types; null if they are unavailable, or requested too often. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const question = questionOf(readQuery(new URL(args.request.url).searchParams));
  const headers = { "Cache-Control": "no-store" };
  if (!question) return jsonWith(visit, nothing, { headers });
  const wait = await takeFromLimit("suggestions", args.request);
  if (wait > 0) return jsonWith(visit, null, { status: 429, headers: { ...headers, "Retry-After": String(wait) } });
  return jsonWith(visit, await ask(visit, question), { headers });
}

/** Leaves out suggestions without a link: a shopper could not follow them. */
async function ask(visit: Visit, question: string): Promise<Autocomplete | null> {
  const { data } = await suggest(visit.caller, question);
  if (!data) return null;
  return {
    autocomplete: data.autocomplete.filter(({ url }) => url !== null),
    sections: data.sections.filter(({ link }) => link !== null),
    products: data.products.slice(0, suggestionLimits.products),
    unmatched: data.unmatched,
  };
}

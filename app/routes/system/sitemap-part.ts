import type { LoaderFunctionArgs } from "@remix-run/node";

import { xmlHeaders } from "~/lib/xml";
import { getVisit } from "~/session/visit.server";

import { readPartName, streamPart } from "./sitemap-parts.server";

/** A part of the sitemap: public pages of one kind, in both languages. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller } = await getVisit(args);
  const requested = readPartName(args.params.file ?? "");
  const part = requested && (await streamPart(caller, requested.kind, requested.part));
  return part ? new Response(part, { headers: xmlHeaders() }) : new Response(null, { status: 404 });
}

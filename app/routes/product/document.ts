import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { describeError, log } from "~/server/log.server";
import { pdfPolicy } from "~/server/secure-answer.server";
import { getVisit } from "~/session/visit.server";

import { documentPath } from "./document-path";

/** The largest document that is passed on, in bytes. */
const largest = 30 * 1024 * 1024;
/** How long the API may take for the whole document, in ms. */
const timeLimit = 30_000;

const none = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** A document of a product, passed on from the API as it comes: `/documents{path}`. PDF of the uploads only. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getVisit(args);
  const path = documentPath(`/${args.params["*"] ?? ""}`);
  if (!path) return none(404);
  try {
    const signal = AbortSignal.timeout(timeLimit);
    return passOn(path, await fetch(`${env.API_URL}${path}`, { redirect: "error", signal }), signal);
  } catch (error) {
    log("error", "document_failure", { document: path, reason: describeError(error) });
    return none(502);
  }
}

function passOn(path: string, answer: Response, signal: AbortSignal): Response {
  if (!answer.ok || !answer.body || Number(answer.headers.get("Content-Length") ?? 0) > largest) {
    void answer.body?.cancel();
    return none(answer.status === 404 ? 404 : 502);
  }
  const headers = new Headers({
    // Never the API's own type: the browser is to read it as a document, whatever it holds.
    "Content-Type": "application/pdf",
    "Content-Security-Policy": pdfPolicy,
    "Content-Disposition": `inline; filename="${path.slice(path.lastIndexOf("/") + 1)}"`,
    // What only customers may read is kept by no proxy.
    "Cache-Control": `${env.REQUIRE_SIGN_IN ? "private" : "public"}, max-age=3600`,
  });
  const length = answer.headers.get("Content-Length");
  if (length && !answer.headers.has("Content-Encoding")) headers.set("Content-Length", length);
  // The signal stands here too, for the reason that `readWhole` names.
  return new Response(answer.body.pipeThrough(limitTo(largest), { signal }), { headers });
}

/** Breaks off what turns out larger than it said. */
function limitTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error(`a document over ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

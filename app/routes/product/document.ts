import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { describeError, log } from "~/server/log.server";
import { pdfPolicy } from "~/server/security-headers.server";
import { commitToFile, getVisit } from "~/session/visit.server";

/** The maximum size of a document, in bytes. */
const maxSize = 30 * 1024 * 1024;
/** The longest wait for the next piece of a document, in ms. On a slow line, the whole may take minutes. */
const pieceLimit = 30_000;

const emptyResponse = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** Passes on a product's document from the API as a stream: `/documents{path}`. Only PDF files among the uploads. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const path = documentPath(`/${args.params["*"] ?? ""}`);
  const response = path ? await fetchDocument(path) : emptyResponse(404);
  await commitToFile(visit, response.headers);
  return response;
}

async function fetchDocument(path: string): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), pieceLimit);
  const { signal } = silence;
  try {
    const answer = await fetch(`${env.API_URL}${path}`, { redirect: "error", signal });
    return toResponse(path, answer, signal, timer);
  } catch (error) {
    clearTimeout(timer);
    log("error", "document_failure", { document: path, reason: describeError(error) });
    return emptyResponse(502);
  }
}

/** @param timer ends the response by the signal, unless a piece of the document restarts it */
function toResponse(path: string, answer: Response, signal: AbortSignal, timer: NodeJS.Timeout): Response {
  if (!answer.ok || !answer.body || Number(answer.headers.get("Content-Length") ?? 0) > maxSize) {
    clearTimeout(timer);
    void answer.body?.cancel();
    return emptyResponse(answer.status === 404 ? 404 : 502);
  }
  const headers = new Headers({
    // Never the API's own type: the browser must treat it as a document, whatever it contains.
    "Content-Type": "application/pdf",
    "Content-Security-Policy": pdfPolicy,
    "Content-Disposition": `inline; filename="${path.slice(path.lastIndexOf("/") + 1)}"`,
    // Proxies must not cache what only customers may read.
    "Cache-Control": `${env.REQUIRE_SIGN_IN ? "private" : "public"}, max-age=3600`,
  });
  const length = answer.headers.get("Content-Length");
  if (length && !answer.headers.has("Content-Encoding")) headers.set("Content-Length", length);
  // `fetch` loses the signal to garbage collection after the headers have arrived (undici 6.29).
  return new Response(answer.body.pipeThrough(limitTo(maxSize, timer), { signal }), { headers });
}

/** Aborts a stream over the limit: its Content-Length may be missing or wrong. */
function limitTo(maxBytes: number, timer: NodeJS.Timeout): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      timer.refresh();
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error(`document larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/**
 * The path of a document below the API's base URL. Null unless it is a PDF among the uploads and cannot name any other
 * resource.
 */
export function documentPath(link: string): string | null {
  if (link.length > 300 || !/^\/upload(\/[\w-][\w.-]*)+\.pdf$/i.test(link)) return null;
  return link;
}

import { withoutInvisible } from "~/lib/text";
import { originHeader } from "~/server/http-hooks.server";
import { log } from "~/server/log.server";
import { isOnOwnHost } from "~/server/own-host.server";
import { requestIdHeader } from "~/server/requests.server";

/** The maximum size of a form without files, in bytes. */
export const maxBytes = 64 * 1024;

/** The maximum number of fields: the refund of an order with 500 lines takes two per line. */
export const maxFields = 1200;

/** How long such a body may take to arrive, in ms. */
const bodyLimit = 20_000;

/**
 * The fields of a posted form.
 * @throws a 403 response for a cross-site post, 413 for a body over the limit, 408 for one that does not arrive, 400
 * for an invalid form or too many fields
 */
export async function readForm(request: Request): Promise<FormData> {
  refuseForeignPost(request);
  const body = await readBody(request);
  const type = request.headers.get("Content-Type") ?? "";
  const badRequest = new Response(null, { status: 400, statusText: "Bad Request" });
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (form === null || [...form.keys()].length > maxFields) throw badRequest;
  return tidyForm(form);
}

/**
 * A form without fields whose names no form of the shop uses, and without invisible characters in its texts. conform
 * parses names as paths: `a[9999999]` creates a list, a thousand dots create a tree, and some names make it throw.
 * Browsers count a line end as one character of a field's maximum length, but a document's form sends two.
 */
export function tidyForm(form: FormData): FormData {
  const tidy = new FormData();
  for (const [name, value] of form) {
    if (!isPlainName(name)) continue;
    tidy.append(name, typeof value === "string" ? withoutInvisible(value).replace(/\r\n?/g, "\n") : value);
  }
  return tidy;
}

/** Words separated by dots. conform reserves names that start with two underscores. */
function isPlainName(name: string): boolean {
  const words = name.split(".");
  return words.length <= 4 && words.every((word) => /^(?!__|constructor$)[^[\]]+$/.test(word));
}

/** Throws a 403 response for a cross-site post. */
export function refuseForeignPost(request: Request): void {
  if (isFromThisShop(request)) return;
  log("info", "access_denied", { requestId: request.headers.get(requestIdHeader), reason: "cross_site" });
  throw new Response(null, { status: 403, statusText: "Forbidden" });
}

/** Browsers send the origin of a post. A tool that sends none carries no shopper's cookies and may post. */
function isFromThisShop(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get(originHeader) ?? request.headers.get("Origin");
  return origin === null || isOnOwnHost(origin, request);
}

async function readBody(request: Request): Promise<Blob> {
  const tooLarge = () => new Response(null, { status: 413, statusText: "Payload Too Large" });
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const end = startTimeLimit();
  try {
    const read = () => Promise.race([reader?.read(), end.late]);
    for (let next = await read(); next && !next.done; next = await read()) {
      // The rest stays unread: cancelling the body would close the connection before the response.
      if (next === tooLate) throw new Response(null, { status: 408, statusText: "Request Timeout" });
      size += next.value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(new Uint8Array(next.value));
    }
  } finally {
    end.clear();
  }
  return new Blob(chunks);
}

const tooLate = { done: false, value: new Uint8Array() } as const;

/** `late` resolves when the time limit is over, unless it is cleared before. */
function startTimeLimit(): { late: Promise<typeof tooLate>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), bodyLimit);
  });
  return { late, clear: () => clearTimeout(timer) };
}

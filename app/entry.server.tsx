import { Writable } from "node:stream";

import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

import type { CallEntry } from "./api/client.server";
import { env } from "./env.server";
import { localeFromPath } from "./i18n/config";
import { TranslationProvider } from "./i18n/react";
import { stringsFor, translateFor } from "./i18n/translate.server";
import { installHttpHooks } from "./lib/http-hooks.server";
import { describeError, log } from "./lib/log.server";
import { withoutNul } from "./lib/without-nul";
import { debugPanel, serverTiming, wantsDebug } from "./session/debug.server";
import { getVisit } from "./session/visit.server";
import { DrawnListingContext } from "./shop/listing/drawn-listing";
import type { DrawnListing } from "./shop/listing/sent-listing";

installHttpHooks();

/** After so many ms a page that still waits for deferred data is sent as it is. */
export const streamTimeout = 5000;

/** A page request: rendered to the end into one buffer and sent with its length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const visit = await getVisit({ request, context });
  const { page, failed } = await render(request, remixContext, visit.drawn);
  await visit.commit(headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (env.NODE_ENV !== "production") headers.set("Server-Timing", serverTiming(visit.caller.calls));
  const body = (await wantsDebug(request)) ? withDebugPanel(page, visit.caller.calls) : page;
  return new Response(new Uint8Array(body), { headers, status: failed ? 500 : status });
}

/** A data request of a client navigation or a fetcher. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const visit = await getVisit({ request, context });
  await visit.commit(response.headers);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
  if (env.NODE_ENV !== "production") response.headers.set("Server-Timing", serverTiming(visit.caller.calls));
  return response;
};

/** What a loader, an action or a component threw unexpectedly. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log("error", "page_failure", {
    path: new URL(request.url).pathname,
    reason: describeError(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
};

function withDebugPanel(page: Buffer, calls: CallEntry[]): Buffer {
  return Buffer.from(page.toString().replace(/(?=<\/body>)/, () => debugPanel(calls)));
}

type Rendered = { page: Buffer; failed: boolean };

function render(request: Request, remixContext: EntryContext, drawn: DrawnListing | null): Promise<Rendered> {
  const locale = localeFromPath(new URL(request.url).pathname);
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Uint8Array[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <TranslationProvider locale={locale} t={translateFor(locale)} stringsOf={(area) => stringsFor(locale, area)}>
        <DrawnListingContext.Provider value={drawn}>
          <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} />
        </DrawnListingContext.Provider>
      </TranslationProvider>,
      {
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          failed = true;
          log("error", "render_failure", { path: new URL(request.url).pathname, reason: describeError(error) });
        },
      },
    );
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        clearTimeout(limit);
        resolve({ page: withoutNul(Buffer.concat(chunks)), failed });
      },
    });
    const limit = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

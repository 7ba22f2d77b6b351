import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";

import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import manifest from "virtual:remix/server-manifest";
import { running } from "virtual:running-build";

import { env } from "./env.server";
import { areasOf, barePath, localeFromPath, localePath, type Locale } from "./i18n/config";
import { TranslationProvider } from "./i18n/react";
import { stringsVersion, translateFor } from "./i18n/translate.server";
import { labelStyle } from "./lib/color";
import { patternText, routeFinder } from "./lib/find-route";
import { setLanguagePath } from "./lib/languages";
import { paths } from "./paths";
import { brandTags } from "./server/brand.server";
import { contentSecurityPolicy } from "./server/content-security-policy.server";
import { dataScript } from "./server/data-request.server";
import { installHttpHooks } from "./server/http-hooks.server";
import { describeError, log } from "./server/log.server";
import { serveMetrics } from "./server/metrics.server";
import { pageServer, wholePage } from "./server/pages.server";
import { requestIdHeader } from "./server/requests.server";
import { assemblePage, sendInOrder } from "./server/send-in-order.server";
import { startTraces } from "./server/traces.server";
import { setCaching } from "./session/caching.server";
import { counterOf, readConsent } from "./session/consent.server";
import { debugPanel, serverTiming, wantsDebug } from "./session/debug.server";
import { openVisit } from "./session/open-visit.server";
import { readTheme } from "./session/theme.server";
import { scriptTags } from "./shop/client/tags";
import { consentBanner } from "./shop/consent/consent-banner.server";
import { placeholderAttribute } from "./shop/deferred/deferred";
import { findParts, SettledPartsContext, waitBriefly, type PageParts } from "./shop/deferred/page-parts";
import { KeptFormContext } from "./shop/error/kept-form";
import { keptForm } from "./shop/error/kept-form.server";
import { FragmentCacheContext } from "./shop/frame/cached-fragment";
import { makePageFragments, type PageFragments } from "./shop/frame/fragment-cache.server";
import { headOf } from "./shop/head/describe-page.server";
import { headTags } from "./shop/head/head-tags.server";
import { NonceContext } from "./shop/head/page-meta";
import { startScripts } from "./start/start.server";
import { LabelGroundsContext } from "./ui/badge";

// The build lists the routes with the languages that come with the code.
setLanguagePath(manifest.routes);
installHttpHooks(routeOf, () => {
  const build = running();
  return build && pageServer(build);
});
if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT, env.METRICS_HOST);
if (env.OTEL_EXPORTER_OTLP_ENDPOINT) await startTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT);

/** The route pattern of a path, or the pattern of static files. */
function routeOf(path: string): string {
  const chain = findRoute(barePath(path.replace(/\.data$/, "")));
  return chain.length > 0 ? patternText(chain) : path.startsWith("/assets/") ? "/assets/*" : "*";
}

const findRoute = routeFinder(manifest.routes);

/**
 * Handles a page request. A page with all its parts is sent at once with its length; otherwise it is streamed in order.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const visit = await openVisit({ request, context });
  const nonce = randomBytes(16).toString("base64");
  const parts = findParts(remixContext.staticHandlerContext.loaderData);
  const isWhole = await waitBriefly(parts);
  const fragments = makePageFragments(visit.locale, nonce);
  const { encode, grounds } = fragments;
  const kept = remixContext.staticHandlerContext.errors ? keptForm({ request, context }) : "";
  const render = () => renderPage(request, remixContext, { nonce, parts, fragments, kept });
  const html = await render();
  await visit.commit(headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, showsMap(request)));
  setCaching(request, headers);
  if (env.NODE_ENV !== "production") headers.set("Server-Timing", serverTiming(visit.caller.calls));
  const described = headOf(context);
  const forMachines = status === 200 && described ? headTags(described, visit.locale, env.SITE_URL) : "";
  const tags = scriptTags({ hasWorker: env.SERVICE_WORKER, counter: counterOf(request) });
  const head =
    forMachines +
    brandTags(localePath(visit.locale, paths.manifest()), { nonce, theme: readTheme(request) }) +
    tags +
    labelRules(grounds, nonce);
  const endOf = async () => {
    const scripts = await scriptsFor(request, remixContext, nonce);
    const debug = (await wantsDebug(request)) ? debugPanel(visit.caller.calls) : "";
    return scripts + consentQuestion(request) + debug;
  };
  const place = isWhole ? -1 : html.indexOf(`<template ${placeholderAttribute}`);
  const init = { headers, status };
  if (place < 0) return wholePage(context, assemblePage(html, { head, end: await endOf() }, encode), init);
  const renderWhole = () => parts.waitForAll().then(render);
  // HTML allows styles in the body only inside a drawing, and the head has already been sent.
  const inBody = (style: string) => style && `<svg hidden>${style}</svg>`;
  const endOfWhole = async () => inBody(labelRules(grounds, nonce)) + (await endOf());
  return new Response(sendInOrder({ html, place, head, renderWhole, endOf: endOfWhole, encode }), init);
}

function labelRules(grounds: Set<string>, nonce: string): string {
  const rules = labelStyle(grounds);
  return rules && `<style nonce="${nonce}">${rules}</style>`;
}

const showsMap = ({ url }: Request) => env.MAPS_KEY !== "" && barePath(new URL(url).pathname) === paths.contacts();

/** The text files that the page's scripts need. */
function stringsOf(locale: Locale, { staticHandlerContext, routeModules }: EntryContext): string[] {
  const { matches, errors } = staticHandlerContext;
  const handles = errors ? [] : matches.map(({ route }) => routeModules[route.id]?.handle);
  return ["common" as const, ...handles.flatMap(areasOf)].map((area) => paths.strings(stringsVersion, locale, area));
}

/** Handles a data request of a client navigation or a fetcher. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const visit = await openVisit({ request, context });
  await visit.commit(response.headers);
  setCaching(request, response.headers);
  if (env.NODE_ENV !== "production") response.headers.set("Server-Timing", serverTiming(visit.caller.calls));
  return response;
};

/** Logs unexpected errors of loaders, actions and components; a post to a page without an action is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log("error", "page_failure", {
    requestId: request.headers.get(requestIdHeader),
    path: new URL(request.url).pathname,
    reason: describeError(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
};

/** Asks visitors without an answer whether visits may be counted, except on the page about it. */
function consentQuestion(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isOpen = env.METRIKA_ID !== "" && readConsent(request) === null && barePath(pathname) !== paths.consent();
  return isOpen ? consentBanner(localeFromPath(pathname), env.METRIKA_ID, pathname + search) : "";
}

/** Keeps only the rendered routes of the shop's hundred: React Router would sort all of them for each page. */
function withShownRoutes({ manifest, ...context }: EntryContext): EntryContext {
  const shown = context.staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const routes = Object.fromEntries(shown.map((route) => [route.id, route]));
  return { ...context, manifest: { ...manifest, routes } };
}

type Rendering = {
  nonce: string;
  /** The deferred parts that have arrived; without it, the function waits for all. */
  parts?: PageParts;
  /**
   * Receives the parts that most visitors share, for which the HTML then has placeholders. Without it, the HTML is
   * complete.
   */
  fragments?: PageFragments;
  /** The form for an error page that sends a kept text again. */
  kept?: string;
};

/**
 * Renders a page to one string. `renderToString` takes less processor time than React's streams, and writes no NUL byte
 * where a two-byte character crosses a buffer's edge (facebook/react#26228). It cannot wait, so the data for the
 * browser, which Remix would stream through a suspended component, is appended to the page. The benchmark measures this
 * function separately.
 * @throws what a component threw; Remix then requests the error page
 */
export async function renderPage(
  request: Request,
  remixContext: EntryContext,
  { nonce, fragments, kept = "", ...rendering }: Rendering,
): Promise<string> {
  const locale = localeFromPath(new URL(request.url).pathname);
  const { serverHandoffStream: _, ...shown } = withShownRoutes(remixContext);
  const parts = rendering.parts ?? findParts(remixContext.staticHandlerContext.loaderData);
  if (!rendering.parts) await parts.waitForAll();
  return renderToString(
    <TranslationProvider locale={locale} t={translateFor(locale)} version={stringsVersion}>
      <NonceContext.Provider value={nonce}>
        <SettledPartsContext.Provider value={parts}>
          <LabelGroundsContext.Provider value={fragments?.grounds ?? null}>
            <FragmentCacheContext.Provider value={fragments?.place ?? null}>
              <KeptFormContext.Provider value={kept}>
                <RemixServer context={shown} url={request.url} nonce={nonce} />
              </KeptFormContext.Provider>
            </FragmentCacheContext.Provider>
          </LabelGroundsContext.Provider>
        </SettledPartsContext.Provider>
      </NonceContext.Provider>
    </TranslationProvider>,
  );
}

/**
 * The page's data for the browser, and the script that starts Remix with it. In development, Remix's own scripts are
 * used.
 */
async function scriptsFor(request: Request, remixContext: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream } = remixContext;
  if (!serverHandoffStream) return "";
  const data = await text(serverHandoffStream);
  if (import.meta.env.DEV) return dataScript(data, nonce);
  const locale = localeFromPath(new URL(request.url).pathname);
  return startScripts(remixContext, {
    data,
    strings: stringsOf(locale, remixContext),
    // A counted visit needs the scripts even without an interaction.
    now: env.SCRIPTS === "load" || counterOf(request) !== null,
    nonce,
  });
}

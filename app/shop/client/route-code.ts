import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

import { stringsReady } from "~/i18n/client";
import { areasOf } from "~/i18n/config";
import { isTemporaryStatus } from "~/lib/temporary-status";
import { isLost, LostConnection } from "~/shop/error/lost-connection";
import { revalidateUnlessSmallForm, sendSmallForm } from "~/shop/shopper/sync";

import { isForLostForm, stayIfLost, stayOrThrow } from "./lost-form";

type RouteModule = NonNullable<(typeof window.__remixRouteModules)[string]>;

/**
 * The routes of the basket, favourites and comparison forms. Each page has all of their code, so that the first press
 * is sent without loading a file.
 */
const smallFormRoutes = ["routes/basket/lines", "routes/favorites/toggle", "routes/compare/toggle"];

/**
 * The routes of the product page's forms whose answer is a redirect. They have no page: if their code were missing after
 * a new build, the browser would go to where their address redirects, and the form would be lost.
 */
const formRoutes = ["routes/checkout/delivery-choice"];

/**
 * The routes from which pages request data while they are in use. They have no page, and their code would be a file
 * that may fail to load.
 */
const dataRoutes = [
  ...["routes/catalog/menu", "routes/catalog/count", "routes/search/suggestions"],
  ...["routes/checkout/quote", "routes/checkout/suggest"],
];

/** Gives null if the shop is unreachable; otherwise an error would replace the page. */
const dataRoute: RouteModule = {
  clientLoader: ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader().catch(() => null),
  clientAction: ({ serverAction }: ClientActionFunctionArgs) => serverAction().catch(() => null),
  default: () => null,
  shouldRevalidate: () => false,
};

/** Prepares the routes of the first page before React renders them. */
export async function prepareFirstPage(): Promise<void> {
  const modules = window.__remixRouteModules;
  for (const id of smallFormRoutes) modules[id] = { clientAction: sendSmallForm, default: () => null };
  for (const id of formRoutes) modules[id] = { default: () => null };
  for (const id of dataRoutes) modules[id] = dataRoute;
  await Promise.all(
    Object.entries(modules).map(async ([id, module]) => {
      if (module) modules[id] = await prepare(module);
    }),
  );
}

/**
 * Loads what every route needs before it renders: the texts that its `handle` names, or the browser would render keys.
 * A route without its own `shouldRevalidate` keeps its data after basket and favourite forms.
 */
async function prepare(module: RouteModule): Promise<RouteModule> {
  await stringsReady(areasOf(module.handle));
  return { shouldRevalidate: revalidateUnlessSmallForm, ...module };
}

/**
 * Loads the code of a page before Remix requests it. If that code were missing, Remix would reload the page that the
 * shopper is leaving, each time it happens. This dispatches the event that Vite uses for any other missing code, and
 * `app/shop/client/newest-build.ts` handles it. Without a handler, the error page appears.
 */
export function loadRouteCode(): void {
  const queue = [...window.__remixRouter.routes];
  for (let route = queue.pop(); route; route = queue.pop()) {
    queue.push(...(route.children ?? []));
    const { id, lazy, loader, action } = route;
    if (lazy) {
      route.lazy = async () => {
        await loadRoute(id).catch((error: unknown) => {
          // The router takes a thrown redirect for the form's answer, and asks for the code again with the next form.
          throw stayOrThrow(error);
        });
        // The module is already loaded, so this loads nothing.
        const loaded = await lazy();
        if (typeof loaded.action === "function") loaded.action = stayIfLost(loaded.action);
        return loaded;
      };
    }
    if (typeof action === "function") route.action = stayIfLost(action);
    if (typeof loader !== "function") continue;
    // Remix loads the data of a page even if its code is missing, and would render nothing; so let the data fail too.
    const loadBoth = async (...given: Parameters<typeof loader>) => {
      const [data] = await Promise.all([Promise.resolve(loader(...given)).catch(rethrowAsLost), loadRoute(id)]);
      return data;
    };
    route.loader = async (...given) => {
      if (isForLostForm(id)) return window.__remixRouter.state.loaderData[id] as unknown;
      return loadBoth(...given).catch((error: unknown) => keepShown(id, error));
    };
  }
}

function rethrowAsLost(error: unknown): never {
  throw isLost(error) ? new LostConnection() : error;
}

/**
 * The data that the page shows, if the page has tried to renew it by itself: the shopper did nothing, and would lose the
 * page and the text typed in it. Later attempts may succeed. A form that was refused has changed nothing either.
 * @throws the error, if the shopper has asked for the data, or if it says that the page has changed
 */
function keepShown(id: string, error: unknown): unknown {
  const { revalidation, navigation, loaderData, fetchers } = window.__remixRouter.state;
  const isByItself = revalidation === "loading" || [...fetchers.values()].some(isRefused);
  const isRenewed = navigation.state === "idle" ? isByItself : isPageRefused();
  if (isRenewed && id in loaderData && isTemporary(error)) return loaderData[id];
  throw error;
}

/** Whether the page's data are loaded again after a form that it has sent in place and the shop has refused. */
function isRefused({ state, data }: { state: string; data?: unknown }): boolean {
  if (state !== "loading" || typeof data !== "object" || data === null) return false;
  return "lastResult" in data || ("ok" in data && data.ok === false);
}

/** The same of a form that is a page of its own. */
function isPageRefused(): boolean {
  const { navigation, actionData } = window.__remixRouter.state;
  const isPosted = navigation.formMethod !== undefined && navigation.formMethod.toUpperCase() !== "GET";
  return isPosted && Object.values(actionData ?? {}).some((data: unknown) => isRefused({ ...navigation, data }));
}

function isTemporary(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isTemporaryStatus(error.status);
  // A response is a redirect.
  return error instanceof Error;
}

/** By route id: Remix asks for both the code and the data at once, and only one event must report the failure. */
const loadingRoutes = new Map<string, Promise<void>>();

/**
 * Loads the code and texts of a route, once. Remix would load those of a form's route only when the form is sent in
 * place, and replace the page with an error if they do not come.
 */
export function loadRoute(id: string): Promise<void> {
  if (id in window.__remixRouteModules) return Promise.resolve();
  const found = loadingRoutes.get(id);
  if (found) return found;
  const loading = importRoute(id).finally(() => loadingRoutes.delete(id));
  loadingRoutes.set(id, loading);
  return loading;
}

async function importRoute(id: string): Promise<void> {
  const modules = window.__remixRouteModules;
  const file = window.__remixManifest.routes[id]?.module ?? "";
  try {
    modules[id] = await prepare((await import(/* @vite-ignore */ file)) as RouteModule);
  } catch (error) {
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;
    // The browser is loading another document. If the shopper comes back, the code may be requested again.
    loadingRoutes.delete(id);
    await new Promise(() => undefined);
  }
}

import { stringsReady } from "~/i18n/client";
import { areasOf } from "~/i18n/config";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

type RouteModule = NonNullable<(typeof window.__remixRouteModules)[string]>;

/** Gets the routes of the first page ready, before React draws them. */
export async function prepareFirstPage(): Promise<void> {
  const modules = window.__remixRouteModules;
  await Promise.all(
    Object.entries(modules).map(async ([id, module]) => {
      if (module) modules[id] = await prepare(module);
    }),
  );
}

/**
 * What every route's code needs before it is used: the strings that its `handle` names, or the browser would draw keys. A route
 * that does not say when its data are read again keeps them after the small forms.
 */
async function prepare(module: RouteModule): Promise<RouteModule> {
  await stringsReady(areasOf(module.handle));
  return { shouldRevalidate: keepAfterSmallForms, ...module };
}

/**
 * Loads the code of a page before Remix asks for it. Where that code cannot be had, Remix would reload the page that the
 * shopper is leaving, as often as it happens. Here the same event tells of it by which Vite tells of any other missing code;
 * `app/shop/client/failed-code.ts` hears it. Where nobody does, the error page shows.
 */
export function loadRouteCode(): void {
  const queue = [...window.__remixRouter.routes];
  for (let route = queue.pop(); route; route = queue.pop()) {
    queue.push(...(route.children ?? []));
    const { id, lazy, loader } = route;
    if (!lazy) continue;
    route.lazy = async () => {
      await load(id);
      // It finds the module that is there and loads none.
      return lazy();
    };
    if (typeof loader !== "function") continue;
    // Remix takes the data of a page even where its code is missing, and would draw nothing; so they fail with it.
    route.loader = async (...given) => {
      const [data] = await Promise.all([loader(...given), load(id)]);
      return data;
    };
  }
}

/** By the route's id: both ask for it at once, and one event is to tell of it. */
const underWay = new Map<string, Promise<void>>();

function load(id: string): Promise<void> {
  if (id in window.__remixRouteModules) return Promise.resolve();
  const found = underWay.get(id);
  if (found) return found;
  const loading = bring(id).finally(() => underWay.delete(id));
  underWay.set(id, loading);
  return loading;
}

async function bring(id: string): Promise<void> {
  const modules = window.__remixRouteModules;
  const file = window.__remixManifest.routes[id]?.module ?? "";
  try {
    modules[id] = await prepare((await import(/* @vite-ignore */ file)) as RouteModule);
  } catch (error) {
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;
    // The browser is on its way to another document. Who comes back from it may ask again.
    underWay.delete(id);
    await new Promise(() => undefined);
  }
}

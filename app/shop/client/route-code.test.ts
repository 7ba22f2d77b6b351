import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { revalidateUnlessSmallForm } from "~/shop/shopper/sync";

import { loadRouteCode, prepareFirstPage } from "./route-code";

type Route = {
  id: string;
  lazy?: () => Promise<string>;
  loader?: () => Promise<string>;
  children?: Route[];
};

type Router = {
  routes: Route[];
  state: {
    revalidation: string;
    navigation: { state: string };
    loaderData: Record<string, string>;
    fetchers: Map<string, object>;
  };
};

let page: EventTarget & { __remixRouter: Router; __remixManifest: unknown; __remixRouteModules: object };
const code = { module: "data:text/javascript,export const handle = 'here'" };
const gone = { module: "data:text/javascript,throw new Error('gone')" };
const remixLoads = vi.fn(async () => "loaded");
const loader = async () => "data";

beforeEach(() => {
  const children = ["child", "gone"].map((id) => ({ id, lazy: remixLoads, loader }));
  const state = {
    revalidation: "idle",
    navigation: { state: "idle" },
    loaderData: { gone: "shown" },
    fetchers: new Map(),
  };
  page = Object.assign(new EventTarget(), {
    __remixRouter: { routes: [{ id: "root", children }], state },
    __remixManifest: { routes: { root: code, child: code, gone } },
    __remixRouteModules: {},
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  loadRouteCode();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const routeAt = (place: number) => page.__remixRouter.routes[0]?.children?.[place];
const ask = (place: number) => routeAt(place)?.lazy?.();
const askData = (place: number) => routeAt(place)?.loader?.();

test("loads the code of a page before Remix requests it", async () => {
  expect(await Promise.all([ask(0), askData(0)])).toEqual(["loaded", "data"]);
  expect(page.__remixRouteModules).toMatchObject({ child: { handle: "here" } });
});

test("keeps a page's data after small forms, unless its code says otherwise", async () => {
  const own = { shouldRevalidate: () => true };
  Object.assign(page.__remixRouteModules, { first: {}, own });
  await Promise.all([prepareFirstPage(), ask(0)]);
  const kept = { shouldRevalidate: revalidateUnlessSmallForm };
  expect(page.__remixRouteModules).toMatchObject({ first: kept, child: kept, own });
});

test("fails if the strings of a page cannot be loaded", async () => {
  const load = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", load);
  vi.stubGlobal("document", { getElementById: () => null });
  vi.stubGlobal("location", { pathname: "/en" });
  Object.assign(page.__remixRouteModules, { first: { handle: { areas: ["home"] } } });
  await expect(prepareFirstPage()).rejects.toThrow("No strings for home: 503");
  expect(load).toHaveBeenCalledTimes(1);
});

test("does not load the same code twice", async () => {
  const module = {};
  Object.assign(page.__remixRouteModules, { gone: module });
  expect(await ask(1)).toBe("loaded");
  expect(page.__remixRouteModules).toEqual({ gone: module });
});

test("without a handler for missing code, the page's data fails too, and Remix reloads nothing", async () => {
  const hear = vi.fn();
  page.addEventListener("vite:preloadError", hear);
  const both = await Promise.allSettled([ask(1), askData(1)]);
  expect(both).toMatchObject(Array(2).fill({ status: "rejected", reason: new Error("gone") }));
  expect(hear).toHaveBeenCalledTimes(1);
  expect(remixLoads).not.toHaveBeenCalled();
});

test("a page that is renewed in the background keeps its data, but not one that the shopper goes to", async () => {
  const { state } = page.__remixRouter;
  state.revalidation = "loading";
  expect(await askData(1)).toBe("shown");
  state.navigation.state = "loading";
  await expect(askData(1)).rejects.toThrow("gone");
});

test("with a handler for missing code, the navigation stays pending", async () => {
  let isOver = false;
  const reported = new Promise<void>((resolve) => {
    page.addEventListener("vite:preloadError", (event) => {
      event.preventDefault();
      resolve();
    });
  });
  void ask(1)?.finally(() => (isOver = true));
  await reported;
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  expect(remixLoads).not.toHaveBeenCalled();
});

test("a form's page keeps its data if only the renewal after a refusal fails, but not after another answer", async () => {
  const { state } = page.__remixRouter;
  const navigation = { state: "loading", formMethod: "post" };
  Object.assign(state, { navigation, actionData: { form: { lastResult: {} } } });
  expect(await askData(1)).toBe("shown");
  Object.assign(state, { actionData: { form: { done: true } } });
  await expect(askData(1)).rejects.toThrow("gone");
});

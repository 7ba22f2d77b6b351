import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { reloadOnFailedCode } from "./failed-code";
import { reloadPause } from "./reload-pause";

let page: EventTarget & { __remixRouter: unknown };
const stored = new Map<string, string>();
const reload = vi.fn();
const assign = vi.fn();
const ask = vi.fn(async () => Response.json({ id: "any" }));

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  page = Object.assign(new EventTarget(), { __remixRouter: { state: { navigation: {} } } });
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { pathname: "/catalog", search: "", reload, assign });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reloadOnFailedCode();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Reports missing code; returns whether the listener handled it. */
async function fail(): Promise<boolean> {
  const event = new Event("vite:preloadError", { cancelable: true });
  page.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  return event.defaultPrevented;
}

const goTo = (pathname: string) => {
  page.__remixRouter = { state: { navigation: { location: { pathname, search: "?page=2", hash: "#x" } } } };
};

test("the page is loaded anew, but not again within ten seconds", async () => {
  expect(await fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(reloadPause - 1);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("on the way to a page that page is loaded; the second time the error shows", async () => {
  goTo("/stocks");
  expect(await fail()).toBe(true);
  expect(assign.mock.calls).toEqual([["/stocks?page=2#x"]]);
  expect(await fail()).toBe(false);
  expect(assign).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("nothing is loaded anew without a connection, or while the shop does not answer", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  goTo("/stocks");
  expect(await fail()).toBe(false);
  vi.stubGlobal("navigator", { onLine: true });
  page.__remixRouter = { state: { navigation: {} } };
  ask.mockRejectedValueOnce(new TypeError("lost"));
  await fail();
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

test("who goes to a page instead is not called back", async () => {
  ask.mockImplementationOnce(async () => {
    page.dispatchEvent(new Event("beforeunload"));
    return Response.json({ id: "any" });
  });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

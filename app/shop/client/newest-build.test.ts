import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { checkPause, reloadOnFailedCode, reloadPause, watchBuild } from "./newest-build";

describe("the check for a newer build", () => {
  let page: EventTarget & { hidden: boolean };
  let answer: () => Response;
  const ask = vi.fn(async () => answer());
  const onNewer = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    page = Object.assign(new EventTarget(), { hidden: false });
    answer = () => Response.json({ id: "running", date: "2026-01-01T00:00:00.000Z" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("fetch", ask);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  const show = async (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  };

  test("runs once an hour, and stops when there is a newer build", async () => {
    watchBuild("running", onNewer);
    await vi.advanceTimersByTimeAsync(checkPause - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith("/builds/latest.json", { cache: "no-cache" });
    expect(onNewer).not.toHaveBeenCalled();
    answer = () => Response.json({ id: "newer" });
    await vi.advanceTimersByTimeAsync(checkPause);
    expect(onNewer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * checkPause);
    await show(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("waits while the page is hidden, and runs when the page becomes visible again", async () => {
    watchBuild("running", onNewer);
    await show(true);
    await vi.advanceTimersByTimeAsync(5 * checkPause);
    expect(ask).not.toHaveBeenCalled();
    await show(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await show(true);
    await show(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["no connection", () => Promise.reject(new TypeError("lost"))],
    ["an error", () => new Response(null, { status: 503 })],
    ["a page in the file's place", () => new Response("<html>")],
    ["something else", () => Response.json(["newer"])],
  ])("does not take %s for a newer build", async (_, reply) => {
    ask.mockImplementation(async () => reply());
    watchBuild("running", onNewer);
    await vi.advanceTimersByTimeAsync(2 * checkPause);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onNewer).not.toHaveBeenCalled();
  });
});

describe("missing code", () => {
  let page: EventTarget & { __remixRouter: { state: { navigation: object } } };
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

  test("reloads the page, but not twice within ten seconds", async () => {
    expect(await fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(reloadPause - 1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("during a navigation loads the target page, also right after a reload", async () => {
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    goTo("/stocks");
    expect(await fail()).toBe(true);
    expect(assign.mock.calls).toEqual([["/stocks?page=2#x"]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("of a form loads this page again and not the form's address, if the shop answers", async () => {
    goTo("/basket/clear");
    Object.assign(page.__remixRouter.state.navigation, { formData: new FormData() });
    ask.mockRejectedValueOnce(new TypeError("lost"));
    expect([await fail(), reload.mock.calls.length]).toEqual([false, 0]);
    expect([await fail(), reload.mock.calls.length]).toEqual([false, 1]);
    expect(assign).not.toHaveBeenCalled();
  });

  test("reloads nothing without a connection or while the shop does not answer", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    goTo("/stocks");
    expect(await fail()).toBe(false);
    vi.stubGlobal("navigator", { onLine: true });
    page.__remixRouter = { state: { navigation: {} } };
    ask.mockRejectedValueOnce(new TypeError("lost"));
    await fail();
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
  });

  test("does not cancel a navigation to another page", async () => {
    ask.mockImplementationOnce(async () => {
      page.dispatchEvent(new Event("beforeunload"));
      return Response.json({ id: "any" });
    });
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});

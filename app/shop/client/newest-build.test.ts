import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { checkPause, watchBuild } from "./newest-build";

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

test("the shop is asked once an hour, and no more once there is a newer build", async () => {
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

test("out of sight nothing is asked; a check that fell due is made when the page comes back", async () => {
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
])("%s is no newer build", async (_, reply) => {
  ask.mockImplementation(async () => reply());
  watchBuild("running", onNewer);
  await vi.advanceTimersByTimeAsync(2 * checkPause);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onNewer).not.toHaveBeenCalled();
});

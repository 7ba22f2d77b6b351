import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { signedCookie } from "./support/cookies";
import { callsOf } from "./support/debug-panel";
import { createKnownShopper } from "./support/guests";

const api = createApi();

async function openWith(debug: string | null, path: string) {
  const shopper = await createKnownShopper(api);
  if (debug !== null) shopper.jar.set("debug", debug);
  return shopper.open(path);
}

const cookies = {
  right: await signedCookie("debug", true),
  ofAnotherSecret: await signedCookie("debug", true, "somebody-else's-secret"),
  sayingNo: await signedCookie("debug", false),
  sayingElse: await signedCookie("debug", { on: true }),
};

describe("the debug panel with a page's API calls", () => {
  test.each(locales)("is shown to visitors with the signed cookie: %s", async (locale) => {
    const path = localePath(locale, paths.product(landmarks.inStock));
    const page = await openWith(cookies.right, path);
    const calls = callsOf(page) ?? [];
    expect(calls.map((call) => call.path)).toContain(`/api/app/catalog/product/${landmarks.inStock}/view`);
    expect(calls.every(({ method, status, tries }) => method === "GET" && status === 200 && tries === 1)).toBe(true);
    expect(calls.find((call) => call.path.endsWith("/view"))?.limit).toBeGreaterThan(0);
    expect(page.all("#debug tr").every((row) => /\d+ ms/.test(row.text))).toBe(true);
  });

  test("is also shown on a missing page", async () => {
    const page = await openWith(cookies.right, "/nowhere");
    expect(page.status).toBe(404);
    expect(callsOf(page)?.length).toBeGreaterThan(0);
  });

  test.each([
    ["no cookie", null],
    ["a cookie without a signature", "true"],
    ["a cookie signed with another secret", cookies.ofAnotherSecret],
    ["a signed cookie with the value no", cookies.sayingNo],
    ["a signed cookie with other content", cookies.sayingElse],
    ["a broken cookie", "%E0%A4%A"],
  ])("is not shown with %s", async (_, debug) => {
    const page = await openWith(debug, paths.product(landmarks.inStock));
    expect(page.status).toBe(200);
    expect(callsOf(page)).toBeNull();
    expect(page.body.includes("/api/app/")).toBe(false);
    expect(page.headers.get("Server-Timing")).toBeNull();
  });
});

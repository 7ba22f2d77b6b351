import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";

import { paths } from "~/paths";
import { landmarks } from "#mocks/db/seed/landmarks";

import { startHeldApi } from "./support/held-api";
import { startLoneShop } from "./support/lone-shop";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

let api: Awaited<ReturnType<typeof startHeldApi>>;
let shop: Awaited<ReturnType<typeof startLoneShop>>;

beforeAll(async () => {
  api = await startHeldApi(inject("apiUrl"));
  shop = await startLoneShop(api.url, { LOG_LEVEL: "silent" });
}, 60_000);
afterAll(async () => {
  api.letGo();
  await shop.stop();
  api.stop();
});

test.each([paths.home(), paths.product(landmarks.inStock), paths.brands(), "/en/contacts"])(
  "%s comes whole without the side blocks that are late",
  async (path) => {
    const shopper = createShopper({ shop: shop.url });
    // The visitor is known, so all that is told of one is asked for.
    await shopper.open(paths.brands());
    api.hold();
    const start = performance.now();
    const page = await shopper.open(path);
    const took = performance.now() - start;
    expect(api.waiting()).toBeGreaterThan(0);
    api.letGo();
    // Side calls have a limit of 2000 ms, which nobody waited for.
    expect(took).toBeLessThan(1500);
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).not.toBe("");
    for (const part of ["header", "main", "footer"]) expect(page.all(part).length, part).toBeGreaterThan(0);
  },
);

test.each([
  [paths.feedback(), /form\/settings/, 'main textarea[name="comment"]'],
  [paths.sitemap(), /brand\/list/, `main a[href^="${paths.brands()}/"]`],
])("%s waits for what it consists of, however late", async (path, calls, part) => {
  api.hold(calls);
  const start = performance.now();
  const opening = createShopper({ shop: shop.url }).open(path);
  // Twice as long as a page waits for a side block.
  await vi.waitFor(() => expect([api.waiting(), performance.now() - start > 300]).toEqual([1, true]), 5000);
  // The call is cut off, and tried once more.
  api.letGo();
  expect((await opening).all(part).length).toBeGreaterThan(0);
});

test("what the router asks for the next page waits for all of it", async () => {
  api.hold(/settings\/view/);
  const start = performance.now();
  const asking = fetch(`${shop.url}${paths.brands()}.data`);
  await vi.waitFor(() => expect([api.waiting(), performance.now() - start > 300]).toEqual([1, true]), 5000);
  api.letGo();
  expect(await (await asking).text()).toContain("tollFree");
});

test("a form waits for the uid of a newcomer", async () => {
  const newcomer = createShopper({ shop: shop.url });
  api.hold();
  const page = await newcomer.open(paths.product(landmarks.inStock));
  api.letGo();
  expect(page.headers.getSetCookie().filter((line) => line.includes("session="))).toEqual([]);
  await newcomer.press(page, 'button[name="add"]');
  expect((await newcomer.open(paths.basket())).all("main article, main li").length).toBeGreaterThan(0);
});

import { afterEach, describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { readQuantities } from "../../fixtures/visitor";
import { agreed, orderButton, personOf } from "../checkout/checkout";
import { callsOf } from "../support/debug-panel";
import { createKnownShopper } from "../support/guests";
import { noticesOf, textOf, type Page } from "../support/page";
import { createShopper } from "../support/shopper";
import type { FaultyShop } from "./shop";
import type { CallingPage } from "./table";

const everything = { path: "/api/app/*", fault: "drop" } as const;
const uidCall = "/api/app/profile/uid";
const uidCookieOf = (page: Pick<Page, "cookies">) => page.cookies.find(({ name }) => name === "__Host-uid");

/** Tests the shop while the whole API is unavailable, and after it has recovered. */
export function describeOutage({ shop, api, known }: FaultyShop, pages: CallingPage[]) {
  afterEach(() => api.forgetFaults());

  const ofAnybody = pages.filter(({ forOwner }) => !forOwner);
  const statusOf = ({ calls, status = 200 }: CallingPage) => (Object.values(calls).includes("main") ? 503 : status);

  test.each(locales)("every page in %s keeps its header and footer, and shows its heading", async (locale) => {
    const t = translateFor(locale);
    await api.fault(everything);
    const shopper = createShopper({ shop });
    // One after another: a shop that lags refuses new visitors from the 25th request at a time.
    for (const asked of ofAnybody) {
      const page = await shopper.open(localePath(locale, asked.path));
      expect(page.status, asked.name).toBe(statusOf(asked));
      expect(page.all("h1"), asked.name).toHaveLength(1);
      expect(page.all("body > header, body > footer"), asked.name).toHaveLength(2);
      if (page.status === 503) expect(textOf(page.one("h1"))).toBe(t("error.unavailableTitle"));
    }
  });

  test("the responses to scripts report the failure", async () => {
    await api.fault(everything);
    const shopper = createShopper({ shop });
    const menu = await shopper.send(paths.menu());
    expect([menu.status, menu.body, menu.headers.get("Cache-Control")]).toEqual([503, "null", "no-store"]);
    const suggestions = await shopper.send(`${paths.suggestions()}?q=18`);
    expect([suggestions.status, suggestions.body]).toEqual([200, "null"]);
  });

  test.each([
    ["too slow", { fault: "slow", ms: 20_000 }],
    ["unreachable", { fault: "drop" }],
    ["broken", { fault: "status", status: 500 }],
    ["sending malformed data", { fault: "malformed" }],
  ] as const)("if the API is %s, the checkout has no suggestions, without delay or error", async (_, fault) => {
    await api.fault({ path: "/api/app/suggest/*", ...fault });
    const shopper = await createKnownShopper(api, known);
    const start = performance.now();
    const kinds = ["address", "party", "bank"] as const;
    const replies = await Promise.all(kinds.map((of) => shopper.send(`${paths.checkoutSuggest(of)}?q=москва`)));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(kinds.map(() => [200, "null"]));
    // Long before a slow API responds; `checkout.server.test.ts` tests the limit itself.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("if an address check is late, the order is placed with the typed address", async () => {
    const shopper = await createKnownShopper(api, known);
    await api.addToBasket(shopper.uid(), (await api.product(landmarks.madeToOrder)).id, 1);
    const page = await shopper.open(paths.checkout("individual"));
    await api.fault({ path: "/api/app/suggest/address", fault: "slow", ms: 20_000 });
    const typed = { "delivery.address.city_with_type": "москва", "delivery.address.house": "14" };
    const chosen = { "delivery.code": ["courier"], payment: ["cash"] };
    const found = await shopper.pressForPage(page, 'button[value="find-address"]', { "address.search": "москва" });
    expect(found.status).toBe(200);
    expect(found.all('[aria-invalid="true"]').map((field) => field.getAttribute("name"))).toEqual(["address.search"]);
    // The shop does not know whether the address exists.
    expect(textOf(found.one('[id="checkout-address.search-message"]'))).toBe(
      translateFor("ru")("checkout:suggest.failed"),
    );
    const fill = { ...personOf("slow@verstak.example"), ...typed, ...chosen, ...agreed(page) };
    const reply = await shopper.press(found, orderButton, fill);
    expect([reply.status, reply.location]).toEqual([303, paths.orderPlaced("individual")]);
  });

  test("the shop reports that it is healthy", async () => {
    await api.fault(everything);
    expect((await fetch(`${shop}/healthz`)).status).toBe(200);
  });

  test("a guest's first press shows a failure, and the next one succeeds", async () => {
    await api.fault({ path: uidCall, fault: "drop" });
    const { id } = await api.product(landmarks.inStock);
    const guest = createShopper({ shop });
    const page = await guest.open(paths.product(landmarks.inStock));
    expect(page.status).toBe(200);
    expect(uidCookieOf(page)).toBeUndefined();
    const pressed = await guest.press(page, `form[data-small="basket"] button[name="add"][value="${id}"]`);
    const t = translateFor("ru");
    expect(noticesOf(await guest.follow(pressed))).toEqual([`${t("notice.error")}: ${t("notice.failed")}`]);

    await api.forgetFaults();
    await guest.press(page, `form[data-small="basket"] button[name="add"][value="${id}"]`);
    expect(await readQuantities(api.url, guest.uid())).toEqual({ [id]: 1 });
  });

  describe("a temporary fault is invisible to the shopper", () => {
    test.each([
      ["a refused connection", { fault: "drop" }],
      ["a bad gateway", { fault: "status", status: 502 }],
      ["a moment's unavailability", { fault: "status", status: 503 }],
      ["a gateway's timeout", { fault: "status", status: 504 }],
      ["a malformed response", { fault: "malformed" }],
    ] as const)("%s", async (_, fault) => {
      const shopper = await createKnownShopper(api, known);
      await api.fault({ path: "/api/app/home/view", uid: shopper.uid(), times: 1, ...fault });
      const page = await shopper.open(paths.home());
      expect(page.status).toBe(200);
      const call = callsOf(page)?.find(({ path }) => path === "/api/app/home/view");
      expect([call?.status, call?.tries]).toEqual([200, 2]);
    });
  });
}

/** Tests how often the shop requests a visitor's identifier. */
export function describeUid({ shop, api, known }: FaultyShop, pages: CallingPage[]) {
  afterEach(() => api.forgetFaults());

  /** Counts the calls during some work with a fault that has no effect: each call uses up one of its 1000 times. */
  async function countAsked(work: () => Promise<unknown>): Promise<number> {
    const times = 1000;
    await api.fault({ path: uidCall, fault: "slow", ms: 0, times });
    await work();
    const [rule] = await api.faults();
    await api.forgetFaults();
    return times - (rule?.times ?? 0);
  }

  // For a guest, whose basket is empty, the question before clearing it is a redirect, which carries no session.
  const read = pages.filter(({ path }) => path !== paths.clearBasket());

  test.each(read.map((page) => [page.name, page] as const))("once per guest: %s", async (_, { path }) => {
    const guest = createShopper({ shop });
    expect(await countAsked(() => guest.open(path))).toBe(1);
    expect(await countAsked(() => guest.open(path))).toBe(0);
  });

  test("once for a guest's first press", async () => {
    const { id } = await api.product(landmarks.inStock);
    const guest = createShopper({ shop });
    expect(await countAsked(() => guest.post(paths.basketLines(), { add: String(id) }))).toBe(1);
    const shopper = await createKnownShopper(api, known);
    expect(await countAsked(() => shopper.post(paths.basketLines(), { add: String(id) }))).toBe(0);
  });
}

/** Tests what differs when the shop is served over HTTPS. */
export function describeHttps({ shop }: FaultyShop) {
  test("cookies are sent over HTTPS only, and the visitor's cookie is bound to its host", async () => {
    const page = await createShopper({ shop }).open(paths.home());
    expect(page.cookies.map(({ name }) => name).sort()).toEqual(["__Host-uid", "i18n_redirected"]);
    for (const { attributes } of page.cookies) expect(attributes).toMatchObject({ path: "/", secure: "" });
    expect(uidCookieOf(page)?.attributes).not.toHaveProperty("domain");
  });
}

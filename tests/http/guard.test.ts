import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { home } from "~/api/schemas/pages";
import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import siteMap from "~/routes";
import { landmarks } from "#mocks/testing/landmarks";

import { placeGuestOrder } from "../fixtures/placed-order";
import { freePort } from "../fixtures/ports";
import { startShop, type RunningShop } from "../fixtures/shop";
import { startPlanOf } from "../fixtures/start-plan";
import { createApi, type Api } from "./support/api";
import { createDemoCustomer } from "./support/demo-customer";
import { createShopper } from "./support/shopper";
import { renewableCookies, sessionOf } from "./support/signing-in";

/** The paths of the site map that guests may open even here, without the language prefix. */
const open = [
  ...["healthz", "readyz", "strings/:version/:locale/:file", "images/:width/*", "brand/:file"],
  ...["robots.txt", "favicon.ico", "manifest.webmanifest"],
  ...["offline", "service-worker.js", "consent", "theme"],
  ...["sign-in", "sign-up", "sign-up/password", "confirm-email", "sign-out"],
];

/** Every other path of the site map except the not-found page's, with values for its parameters. */
const routes = siteMap
  .flatMap((entry) => leavesOf(entry, ""))
  .filter((route) => route !== "*" && !open.includes(route))
  .map((route) => `/${route.replace("*", "a").replace(/:\w+/g, "1")}`);

function leavesOf({ path, children, index }: RouteConfigEntry, above: string): string[] {
  const own = [above, path === "en?" || index ? "" : (path ?? "")].filter(Boolean).join("/");
  return children ? children.flatMap((child) => leavesOf(child, own)) : [own];
}

describe("a shop that is closed to guests", () => {
  let running: RunningShop;
  let api: Api;
  beforeAll(async () => {
    const hosts = { EXTERNAL_HOSTS: "help.example,127.0.0.1:9", PAYMENT_HOSTS: "bank.example" };
    const env = { REQUIRE_SIGN_IN: "1", ...hosts };
    const ports = { port: await freePort(), apiPort: await freePort() };
    running = await startShop({ ...ports, database: inject("database"), env });
    api = createApi(running.apiUrl);
  }, 120_000);
  afterAll(() => running.stop());

  const guest = () => createShopper({ shop: running.shopUrl });
  const signInTo = (path: string) =>
    localePath(path.startsWith("/en") ? "en" : "ru", paths.signIn({ redirectTo: path }));

  const addresses = locales.flatMap((locale) =>
    routes.map((path) => (/^\/(?:documents|files)\//.test(path) ? path : localePath(locale, path))),
  );

  test.each([...new Set(addresses)])("redirects a guest from %s to the sign-in", async (path) => {
    const reply = await guest().send(path, { headers: { Accept: "text/html" } });
    expect([reply.status, reply.location]).toEqual([302, signInTo(path)]);
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    paths.basketLines(),
    paths.basketPromo(),
    paths.clearBasket(),
    paths.favoriteToggle(),
    paths.favorites(),
    paths.compare(),
    paths.compareToggle(),
    paths.deliveryChoice(),
    paths.productNotify(landmarks.soldOut),
    paths.productReview(landmarks.inStock),
    paths.productQuestion(landmarks.inStock),
    paths.productVotes(landmarks.inStock),
    paths.personalAccount(),
  ])("rejects a guest's form at %s", async (path) => {
    const shopper = guest();
    const { id } = await api.product(landmarks.inStock);
    const fields = { add: String(id), ids: String(id), quantity: "1", contact: "guest@example.ru", code: "X" };
    const reply = await shopper.post(path, fields);
    expect([reply.status, reply.location]).toEqual([302, signInTo(path)]);
    expect(await (await fetch(`${running.apiUrl}/outbox`)).text()).not.toContain("guest@example.ru");
  });

  test.each([paths.catalog(), paths.search("18"), paths.brands()])(
    "sends no data for %s except the redirect to the sign-in",
    async (path) => {
      const [pathname, search] = path.split("?");
      const reply = await guest().send(`${pathname}.data${search ? `?${search}` : ""}`);
      expect(reply.status).toBe(202);
      expect(reply.body).toContain(paths.signIn({ redirectTo: path }));
      expect(reply.body).not.toContain("products");
    },
  );

  test("does not reveal which pages exist", async () => {
    const reply = await guest().send("/no/such/page");
    expect([reply.status, reply.location]).toEqual([302, signInTo("/no/such/page")]);
    expect((await guest().post("/no/such/page", {})).status).toBe(302);
  });

  test("lets everybody open the sign-in and load files", async () => {
    const { products } = await api.read("home/view", home).then(({ rows }) => rows[0] ?? expect.fail("No rows"));
    const picture = products.find((card) => card.picture)?.picture ?? expect.fail("No picture");
    const pages = [
      ...[paths.signIn(), paths.signIn({ step: "email" }), paths.signIn({ step: "recovery-1" })],
      ...[
        paths.signIn({ step: "recovery-2", token: "x" }),
        paths.signUp(),
        paths.signUpPassword("x"),
        paths.confirmEmail("x"),
      ],
    ].flatMap((path) => locales.map((locale) => localePath(locale, path)));
    for (const path of [
      ...pages,
      "/healthz",
      paths.brandFile("favicon.svg"),
      "/favicon.ico",
      "/icons.svg",
      paths.image(picture, 320),
    ]) {
      expect([path, (await guest().send(path)).status]).toEqual([path, 200]);
    }
    const page = await guest().open(paths.signIn());
    expect((await guest().send(startPlanOf(page.body).entry)).status).toBe(200);
  });

  test("is open to a customer until the sign-out", async () => {
    const { shopper } = await createDemoCustomer(api, "anna", "ru", running.shopUrl);
    for (const path of [paths.home(), paths.catalog(), paths.basket(), paths.personal()]) {
      expect([path, (await shopper.send(path)).status]).toEqual([path, 200]);
    }
    expect((await shopper.send("/no/such/page")).status).toBe(404);
    expect((await shopper.post(paths.signOut(), {})).location).toBe(paths.home());
    expect((await shopper.send(paths.home())).location).toBe(signInTo(paths.home()));
  });

  test("reports an error and lets nobody in while the API is down", async () => {
    const { shopper } = await createDemoCustomer(api, "anna", "ru", running.shopUrl);
    await api.fault({ path: "/api/auth/session", fault: "status", status: 500, times: 1 });
    const page = await shopper.open(paths.catalog(), { Accept: "text/html" });
    expect(page.status).toBe(503);
    expect(page.all("body > footer")).toHaveLength(1);
  });

  test("redirects only to allowed hosts", async () => {
    const { shopper, find } = await createDemoCustomer(api, "anna", "ru", running.shopUrl);
    const target = async (redirectTo: string) => (await shopper.send(paths.signIn({ redirectTo }))).location;
    expect(await target("https://help.example/faq")).toBe("https://help.example/faq");
    expect(await target("http://127.0.0.1:9/")).toBe("http://127.0.0.1:9/");
    // A payment host is not allowed in a link that anybody can create.
    for (const other of ["https://bank.example/", "http://127.0.0.1:10/", "https://x@help.example/"]) {
      expect(await target(other)).toBe(paths.home());
    }
    // The payment is at the API's own host, which is not allowed once `PAYMENT_HOSTS` is set.
    const { id } = await find(({ can }) => can.pay);
    const reply = await shopper.post(paths.personalOrder(id), { intent: "pay" });
    expect([reply.status, reply.location]).toEqual([303, paths.personalOrder(id)]);
  });
});

describe("a shop that is closed to guests except for its not-found page", () => {
  let running: RunningShop;
  beforeAll(async () => {
    const env = { REQUIRE_SIGN_IN: "1", NOT_FOUND_IS_OPEN: "1" };
    running = await startShop({ port: await freePort(), apiUrl: inject("apiUrl"), env });
  }, 120_000);
  afterAll(() => running.stop());

  const feeds = [paths.newsFeed(), localePath("en", paths.stocksFeed()), paths.sitemapIndex()];

  test.each(["/documents/none.pdf", "/files/none.pdf", ...feeds])(
    "keeps the token of a customer that it renews for %s",
    async (path) => {
      const customer = createShopper({ shop: running.shopUrl, cookies: await renewableCookies() });
      const reply = await customer.send(path);
      expect(reply.status).toBe(path.endsWith(".xml") ? 200 : 404);
      const { token } = sessionOf(customer);
      expect([customer.jar.has("renewed"), token === "dead", token === undefined]).toEqual([true, false, false]);
      expect(reply.headers.get("Cache-Control")).toBe(path.endsWith(".xml") ? "private, max-age=3600" : "no-store");
    },
  );

  test.each([
    paths.menu(),
    `${paths.suggestions()}?q=saw`,
    paths.listingCount({ q: "saw" }),
    `${paths.checkoutSuggest("address")}?q=a`,
    "invoice",
  ])("keeps the token of a customer that it renews for %s", async (path) => {
    const { order, accessKey } = await placeGuestOrder(inject("apiUrl"), { personType: "legal" });
    const customer = createShopper({ shop: running.shopUrl, cookies: await renewableCookies() });
    const reply = await customer.send(path === "invoice" ? paths.orderInvoice(order.id, accessKey) : path);
    expect(reply.status).toBe(200);
    const { token } = sessionOf(customer);
    expect([customer.jar.has("renewed"), token === "dead", token === undefined]).toEqual([true, false, false]);
  });

  test("shows the not-found page, and no other", async () => {
    const guest = createShopper({ shop: running.shopUrl });
    expect((await guest.send("/no/such/page")).status).toBe(404);
    expect((await guest.post("/en/no/such/page", {})).status).toBe(404);
    for (const path of [paths.product("no-such-product"), paths.catalog(), "/documents/none.pdf"]) {
      expect((await guest.send(path)).location).toBe(paths.signIn({ redirectTo: path }));
    }
  });
});

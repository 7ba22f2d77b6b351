import { describe, expect, test } from "vitest";

import { home as homeView } from "~/api/schemas/pages";
import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "./support/api";
import { createCustomer, humanToken } from "./support/customer";
import { createKnownShopper } from "./support/guests";
import { textOf, toPage } from "./support/page";

const api = createApi();
const names = { ru: "anna", en: "boris" } as const;

describe.each(locales)("in %s", (locale: Locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createCustomer(api, names[locale], locale);

  test("favourites of the customer are shown, and go with a press on the heart", async () => {
    const { shopper } = await signIn();
    const { products } = await api.read("home/view", homeView).then(({ rows }) => rows[0] ?? expect.fail("No rows"));
    const [product = expect.fail("No products")] = products;
    await shopper.post(at(paths.favoriteToggle()), { add: String(product.id) });
    const page = await shopper.open(at(paths.personalFavorites()));
    expect(page.all(`main #p${product.id}`)).toHaveLength(1);
    const heart = `main #p${product.id} button[name="remove"]`;
    const after = await shopper.follow(await shopper.press(page, heart));
    expect(after.path.replace(/\?.*/, "")).toBe(at(paths.personalFavorites()));
    expect(after.all(`main #p${product.id}`)).toEqual([]);
  });

  test("an order that is another's, or none, is not found, whatever is asked of it", async () => {
    const { shopper } = await signIn();
    const other = await createCustomer(api, names[locale === "ru" ? "en" : "ru"], locale);
    const { id } = await other.find(({ can }) => can.cancel);
    const [request] = await other.requests();
    const before = await other.order(id);
    for (const wanted of [String(id), "987654321", "0", "abc", "1e3", "9".repeat(30)]) {
      const path = at(`${paths.personalHistory()}/${wanted}`);
      const fields = { reason: "mistake", comment: "x", issued: humanToken("order-cancel") };
      const replies = await Promise.all([
        shopper.send(path),
        shopper.send(`${path}/cancel`),
        shopper.send(`${path}/refund`),
        shopper.post(path, { intent: "repeat" }),
        shopper.post(path, { intent: "pay" }),
        shopper.post(`${path}/cancel`, fields),
        shopper.post(`${path}/refund`, { ...fields, issued: humanToken("order-refund") }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(404));
      for (const reply of replies) {
        expect(reply.headers.get("Cache-Control")).toBe("no-store");
        expect(textOf(toPage(reply).one("h1"))).toBe(t("error.notFoundTitle"));
      }
    }
    const requestId = String(request?.id);
    const theirs = { orderId: String(request?.orderId), requestId };
    expect((await shopper.post(at(paths.personalReturns()), theirs)).status).toBe(404);
    expect(await other.order(id)).toEqual(before);
    expect((await other.requests())[0]).toEqual(request);
  });

  test("a guest is asked to sign in, and comes back afterwards", async () => {
    const guest = await createKnownShopper(api, { locale });
    const order = paths.personalOrder(1);
    const pages = [
      ...[paths.personal(), paths.personalHistory(), paths.personalReturns(), paths.personalFavorites(), order],
      ...[`${paths.personalHistory()}?status=new&page=2`, `${order}/cancel`, `${order}/refund`],
    ];
    for (const path of pages) {
      const reply = await guest.send(at(path));
      expect([reply.status, reply.location]).toEqual([302, at(paths.signIn({ redirectTo: at(path) }))]);
      expect(reply.headers.get("Cache-Control")).toBe("no-store");
    }
    for (const path of [order, `${order}/cancel`, `${order}/refund`, paths.personalReturns()]) {
      const reply = await guest.post(at(path), { intent: "repeat" });
      expect([reply.status, reply.location]).toEqual([302, at(paths.signIn({ redirectTo: at(path) }))]);
    }
    const data = await guest.send(`${at(paths.personalHistory())}.data`);
    expect(data.headers.get("Cache-Control")).toBe("no-store");
    expect(data.body).not.toContain("orders");
  });

  test("nothing of it is kept by a browser: neither page nor data nor fault", async () => {
    const { shopper, orders } = await signIn();
    const [{ id } = expect.fail("There are no orders")] = await orders();
    for (const path of [paths.personal(), paths.personalHistory(), paths.personalReturns(), paths.personalOrder(id)]) {
      for (const reply of [await shopper.send(at(path)), await shopper.send(`${at(path)}.data`)]) {
        expect([reply.path, reply.status, reply.headers.get("Cache-Control")]).toEqual([reply.path, 200, "no-store"]);
      }
    }
    const wrong = await shopper.post(at(paths.personalOrder(id)), { intent: "constructor" });
    expect([wrong.status, wrong.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
  });

  test("an API that is down takes the page away, and neither header nor footer", async () => {
    const { shopper, orders } = await signIn();
    const { id } = (await orders()).at(-1) ?? expect.fail("There are no orders");
    const path = `/api/app/profile/order/${id}/view`;
    await api.fault({ path, fault: "status", status: 500, times: 1 });
    const page = await shopper.open(at(paths.personalOrder(id)));
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(textOf(page.one("h1"))).toBe(t("error.unavailableTitle"));
    expect(page.all("header")).not.toEqual([]);
    expect(page.all("footer")).not.toEqual([]);
    expect((await shopper.send(at(paths.personalOrder(id)))).status).toBe(200);
  });

  test("another site cannot act for the customer", async () => {
    const { shopper, find, order } = await signIn();
    const { id } = await find(({ can }) => can.refund);
    const evil = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
    const replies = await Promise.all([
      shopper.post(at(paths.personalOrder(id)), { intent: "repeat" }, evil),
      shopper.post(at(paths.orderRequest(id, "refund")), { reason: "defect" }, evil),
      shopper.post(at(paths.personalReturns()), { orderId: "1", requestId: "1" }, evil),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await order(id)).status.code).toBe("completed");
  });
});

import { expect, test } from "vitest";

import type { Order } from "~/api/schemas/orders";
import { home as homeView } from "~/api/schemas/pages";
import { localePath, type Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import type { Api } from "../support/api";
import { createDemoCustomer, demoNameOf } from "../support/demo-customer";
import { createKnownShopper } from "../support/guests";
import { humanToken } from "../support/human-token";
import { noticesOf, textOf, toPage, type Page } from "../support/page";

const intent = (name: string) => `main button[name="intent"][value="${name}"]`;
/** The headings of a page's orders. */
export const titlesOf = (page: Page) => page.all("main article h2, main article h3").map(textOf);
/** An order's number as pages show it. */
export const numberOf = ({ number }: Pick<Order, "number">) => number.replace(/(\d{3})$/, "\u00a0$1");

/** Tests the pages of a customer's orders, which nobody else may open. */
export function describeOrders(api: Api, locale: Locale) {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createDemoCustomer(api, demoNameOf(locale), locale);

  test("the overview names the customer and shows the last three orders", async () => {
    const { shopper, orders } = await signIn();
    const page = await shopper.open(at(paths.personal()));
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).toBe(locale === "ru" ? "Анна Сергеевна Ковалёва" : "Boris Lavrov");
    const all = await orders();
    const last = all.slice(0, 3).map((order) => t("personal:order.title", { number: numberOf(order) }));
    expect(titlesOf(page)).toEqual(last);
    const counters = page.all("main li a").map(textOf);
    expect(counters).toContain(`${t("personal:overview.orders")} ${all.length}`);
    expect(textOf(page.one("main"))).not.toMatch(/бонус|bonus/i);
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  test("the history is filtered by groups of statuses, with the number of orders for each", async () => {
    const { shopper, orders } = await signIn();
    const page = await shopper.open(at(paths.personalHistory()));
    const all = await orders();
    expect(titlesOf(page)).toHaveLength(Math.min(10, all.length));
    const chips = page.all(`nav[aria-label="${t("personal:history.filter")}"] a`);
    expect([chips.length > 1, chips.length <= 4]).toEqual([true, true]);
    const [status] = all.map((order) => order.status).filter(({ code }) => code === "completed");
    const count = all.filter((order) => order.status.code === "completed").length;
    const link = page.all("main nav a").find((chip) => chip.getAttribute("href")?.includes("status=completed"));
    expect(textOf(link ?? page.root)).toBe(
      `${t("personal:history.group.completed")}${count}, ${t("personal:history.count", { count })}`,
    );
    const filtered = await shopper.open(link?.getAttribute("href") ?? "");
    expect(filtered.all("main article header > span").map(textOf)).toEqual(
      Array(Math.min(10, count)).fill(status?.name),
    );
    const chosen = filtered.all("main nav a").find((chip) => chip.getAttribute("href") === link?.getAttribute("href"));
    expect(chosen?.getAttribute("aria-current")).toBe("true");
    const none = await shopper.open(at(`${paths.personalHistory()}?status=nonsense`));
    expect(textOf(none.one("main"))).toContain(t("personal:history.noMatch"));
  });

  test("an order offers only what the API allows", async () => {
    const { shopper, orders } = await signIn();
    for (const order of (await orders()).slice(0, 14)) {
      const page = await shopper.open(at(paths.personalOrder(order.id)));
      const has = (selector: string) => page.all(selector).length > 0;
      const link = (kind: "cancel" | "refund") => has(`main a[href="${at(paths.orderRequest(order.id, kind))}"]`);
      expect({
        pay: has(intent("pay")),
        repeat: has(intent("repeat")),
        cancel: link("cancel"),
        refund: link("refund"),
      }).toEqual(order.can);
      for (const kind of ["cancel", "refund"] as const) {
        if (order.can[kind]) continue;
        const refused = await shopper.send(at(paths.orderRequest(order.id, kind)));
        expect([refused.status, refused.location]).toEqual([302, at(paths.personalOrder(order.id))]);
      }
    }
  });

  test("an order is shown with all its data", async () => {
    const { shopper, find, order: read } = await signIn();
    const { id } = await find(({ status }) => status.code === (locale === "ru" ? "assembling" : "shipped"));
    const order = await read(
      locale === "ru" ? (await find(({ can, status }) => can.pay && status.code === "assembling")).id : id,
    );
    const page = await shopper.open(at(paths.personalOrder(order.id)));
    const text = textOf(page.one("main"));
    const { customer, company, delivery, payment, items } = order;
    const details = [
      ...items.flatMap((item) => [item.name, item.article, formatPrice(item.price), formatPrice(item.sum)]),
      ...[order.cost, order.totalPrice, delivery.cost].map(formatPrice),
      ...[delivery.name, delivery.address?.value, delivery.track, payment.name, order.paymentStatus.name],
      ...[customer.name, customer.email, order.comment, ...order.history.map(({ status }) => status.name)],
      ...Object.values(company ?? {}),
    ];
    expect(company).not.toBeNull();
    for (const fact of details.filter((value) => value !== null && value !== undefined)) expect(text).toContain(fact);
    expect(page.all("main time")).toHaveLength(order.history.length);
  });

  test("an order is repeated, and unavailable products are reported", async () => {
    const { shopper, orders, order } = await signIn();
    const details = await Promise.all((await orders()).map(({ id }) => order(id)));
    // One of the demo's orders has a product that is no longer in the catalogue.
    const lost = details.find(({ items }) => items.some(({ article }) => article === "100-0010"));
    const { id, items } = lost ?? details[0] ?? expect.fail("There are no orders");
    const page = await shopper.open(at(paths.personalOrder(id)));
    const reply = await shopper.press(page, intent("repeat"));
    expect([reply.status, reply.location]).toEqual([303, at(paths.basket())]);
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
    const basket = await shopper.follow(reply);
    const [notice = ""] = noticesOf(basket);
    const goods = items.filter((item) => basket.all(`#p${item.productId}`).length > 0);
    expect(notice).toContain(t("basket:added.done", { count: goods.length }));
    if (lost) expect(notice).toContain(items.find(({ article }) => article === "100-0010")?.name);
    else expect(goods).toHaveLength(items.length);
  });

  test("a payment redirects to the bank, whose host is allowed", async () => {
    const { shopper, find } = await signIn();
    const { id } = await find(({ can }) => can.pay);
    const page = await shopper.open(at(paths.personalOrder(id)));
    const reply = await shopper.press(page, intent("pay"));
    expect(reply.status).toBe(303);
    expect(reply.location).toMatch(`${api.url}/pay/`);
    const unpayable = await find(({ can }) => !can.pay);
    const refused = await shopper.post(at(paths.personalOrder(unpayable.id)), { intent: "pay" });
    expect([refused.status, refused.location]).toEqual([303, at(paths.personalOrder(unpayable.id))]);
    expect(noticesOf(await shopper.follow(refused))).toHaveLength(1);
  });

  test("the customer's favourites are shown, and a press on the heart removes one", async () => {
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

  test("another customer's or a missing order gets 404 for every request", async () => {
    const { shopper } = await signIn();
    const other = await createDemoCustomer(api, demoNameOf(locale === "ru" ? "en" : "ru"), locale);
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

  test("a guest is redirected to the sign-in and back", async () => {
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

  test("no page, data or error of the personal area is cached", async () => {
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

  test("if the API is down, an error replaces the page but not the header and footer", async () => {
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
}

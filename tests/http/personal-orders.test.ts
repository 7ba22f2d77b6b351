import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";

import type { Order } from "~/api/schemas/orders";
import { home as homeView } from "~/api/schemas/pages";
import { localePath, locales, type Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "./support/api";
import { createCustomer, humanToken } from "./support/customer";
import { fillForm, type Fill } from "./support/form";
import { createKnownShopper } from "./support/guests";
import { noticesOf, saidOf, textOf, toPage, type Page } from "./support/page";
import type { Shopper } from "./support/shopper";

const api = createApi();
const names = { ru: "anna", en: "boris" } as const;

const submit = "main form button:not([type])";
const intent = (name: string) => `main button[name="intent"][value="${name}"]`;
const titlesOf = (page: Page) => page.all("main article h2, main article h3").map(textOf);
const numberOf = ({ number }: Pick<Order, "number">) => number.replace(/(\d{3})$/, "\u00a0$1");

/** Sends a form that may carry files, as a browser without JavaScript does. */
async function sendFiles(shopper: Shopper, page: Page, fill: Fill, files: File[]): Promise<Page> {
  const { action, entries } = fillForm(page, submit, fill);
  const body = new FormData();
  for (const [name, value] of entries) if (name !== "files") body.append(name, value);
  for (const file of files.length > 0 ? files : [new File([], "")]) body.append("files", file);
  return toPage(await shopper.send(action, { method: "POST", headers: { Origin: inject("shopUrl") }, body }));
}

async function photo(name: string): Promise<File> {
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c93" } });
  const bytes = await made
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: "a secret place" } } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

describe.each(locales)("in %s", (locale: Locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createCustomer(api, names[locale], locale);

  test("the overview names the customer and shows the last three orders", async () => {
    const { shopper, orders } = await signIn();
    const page = await shopper.open(at(paths.personal()));
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).toBe(locale === "ru" ? "Анна Сергеевна Ковалёва" : "Boris Lavrov");
    const all = await orders();
    const last = all.slice(0, 3).map((order) => t("personal:order.title", { number: numberOf(order) }));
    expect(titlesOf(page)).toEqual(last);
    const [counters = ""] = page
      .all("main ul")
      .map(textOf)
      .filter((text) => text.includes(t("personal:overview.bonuses")));
    expect(counters).toContain(`${all.length}${t("personal:overview.orders")}`);
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  test("the history is filtered by status, with how many orders have it", async () => {
    const { shopper, orders } = await signIn();
    const page = await shopper.open(at(paths.personalHistory()));
    const all = await orders();
    expect(titlesOf(page)).toHaveLength(Math.min(10, all.length));
    const [status] = all.map((order) => order.status).filter(({ code }) => code === "completed");
    const count = all.filter((order) => order.status.code === "completed").length;
    const link = page.all("main nav a").find((chip) => chip.getAttribute("href")?.includes("status=completed"));
    expect(textOf(link ?? page.root)).toBe(`${status?.name}${count}, ${t("personal:history.count", { count })}`);
    const filtered = await shopper.open(link?.getAttribute("href") ?? "");
    expect(filtered.all("main article header > span").map(textOf)).toEqual(
      Array(Math.min(10, count)).fill(status?.name),
    );
    const none = await shopper.open(at(`${paths.personalHistory()}?status=nonsense`));
    expect(textOf(none.one("main"))).toContain(t("personal:history.noMatch"));
  });

  test("every order offers what the API allows, and no more", async () => {
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

  test("an order is shown with all that is known about it", async () => {
    const { shopper, find, order: read } = await signIn();
    const { id } = await find(({ status }) => status.code === (locale === "ru" ? "assembling" : "shipped"));
    const order = await read(
      locale === "ru" ? (await find(({ can, status }) => can.pay && status.code === "assembling")).id : id,
    );
    const page = await shopper.open(at(paths.personalOrder(order.id)));
    const text = textOf(page.one("main"));
    const { customer, company, delivery, payment, items } = order;
    const told = [
      ...items.flatMap((item) => [item.name, item.article, formatPrice(item.price), formatPrice(item.sum)]),
      ...[order.cost, order.totalPrice, delivery.cost].map(formatPrice),
      ...[delivery.name, delivery.address?.value, delivery.track, payment.name, order.paymentStatus.name],
      ...[customer.name, customer.email, order.comment, ...order.history.map(({ status }) => status.name)],
      ...Object.values(company ?? {}),
    ];
    expect(company).not.toBeNull();
    for (const fact of told.filter((value) => value !== null && value !== undefined)) expect(text).toContain(fact);
    expect(page.all("main time")).toHaveLength(order.history.length);
  });

  test("an order is repeated, and what could not be had is told", async () => {
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
    expect(notice).toContain(t("personal:repeated.added", { count: goods.length }));
    if (lost) expect(notice).toContain(items.find(({ article }) => article === "100-0010")?.name);
    else expect(goods).toHaveLength(items.length);
  });

  test("a payment leads to the bank, whose host is allowed", async () => {
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

  test("a cancellation is asked for, once", async () => {
    const { shopper, find, order, requests } = await signIn();
    const { id } = await find(({ can }) => can.cancel);
    const path = at(paths.orderRequest(id, "cancel"));
    const page = await shopper.open(path);
    const reasons = page.all('input[name="reason"]').map((radio) => radio.getAttribute("value"));
    expect(reasons).toContain("mistake");

    const empty = await shopper.pressForPage(page, submit, { comment: "  " });
    expect(empty.status).toBe(400);
    expect(saidOf(empty, empty.one("#reason"))).toBe(t("personal:request.reasonRequired"));
    expect(saidOf(empty, empty.one("#comment"))).toBe(t("forms:required"));

    const typed = { reason: "mistake", comment: "Not <b>this</b> one" };
    const hasty = await shopper.pressForPage(empty, submit, typed);
    expect(hasty.status).toBe(400);
    expect(textOf(hasty.one('main [role="alert"]'))).toBe(t("forms:human.fast"));
    expect(hasty.one("#comment").text.trim()).toBe(typed.comment);
    expect(hasty.one('input[value="mistake"]').hasAttribute("checked")).toBe(true);

    const issued = humanToken("order-cancel");
    const trapped = await shopper.pressForPage(hasty, submit, { issued, website: "http://spam.example" });
    expect([trapped.status, textOf(trapped.one('main [role="alert"]'))]).toEqual([400, t("forms:human.refused")]);
    const wrong = await shopper.pressForPage(hasty, submit, { issued: humanToken("order-refund") });
    expect([wrong.status, textOf(wrong.one('main [role="alert"]'))]).toEqual([400, t("forms:human.refused")]);
    expect((await order(id)).status.code).not.toBe("cancel_requested");

    const reply = await shopper.press(hasty, submit, { issued });
    expect([reply.status, reply.location]).toEqual([303, at(paths.personalOrder(id))]);
    const after = await shopper.follow(reply);
    expect(noticesOf(after)).toEqual([t("personal:request.cancelDone")]);
    expect(after.all(`main a[href="${path}"]`)).toEqual([]);
    expect((await order(id)).status.code).toBe("cancel_requested");
    expect((await requests())[0]).toMatchObject({ orderId: id, kind: "cancel", comment: typed.comment });

    const again = await shopper.press(hasty, submit, { issued });
    expect([again.status, again.location]).toEqual([302, at(paths.personalOrder(id))]);
    expect((await requests()).filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  test("a return is asked for with photos, shown and withdrawn", async () => {
    const { shopper, find, order, requests } = await signIn();
    const { id } = await find(({ can, pictures }) => can.refund && pictures.length > 1);
    const { items } = await order(id);
    const several = items.find(({ quantity }) => quantity > 1) ?? expect.fail("No line of several");
    const page = await shopper.open(at(paths.orderRequest(id, "refund")));
    const issued = humanToken("order-refund");
    const typed = { issued, comment: "Does not start", [`quantity-${several.productId}`]: "99" };

    const text = new File(["<script>alert(1)</script>"], "../../bad.jpg", { type: "image/jpeg" });
    const refused = await sendFiles(shopper, page, { ...typed, items: String(several.productId) }, [text]);
    expect(refused.status).toBe(400);
    const { name, quantity: count } = several;
    expect(saidOf(refused, refused.one("#items"))).toBe(t("personal:request.quantityWrong", { name, count }));
    expect(saidOf(refused, refused.one("#reason"))).toBe(t("personal:request.reasonRequired"));
    expect(saidOf(refused, refused.one("#files"))).toBe(
      t("forms:files.at", { name: "bad.jpg", fault: t("forms:files.type") }),
    );
    expect(refused.one("#comment").text.trim()).toBe(typed.comment);
    expect(refused.one(`input[name="quantity-${several.productId}"]`).getAttribute("value")).toBe("99");
    expect(refused.one(`input[name="items"][value="${several.productId}"]`).hasAttribute("checked")).toBe(true);

    const none = await sendFiles(shopper, page, { issued, reason: "defect", comment: "x", items: [] }, []);
    expect(saidOf(none, none.one("#items"))).toBe(t("personal:request.itemsRequired"));

    const right = { issued, reason: "defect", [`quantity-${several.productId}`]: "1" };
    const taken = await sendFiles(shopper, refused, right, [await photo("front.jpg"), await photo("back.jpg")]);
    expect([taken.status, taken.location]).toEqual([303, at(paths.personalOrder(id))]);
    expect(noticesOf(await shopper.follow(taken))).toEqual([t("personal:request.refundDone")]);
    const [request] = await requests();
    expect(request).toMatchObject({ orderId: id, kind: "refund", comment: typed.comment, status: { code: "new" } });
    expect(request?.items).toMatchObject([{ productId: several.productId, quantity: 1 }]);
    expect(request?.files.map((file) => file.name)).toEqual(["front.jpg", "back.jpg"]);

    const returns = await shopper.open(at(paths.personalReturns()));
    const card = returns.one(`article[aria-labelledby="request-${request?.id}"]`);
    for (const shown of [typed.comment, "front.jpg", several.name, request?.reason, request?.status.name])
      expect(textOf(card)).toContain(shown);
    const withdrawn = await shopper.press(returns, `button[name="requestId"][value="${request?.id}"]`);
    expect([withdrawn.status, withdrawn.location]).toEqual([303, at(paths.personalReturns())]);
    const after = await shopper.follow(withdrawn);
    expect(noticesOf(after)).toEqual([t("personal:returns.withdrawn")]);
    expect(after.all(`button[name="requestId"][value="${request?.id}"]`)).toEqual([]);
    expect((await order(id)).status.code).toBe("completed");

    const twice = await shopper.press(returns, `button[name="requestId"][value="${request?.id}"]`);
    const [said] = noticesOf(await shopper.follow(twice));
    expect(said).not.toBe(t("personal:returns.withdrawn"));
  });

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

  test("a request that the API fails to take keeps what was typed, with the words for it", async () => {
    const { shopper, find, order } = await signIn();
    const { id } = await find(({ can }) => can.refund);
    const [item = expect.fail("An empty order")] = (await order(id)).items;
    await api.fault({ path: `/api/app/profile/order/${id}/refund`, fault: "status", status: 500, times: 1 });
    const page = await shopper.open(at(paths.orderRequest(id, "refund")));
    const fill = {
      issued: humanToken("order-refund"),
      reason: "damaged",
      comment: "Broken",
      items: String(item.productId),
    };
    const failed = await sendFiles(shopper, page, fill, []);
    expect(failed.status).toBe(503);
    const words = `${t("personal:request.failedTitle")} ${t("personal:request.failedText")}`;
    expect(textOf(failed.one('main [role="alert"]'))).toBe(words);
    expect(failed.one("#comment").text.trim()).toBe("Broken");
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

test("pages of the history follow each other, and one past the last leads to it", async () => {
  const { shopper, orders } = await createCustomer(api, "anna", "ru");
  const t = translateFor("ru");
  const titles = (await orders()).map((order) => t("personal:order.title", { number: numberOf(order) }));
  const shown = await Promise.all(
    [1, 2, 3].map(async (page) => titlesOf(await shopper.open(`${paths.personalHistory()}?page=${page}`))),
  );
  expect(shown.flat()).toEqual(titles);
  const past = await shopper.send(`${paths.personalHistory()}?page=9`);
  expect([past.status, past.location]).toEqual([302, `${paths.personalHistory()}?page=3`]);
});

import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatExactPrice, formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-text";

import { placeGuestOrder, type GuestOrder } from "../fixtures/placed-order";
import { createApi } from "./support/api";
import { noticesOf, textOf, toPage } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const pay = 'main button[name="intent"][value="pay"]';

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const place = (asked = {}) => placeGuestOrder(api.url, { locale, ...asked });
  const pageOf = ({ order, accessKey }: GuestOrder) => at(paths.order(order.id, accessKey));

  test("a guest's order opens completely with its key, and its URL is not leaked", async () => {
    const placed = await place();
    const page = await createShopper().open(pageOf(placed));
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).toBe(t("personal:order.title", { number: orderNumber(placed.order.number) }));
    const text = textOf(page.one("main"));
    for (const detail of [formatPrice(placed.order.totalPrice), "Ivan Petrov", placed.email, "Mira Street"])
      expect(text).toContain(detail);
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    const holders = page.all("a").filter((link) => (link.getAttribute("href") ?? "").includes(placed.accessKey));
    // These are the language switch and the links of the order itself.
    expect(holders.length).toBeGreaterThan(0);
    for (const link of holders) expect(link.getAttribute("href")).toMatch(/^\/(en\/)?order\/\d+[?/]/);
    const sheet = await createShopper().send(`${pageOf(placed).replace("?", ".data?")}`);
    expect([sheet.headers.get("Referrer-Policy"), sheet.headers.get("Cache-Control")]).toEqual([
      "no-referrer",
      "no-store",
    ]);
  });

  test("a wrong key, another order's key and no key get 404 for every request", async () => {
    const [placed, other] = [await place(), await place()];
    const { id } = placed.order;
    const open = `${paths.orders()}/${id}`;
    const keys = ["", "?key=", "?key=wrong", `?key=${other.accessKey}`, `?key=${placed.accessKey}x`, "?key=%00"];
    const wrong = [...keys.map((key) => open + key), `${paths.orders()}/abc?key=${placed.accessKey}`];
    const shopper = createShopper();
    for (const path of wrong) {
      for (const reply of [await shopper.send(at(path)), await shopper.post(at(path), { intent: "pay" })]) {
        expect([reply.path, reply.status]).toEqual([at(path), 404]);
        expect(reply.headers.get("Cache-Control")).toBe("no-store");
        expect(textOf(toPage(reply).one("h1"))).toBe(t("error.notFoundTitle"));
        expect(reply.body).not.toContain(placed.email);
      }
    }
    const invoice = await shopper.send(at(paths.orderInvoice(id, "wrong")));
    expect([invoice.status, (await shopper.follow(invoice)).status]).toEqual([302, 404]);
  });

  test("an order tells how to cancel it until it is cancelled", async () => {
    const placed = await place();
    const shopper = createShopper();
    const main = async () => textOf((await shopper.open(pageOf(placed))).one("main"));
    expect(await main()).toContain(t("order:page.changeTitle"));
    await api.bringOrder(placed.order.id, "cancelled");
    expect(await main()).not.toContain(t("order:page.changeTitle"));
  });

  test("after a payment the order says so and offers no further payment", async () => {
    const placed = await place();
    const shopper = createShopper();
    const page = await shopper.open(pageOf(placed));
    expect(textOf(page.one("main"))).toContain(t("order:payment.waiting"));
    const led = await shopper.press(page, pay);
    expect(led.status).toBe(303);
    expect(led.location).toContain(`${api.url}/pay/`);
    const back = await leaveBank(led.location ?? "", "pay");
    const paid = await shopper.open(back);
    expect(paid.path).toMatch(new RegExp(`^${at("/order/")}${placed.order.id}\\?key=`));
    expect(textOf(paid.one("main"))).toContain(t("order:payment.paid"));
    expect(paid.all(pay)).toEqual([]);
    const again = await shopper.post(pageOf(placed), { intent: "pay" });
    expect([again.status, again.location]).toEqual([303, pageOf(placed)]);
    expect(noticesOf(await shopper.follow(again))).toHaveLength(1);
  });

  test("after a declined or abandoned payment the order says so and offers to pay again", async () => {
    const placed = await place();
    const shopper = createShopper();
    const led = await shopper.press(await shopper.open(pageOf(placed)), pay);
    const failed = await shopper.open(await leaveBank(led.location ?? "", "fail"));
    expect(failed.path).toContain("payment=failed");
    expect(textOf(failed.one("main"))).toContain(t("order:payment.failed"));
    const again = await shopper.press(failed, pay);
    const left = await shopper.open(await leaveBank(again.location ?? "", "leave"));
    expect(textOf(left.one("main"))).toContain(t("order:payment.waiting"));
    expect(textOf(left.one("main"))).not.toContain(t("order:payment.failed"));
    const third = await shopper.press(left, pay);
    const paid = await shopper.open(await leaveBank(third.location ?? "", "pay"));
    expect(textOf(paid.one("main"))).toContain(t("order:payment.paid"));
  });

  test("a company's order has an invoice, which has no scripts and is not cached", async () => {
    const placed = await place({ personType: "legal" });
    const shopper = createShopper();
    const page = await shopper.open(pageOf(placed));
    const path = page.one('main a[target="_blank"]').getAttribute("href") ?? "";
    expect(path).toBe(at(paths.orderInvoice(placed.order.id, placed.accessKey)));
    const signIn = at(paths.signIn({ redirectTo: at(paths.personalHistory()) }));
    expect(page.one(`main a[href="${signIn}"]`)).toBeTruthy();
    const isNamed = (link: HTMLElement) => textOf(link) === t("personal:order.invoice");
    expect(page.all("main dd a").find(isNamed)?.getAttribute("href")).toBe(path);
    const byCard = await place({ personType: "legal", payment: "card" });
    const paidByCard = await shopper.open(pageOf(byCard));
    expect(paidByCard.all("main dd a").filter(isNamed)).toHaveLength(1);
    const payButtons = [page, paidByCard].map((shown) => textOf(shown.one(pay)));
    expect(payButtons).toEqual([t("personal:order.payByCard"), t("personal:order.pay")]);
    // What the order waits for comes first.
    expect(page.all('main a[target="_blank"], main button[value="pay"]').map(({ tagName }) => tagName)).toEqual([
      "A",
      "BUTTON",
    ]);
    const invoice = await shopper.send(path);
    expect(invoice.status).toBe(200);
    expect(invoice.body).toContain(placed.order.number);
    const vat = formatExactPrice(locale, (placed.order.totalPrice * 22) / 122);
    expect(toPage(invoice).all("main .sums td").map(textOf)).toContain(vat);
    expect(page.all("main dd").map(textOf)).toContain(vat);
    expect(invoice.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(invoice.headers.get("Content-Security-Policy")).toMatch(/sandbox; default-src 'none'/);
    expect(invoice.headers.get("Cache-Control")).toBe("no-store");
    expect(invoice.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(invoice.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const person = await createShopper().open(pageOf(await place({ payment: "cash" })));
    expect(person.all('main a[target="_blank"]')).toEqual([]);
    expect(textOf(person.one("main"))).not.toContain(t("order:payment.waiting"));
  });

  test("an unavailable invoice is reported on the order's page", async () => {
    const placed = await place({ personType: "legal" });
    const { id } = placed.order;
    await api.fault({ path: `/api/app/order/${id}/document/invoice`, fault: "status", status: 500, times: 1 });
    const shopper = createShopper();
    const reply = await shopper.send(at(paths.orderInvoice(id, placed.accessKey)));
    expect([reply.status, reply.location]).toEqual([302, pageOf(placed)]);
    expect(noticesOf(await shopper.follow(reply)).join()).toContain(t("order:page.invoiceFailed"));
  });

  test("if there is no payment link, the shop redirects to the order with the reason", async () => {
    const placed = await place();
    const { id } = placed.order;
    await api.fault({ path: `/api/app/order/${id}/getPaymentLink`, fault: "status", status: 500, times: 1 });
    const shopper = createShopper();
    const reply = await shopper.press(await shopper.open(pageOf(placed)), pay);
    expect([reply.status, reply.location]).toEqual([303, pageOf(placed)]);
    expect(noticesOf(await shopper.follow(reply))).toHaveLength(1);
  });
});

test("the payment form works on a page that sends no referrer", async () => {
  const placed = await placeGuestOrder(api.url);
  const path = paths.order(placed.order.id, placed.accessKey);
  // Under `no-referrer`, a browser that does not support `Sec-Fetch-Site` sends only this with a post.
  const reply = await createShopper().send(path, { method: "POST", headers: { Origin: "null" }, body: "intent=pay" });
  expect(reply.status).toBe(303);
  expect(reply.location).toContain("/pay/");
});

/** Presses a button on the bank's page; returns the redirect target without the shop's origin. */
async function leaveBank(link: string, how: "pay" | "fail" | "leave"): Promise<string> {
  const [page, query = ""] = link.split("?");
  const shown = await fetch(link);
  expect(await shown.text()).toContain(`/${how}`);
  const answer = await fetch(`${page}/${how}?${query}`, { method: "POST", redirect: "manual" });
  const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
  return pathname + search;
}

import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createDemoCustomer, demoNameOf } from "../support/demo-customer";
import { createKnownShopper } from "../support/guests";
import { textOf, type Page } from "../support/page";
import { shop } from "./shop";

describe.each(locales)("an order's invoice in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createDemoCustomer(shop.api(), demoNameOf(locale), locale, shop.url());
  const linkTo = (page: Page, id: number) => page.all(`main a[href="${at(paths.personalInvoice(id))}"]`);

  test("is linked only from a company's order", async () => {
    const { shopper, orders, order } = await signIn();
    const details = await Promise.all((await orders()).map(({ id }) => order(id)));
    const own = details.find(({ company }) => company !== null) ?? expect.fail("No order is a company's");
    const other = details.find(({ company }) => company === null) ?? expect.fail("All orders are a company's");
    const links = linkTo(await shopper.open(at(paths.personalOrder(own.id))), own.id);
    const button = `${t("personal:order.openInvoice")} ${t("personal:order.newTab")}`;
    expect(links.map(textOf)).toEqual([button, t("personal:order.invoice")]);
    expect(linkTo(await shopper.open(at(paths.personalOrder(other.id))), other.id)).toEqual([]);
  });

  test("is what the list of orders offers for one that waits for it", async () => {
    const { shopper, orders, order } = await signIn();
    const details = await Promise.all((await orders()).map(({ id }) => order(id)));
    const waits = details.find(({ payment, can }) => payment.code === "invoice" && can.pay);
    const { id, number } = waits ?? expect.fail("No order waits for its invoice");
    const page = await shopper.open(`${at(paths.personalHistory())}?q=${number}`);
    expect(linkTo(page, id).map(textOf)).toEqual([expect.stringContaining(t("personal:order.openInvoice"))]);
    expect(page.all('main button[value="pay"]')).toEqual([]);
  });

  test("is a page without scripts that is not cached", async () => {
    const { shopper, orders } = await signIn();
    const [{ id, number } = expect.fail("There are no orders")] = await orders();
    const page = await shopper.open(at(paths.personalInvoice(id)));
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).toContain(number);
    expect(page.one("html").getAttribute("lang")).toBe(locale);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Content-Disposition")).toBe(`inline; filename="invoice-${id}.html"`);
    expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const policy = page.headers.get("Content-Security-Policy")?.split("; ") ?? [];
    expect(policy).toEqual(expect.arrayContaining(["sandbox", "default-src 'none'", "form-action 'none'"]));
  });

  test("redirects a guest to the sign-in, and back afterwards", async () => {
    const guest = await createKnownShopper(shop.api(), { locale, shop: shop.url() });
    const path = at(paths.personalInvoice(1));
    const reply = await guest.send(path);
    expect([reply.status, reply.location]).toEqual([302, at(paths.signIn({ redirectTo: path }))]);
  });

  test("is not found for another customer's or a missing order", async () => {
    const { shopper } = await signIn();
    const other = await createDemoCustomer(shop.api(), demoNameOf(locale === "ru" ? "en" : "ru"), locale, shop.url());
    const { id } = await other.find(() => true);
    for (const wanted of [String(id), "987654321", "0", "abc", "1e3", "..%2F1", "9".repeat(30)]) {
      const page = await shopper.open(at(`${paths.personalHistory()}/${wanted}/invoice`));
      expect([wanted, page.status, page.headers.get("Cache-Control")]).toEqual([wanted, 404, "no-store"]);
      expect(textOf(page.one("h1"))).toBe(t("error.notFoundTitle"));
      expect(page.one("a").getAttribute("href")).toBe(at(paths.personalHistory()));
    }
  });

  test("redirects to the order with a message if the API fails", async () => {
    const { shopper, orders } = await signIn();
    const [{ id } = expect.fail("There are no orders")] = await orders();
    const path = `/api/app/profile/order/${id}/document/invoice`;
    await shop.api().fault({ path, fault: "status", status: 500, times: 1 });
    const page = await shopper.open(at(paths.personalInvoice(id)));
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
    expect(textOf(page.one("h1"))).toBe(t("error.unavailableTitle"));
    expect(page.one("a").getAttribute("href")).toBe(at(paths.personalOrder(id)));
  });
});

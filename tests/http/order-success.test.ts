import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-text";

import { placedCookie, placedCookies, placeGuestOrder } from "../fixtures/placed-order";
import { testSecret } from "../fixtures/shop";
import { createApi } from "./support/api";
import { contentOf, signedCookie } from "./support/cookies";
import { createNewCustomer } from "./support/new-customer";
import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();

const links = (page: Page) => page.all("main a").map((link) => link.getAttribute("href"));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const success = (personType: "individual" | "legal") => at(paths.orderPlaced(personType));
  const place = (asked = {}) => placeGuestOrder(api.url, { locale, ...asked });

  test("a person who pays by card sees thanks, the number, the total, and links to the payment and the order", async () => {
    const placed = await place();
    const shopper = createShopper({ cookies: await placedCookies(placed) });
    for (const look of ["first", "reloaded"]) {
      const page = await shopper.open(success("individual"));
      expect([look, page.status, page.headers.get("Cache-Control")]).toEqual([look, 200, "no-store"]);
      expect(textOf(page.one("h1"))).toBe(t("order:success.thanks", { name: "Ivan" }));
      const text = textOf(page.one("main"));
      const number = orderNumber(placed.order.number);
      for (const detail of [number, placed.email, formatPrice(placed.order.totalPrice), "Mira Street"])
        expect(text).toContain(detail);
      expect(text).toContain(t("order:success.toPay"));
      expect(links(page)).toContain(placed.paymentLink);
      expect(links(page)).toContain(at(paths.order(placed.order.id, placed.accessKey)));
      expect(links(page)).toContain(at(paths.signUp()));
      expect(page.all("meta[name]").map((meta) => meta.getAttribute("name"))).toEqual([
        ...["viewport", "robots", "theme-color", "theme-color"],
      ]);
      expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    }
    const signUp = await shopper.open(at(paths.signUp()));
    expect(signUp.one('input[name="email"]').getAttribute("value")).toBe(placed.email);
  });

  test("a paid order offers no payment", async () => {
    const placed = await place();
    await fetch(`${(placed.paymentLink ?? "").split("?")[0]}/pay`, { method: "POST", redirect: "manual" });
    const page = await createShopper({ cookies: await placedCookies(placed) }).open(success("individual"));
    expect(textOf(page.one("main"))).toContain(t("order:success.paid"));
    expect(links(page)).not.toContain(placed.paymentLink);
  });

  test("an order with an abandoned payment can still be paid", async () => {
    const placed = await place();
    const left = await fetch(`${(placed.paymentLink ?? "").split("?")[0]}/leave`, {
      method: "POST",
      redirect: "manual",
    });
    expect(left.status).toBe(303);
    const back = new URL(left.headers.get("Location") ?? "");
    expect(back.pathname).toMatch(new RegExp(`/order/${placed.order.id}$`));
    const page = await createShopper().open(back.pathname + back.search);
    expect(page.status).toBe(200);
    expect(textOf(page.one("main"))).toContain(orderNumber(placed.order.number));
    expect(page.all('main button[value="pay"]')).toHaveLength(1);
  });

  test("a button requests a missing payment link again", async () => {
    const placed = await place();
    const shopper = createShopper({ cookies: await placedCookies({ ...placed, paymentLink: null }) });
    const page = await shopper.open(success("individual"));
    expect(textOf(page.one("main"))).toContain(t("order:success.toPayAsk"));
    const sum = formatPrice(placed.order.totalPrice);
    expect(textOf(page.one('main button[value="pay"]'))).toBe(t("order:success.pay", { sum }));
    const reply = await shopper.press(page, 'main button[value="pay"]');
    expect([reply.status, reply.location]).toEqual([303, placed.paymentLink]);
  });

  test("a customer who pays on delivery is redirected to the order", async () => {
    const placed = await place({ payment: "cash" });
    const page = await createShopper({ cookies: await placedCookies(placed) }).open(success("individual"));
    expect(textOf(page.one("main"))).toContain(t("order:success.later"));
    expect(links(page).filter((href) => href?.startsWith("http"))).toEqual([]);
    expect(links(page)).toContain(at(paths.home()));
  });

  test("a company sees the invoice and its details on a separate page", async () => {
    const placed = await place({ personType: "legal" });
    const shopper = createShopper({ cookies: await placedCookies(placed) });
    const wrong = await shopper.send(success("individual"));
    expect([wrong.status, wrong.location]).toEqual([302, success("legal")]);
    const page = await shopper.follow(wrong);
    expect(textOf(page.one("h1"))).toBe(t("order:success.invoiceReady"));
    expect(textOf(page.one("main"))).toContain("7707083893 / 773601001");
    const invoice = at(paths.orderInvoice(placed.order.id, placed.accessKey));
    expect(links(page)).toContain(invoice);
    expect((await shopper.send(invoice)).body).toContain("7707083893");
  });

  test("a payment link to a host that is not allowed is not shown", async () => {
    const placed = await place();
    const evil = { ...placed, paymentLink: "https://pay.evil.example/1" };
    const page = await createShopper({ cookies: await placedCookies(evil) }).open(success("individual"));
    expect(page.status).toBe(200);
    expect(page.body).not.toContain("evil.example");
    expect(textOf(page.one("main"))).toContain(t("personal:pay.refused"));
  });

  test("without the cookie, or with a forged one, the page has no data", async () => {
    const placed = await place();
    const content = contentOf(await placedCookie(placed));
    const forged = await signedCookie("debug", content, `not ${testSecret}`);
    const forgeries: Record<string, string>[] = [{}, { placed: forged }, { placed: "nonsense" }];
    for (const cookies of forgeries) {
      for (const personType of ["individual", "legal"] as const) {
        const page = await createShopper({ cookies }).open(success(personType));
        expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
        expect(textOf(page.one("h1"))).toBe(t("order:success.noneTitle"));
        expect(links(page)).toContain(at(paths.orderTrack()));
        expect(page.body).not.toContain(placed.email);
      }
    }
    const signUp = await createShopper().open(at(paths.signUp()));
    expect(signUp.one('input[name="email"]').getAttribute("value") ?? "").toBe("");
  });

  test("if the API fails, the page still has the number and the links", async () => {
    const placed = await place();
    await api.fault({ path: `/api/app/order/${placed.order.id}/view`, fault: "status", status: 500, times: 1 });
    const page = await createShopper({ cookies: await placedCookies(placed) }).open(success("individual"));
    expect(page.status).toBe(200);
    const text = textOf(page.one("main"));
    expect(text).toContain(orderNumber(placed.order.number));
    expect(text).toContain(t("order:success.factsFailed"));
    expect(links(page)).toContain(placed.paymentLink);
  });

  test("a customer gets a link to the order in the account, and no offer to set a password", async () => {
    const { shopper, token } = await createNewCustomer(locale);
    const placed = await place({ token });
    shopper.jar.set("placed", await placedCookie({ ...placed, uid: shopper.uid() }));
    const page = await shopper.open(success("individual"));
    expect(links(page)).toContain(at(paths.personalOrder(placed.order.id)));
    expect(links(page)).not.toContain(at(paths.signUp()));
    expect((await shopper.send(at(paths.personalOrder(placed.order.id)))).status).toBe(200);
    // An order placed as a guest, who has signed in since.
    const before = await place();
    shopper.jar.set("placed", await placedCookie({ ...before, uid: shopper.uid() }));
    expect(links(await shopper.open(success("individual")))).toContain(
      at(paths.order(before.order.id, before.accessKey)),
    );
  });
});

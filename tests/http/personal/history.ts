import { expect, test } from "vitest";

import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import type { Api } from "../support/api";
import { createDemoCustomer, demoNameOf } from "../support/demo-customer";
import { fieldMessage, textOf } from "../support/page";
import { numberOf, titlesOf } from "./orders";

/** Tests the search in a customer's orders. */
export function describeSearch(api: Api, locale: Locale) {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const signIn = () => createDemoCustomer(api, demoNameOf(locale), locale);

  test("the history is searched by number, product and dates; the statuses keep the search", async () => {
    const { shopper, orders } = await signIn();
    const [order = expect.fail("There are no orders")] = await orders();
    const search = (query: Record<string, string>) =>
      shopper.open(at(`${paths.personalHistory()}?${new URLSearchParams(query).toString()}`));
    const found = await search({ q: order.number, from: "", to: "" });
    expect(titlesOf(found)).toEqual([t("personal:order.title", { number: numberOf(order) })]);
    const form = found.one('main form[role="search"]');
    expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual([
      at(paths.personalHistory()),
      undefined,
    ]);
    expect(found.one('main input[name="q"]').getAttribute("value")).toBe(order.number);
    const chip = found.all("main nav a").find((link) => link.getAttribute("href")?.includes("status="));
    expect(chip?.getAttribute("href")).toContain(`q=${order.number}`);
    const none = await search({ q: order.number, to: "2020-01-01" });
    expect([none.status, textOf(none.one("main")).includes(t("personal:history.notFound"))]).toEqual([200, true]);
    const pages = await search({ from: "2020-01-01" });
    // The Russian demo customer has three pages of orders.
    const links = pages.all('main a[href*="page=2"]').map((link) => link.getAttribute("href") ?? "");
    expect(links.length > 0).toBe(locale === "ru");
    expect(links.every((link) => link.includes("from=2020-01-01"))).toBe(true);
  });

  test.each([
    ["dates in the wrong order", { from: "2026-03-02", to: "2026-03-01" }, { from: "", to: "reversed" }],
    ["letters instead of a date", { from: "yesterday", to: "" }, { from: "noDate", to: "" }],
  ] as const)("%s: a message at the field, and no orders are left out", async (_, dates, faults) => {
    const { shopper } = await signIn();
    const all = await shopper.open(at(paths.personalHistory()));
    const page = await shopper.pressForPage(all, 'main form[role="search"] button', dates);
    expect(titlesOf(page)).toEqual(titlesOf(all));
    for (const name of ["from", "to"] as const) {
      const field = page.one(`main input[name="${name}"]`);
      const fault = faults[name];
      expect(fieldMessage(page, field)).toBe(fault ? t(`personal:history.${fault}`) : "");
      expect(field.getAttribute("value") ?? "").toBe(fault === "noDate" ? "" : dates[name]);
    }
  });

  test("a date is applied even if the other one is not a date", async () => {
    const { shopper } = await signIn();
    const page = await shopper.open(`${at(paths.personalHistory())}?from=2100-01-01&to=tomorrow`);
    expect(titlesOf(page)).toEqual([]);
    expect(fieldMessage(page, page.one('main input[name="to"]'))).toBe(t("personal:history.noDate"));
  });
}

/** Tests the pagination of a long order history. */
export function describePages(api: Api) {
  test("the history has pages, and a page past the last redirects to the last", async () => {
    const { shopper, orders } = await createDemoCustomer(api, "anna", "ru");
    const t = translateFor("ru");
    const titles = (await orders()).map((order) => t("personal:order.title", { number: numberOf(order) }));
    const shown = await Promise.all(
      [1, 2, 3].map(async (page) => titlesOf(await shopper.open(`${paths.personalHistory()}?page=${page}`))),
    );
    expect(shown.flat()).toEqual(titles);
    const past = await shopper.send(`${paths.personalHistory()}?page=9`);
    expect([past.status, past.location]).toEqual([302, `${paths.personalHistory()}?page=3`]);
  });
}

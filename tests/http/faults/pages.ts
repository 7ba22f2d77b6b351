import { beforeAll, describe, expect, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { landmarks } from "#mocks/testing/landmarks";

import { uncoveredRoutes } from "../../fixtures/site-map";
import { callsOf, type ShownCall } from "../support/debug-panel";
import { createShopperWithProducts } from "../support/guests";
import { inParallel } from "../support/in-parallel";
import { textOf, type Page } from "../support/page";
import { casesOf, faults, limitOf, groupRounds, ruleOf, type FaultCase } from "./cases";
import type { FaultyShop } from "./shop";
import type { CallingPage } from "./table";

/** The number of pages that are opened in parallel. */
const parallelPages = 6;

/** What a page shows when all its calls succeed. */
type Baseline = { heading: string; calls: ShownCall[] };

/**
 * Whether the shop was not too busy to make the page's calls in time. A busy shop also does not wait for the settings
 * but shows those of the last answer.
 */
function isComplete(page: CallingPage, calls: ShownCall[]): boolean {
  const hasSettings = !("settings/view" in page.calls) || calls.some(({ path }) => path.endsWith("/settings/view"));
  return hasSettings && calls.every(({ status, tries }) => status === 200 && tries === 1);
}

/** Tests the calls of each page with each fault: what stays on the page, and which message it shows. */
export function describePageFaults(faulty: FaultyShop, pages: CallingPage[]) {
  const baselines = new Map<string, Baseline>();

  beforeAll(async () => {
    for (const locale of locales) {
      await inParallel(parallelPages, pages, async (page) => {
        const shopper = await createShopperWithProducts(faulty.api, { ...faulty.known, locale }, [landmarks.inStock]);
        let shown: Page;
        let calls: ShownCall[];
        let visits = 0;
        do {
          shown = await shopper.open(localePath(locale, page.path));
          calls = callsOf(shown) ?? [];
          visits += 1;
        } while (!isComplete(page, calls) && visits < 3);
        baselines.set(`${locale} ${page.name}`, { heading: textOf(shown.one("h1")), calls });
      });
    }
  }, 120_000);

  const baselineOf = (locale: Locale, { name }: CallingPage) => {
    const found = baselines.get(`${locale} ${name}`);
    if (!found) throw new Error(`${name} was not opened in ${locale}`);
    return found;
  };

  test("the table lists every page of the site map", () => {
    // These forms make only the calls of the frame, like the search for an order, which is among the pages.
    const alike = ["sign-in", "sign-up", "sign-up/password", "confirm-email"];
    const unreached = uncoveredRoutes(pages.map(({ path }) => path));
    // `tests/http/checkout` tests the orders and `forms.ts` the promo code.
    // The consent page makes no API calls of its own.
    const others = [...alike, "basket/promo", "checkout", "consent"];
    expect(unreached.filter((route) => !others.includes(route))).toEqual([]);
  });

  test.each(pages.map((page) => [page.name, page] as const))(
    "without a fault, the table lists all calls of %s",
    (_, page) => {
      for (const locale of locales) {
        const { calls } = baselineOf(locale, page);
        expect([...new Set(calls.map(({ path }) => path.replace("/api/app/", "")))].sort()).toEqual(
          Object.keys(page.calls).sort(),
        );
        expect(calls.filter(({ status, tries }) => status !== 200 || tries !== 1)).toEqual([]);
      }
    },
  );

  describe.each(faults.map((fault) => [fault.name, fault] as const))("%s", (_, fault) => {
    const cases = casesOf(pages, fault);
    const shown = new Map<FaultCase, Page>();

    beforeAll(async () => {
      for (const round of groupRounds(cases)) {
        const openers = await inParallel(parallelPages, round, (one) => prepare(faulty, one));
        // Pages that wait for a slow API wait at the same time.
        const many = fault.rule.fault === "slow" ? openers.length : parallelPages;
        await inParallel(many, openers, async ({ one, open }) => shown.set(one, await open()));
        await faulty.api.forgetFaults();
      }
    }, 120_000);

    test.each(cases.map((one) => [`${one.page.name} without ${one.call}, ${one.locale}`, one] as const))(
      "%s",
      (_, one) => {
        const page = shown.get(one);
        if (!page) throw new Error("The page was not opened");
        expectFrame(page, one);
        // While the last known response is used, the call may still be running.
        if (one.role !== "kept") expectCall(page, one);
        if (one.role === "main") expectUnavailable(page, one.locale);
        else expectOtherParts(page, one, baselineOf(one.locale, one.page).heading);
      },
    );
  });
}

/** Requests the fault of a case and returns how to open its page. */
async function prepare({ api, known }: FaultyShop, one: FaultCase) {
  const shopper = await createShopperWithProducts(api, { ...known, locale: one.locale }, [landmarks.inStock]);
  await api.fault(ruleOf(one, shopper.uid()));
  return { one, open: () => shopper.open(localePath(one.locale, one.page.path)) };
}

/** For any fault: the frame keeps its language, no internals leak, the visitor stays the same. */
function expectFrame(page: Page, { call, locale }: FaultCase) {
  const t = translateFor(locale);
  const [header, footer] = [partOf(page, "header"), partOf(page, "footer")];
  expect(page.one("html").getAttribute("lang")).toBe(locale);
  expect(header.querySelectorAll("form[role=search]")).toHaveLength(1);
  expect(header.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(0);
  const links = header.querySelectorAll("nav a").map(textOf);
  const isCounted = (label: string) => links.some((text) => new RegExp(`^${label}, \\d`).test(text));
  expect(isCounted(t("header.favorites"))).toBe(call !== "favorite/list");
  expect(isCounted(t("header.basket"))).toBe(call !== "basket/view");
  expect(textOf(footer)).toContain(t("nav.sitemap"));
  expect(page.body.replace(/<details id="debug".*/s, "").match(internals)).toBeNull();
  expect(page.cookies).toEqual([]);
}

/** The header, the content or the footer; the page must have exactly one of it. */
function partOf(page: Page, name: "header" | "main" | "footer") {
  const [part, ...more] = page.one("body").children.filter(({ rawTagName }) => rawTagName === name);
  if (!part || more.length > 0) throw new Error(`${page.path} does not have exactly one ${name}`);
  return part;
}

/** Internals of the shop: stack traces, error names, the API's addresses. */
const internals =
  /\bat (async )?[\w.<>]+ \(.{1,200}:\d+:\d+\)|\bfile:\/\/|node_modules|ZodError|TypeError|\/api\/app|127\.0\.0\.1/;

/** Expects the number of tries that the fault calls for, and the time limit of the call's role. */
function expectCall(page: Page, { call, role, fault }: FaultCase) {
  const failed = (callsOf(page) ?? []).filter(({ path }) => path === `/api/app/${call}`);
  expect(failed.length).toBeGreaterThan(0);
  const limit = limitOf(role);
  for (const made of failed) expect(made).toMatchObject({ status: fault.status, tries: fault.tries, limit });
}

function expectUnavailable(page: Page, locale: Locale) {
  const t = translateFor(locale);
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("30");
  expect(textOf(page.one("h1"))).toBe(t("error.unavailableTitle"));
  expect(textOf(page.one("title"))).toContain(t("error.unavailableTitle"));
  const again = partOf(page, "main").querySelectorAll(`a[href="${page.path}"]`);
  expect(again.map(textOf)).toContain(t("error.retry"));
}

function expectOtherParts(page: Page, { page: { status = 200 }, role, locale }: FaultCase, heading: string) {
  expect(page.status).toBe(status);
  // A missing part has a message and a way to retry; a part with the last known data is not missing.
  const again = page.all("[data-failed-part] a[data-reload]").map((link) => link.getAttribute("href"));
  if (role === "kept") expect(again).toEqual([]);
  expect(textOf(page.one("h1"))).toBe(heading);
  if (typeof role === "object") expect(textOf(partOf(page, "main"))).toContain(translateFor(locale)(role.says));
}

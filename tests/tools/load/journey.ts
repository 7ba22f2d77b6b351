import * as z from "zod";

import { localePath, type BuiltInLocale } from "~/i18n/config";
import { paths } from "~/paths";
import type { Random } from "#mocks/db/seed/lib/random";
import { landmarks } from "#mocks/testing/landmarks";

import { orderButton, pickupFields } from "../../http/checkout/fill";
import { contentOf } from "../../http/support/cookies";
import { toPage } from "../../http/support/page";
import type { Reply } from "../../http/support/shopper";
import type { Browser } from "./browser";

/** An order that was confirmed to a shopper. */
export type ConfirmedOrder = { number: string; email: string };

type Journey = {
  browser: Browser;
  random: Random;
  locale: BuiltInLocale;
  /** Used only in this journey. */
  phone: string;
  email: string;
  /** Pauses between two pages; throws when the time is up. */
  think: () => Promise<void>;
  /** The code of the last SMS to a phone. */
  codeOf: (phone: string) => string;
  confirm: (order: ConfirmedOrder) => void;
};

/** A shopper's journey from the home page to the list of orders. */
export async function goShopping(journey: Journey): Promise<void> {
  const product = await browse(journey);
  await search(journey);
  await addFavorite(journey, product);
  await fillBasket(journey, product);
  await signIn(journey);
  await order(journey);
}

const words = { ru: ["дрель", "диск", "лестница", "18"], en: ["drill", "disc", "ladder", "18"] };

/**
 * Opens the home page, a section, its filter, its sort order, its second page and a product; returns the product's
 * page.
 */
async function browse({ browser, random, locale, think }: Journey): Promise<Reply> {
  const home = await browser.open("home", localePath(locale, paths.home()));
  await think();
  const section = await browser.open("section", random.pick(linksOf(home, /href="([^"]*\/catalog\/[^"]+)"/g)));
  await think();
  await browser.open("filter", `${section.path}?f.inStock=1`);
  await think();
  const sorted = await browser.open("sort", `${section.path}?f.inStock=1&sort=price_asc`);
  await think();
  const [second] = linksOf(sorted, /href="([^"]*[?&]page=2)"/g);
  const listing = second === undefined ? section : await browser.open("page 2", second);
  await think();
  return browser.open("product", random.pick(linksOf(listing, /href="([^"]*\/product\/[^"#/]+)"/g)));
}

/** Requests the suggestions for a typed word, as a script would, and then all results. */
async function search({ browser, random, locale, think }: Journey): Promise<void> {
  const word = random.pick(words[locale]);
  await think();
  const typed = localePath(locale, `${paths.suggestions()}?q=${encodeURIComponent(word)}`);
  await browser.ask("suggestions", typed);
  await browser.open("search", localePath(locale, paths.search(word)));
}

async function addFavorite({ browser, locale, think }: Journey, product: Reply): Promise<void> {
  await think();
  const id = productIdIn(product, "favorite");
  await followRedirect(
    browser,
    "favourite",
    await browser.post("like", at(locale, "favoriteToggle"), [["add", id]], product.path),
  );
  await think();
  await browser.open("favourites", at(locale, "favorites"), { says: `id="p${id}"` });
}

/**
 * Adds two products, increases the quantity of one and removes the other: the one that remains can always be ordered.
 */
async function fillBasket({ browser, locale, think }: Journey, product: Reply): Promise<void> {
  const lines = at(locale, "basketLines");
  const other = productIdIn(product, "favorite");
  await think();
  const ordered = await browser.open("product", localePath(locale, paths.product(landmarks.madeToOrder)));
  const id = productIdIn(ordered, "basket");
  await followRedirect(browser, "after adding", await browser.post("add", lines, [["add", id]], ordered.path));
  if (other !== id) {
    await followRedirect(browser, "after adding", await browser.post("add", lines, [["add", other]], product.path));
  }
  await think();
  const basket = await browser.open("basket", at(locale, "basket"), { says: `value="${id}"` });
  await think();
  const more = [
    ["set", id],
    ["quantity", "2"],
  ] satisfies [string, string][];
  await followRedirect(browser, "basket", await browser.post("set", lines, more, basket.path));
  await think();
  if (other !== id)
    await followRedirect(browser, "basket", await browser.post("remove", lines, [["remove", other]], basket.path));
}

const submitButton = "main form button:not([form])";

/** Signs in with the code of an SMS. */
export async function signIn(journey: Omit<Journey, "random" | "email" | "confirm">): Promise<void> {
  const { browser, locale, think, phone, codeOf } = journey;
  await think();
  const page = await browser.open("sign-in", at(locale, "signIn"));
  await think();
  const code = await followRedirect(browser, "code page", await browser.press("phone", page, submitButton, { phone }));
  await think();
  const reply = await browser.press("code", code, submitButton, { code: codeOf(phone) });
  await followRedirect(browser, "personal", reply);
}

const placed = z.object({ number: z.string() });

async function order({ browser, locale, think, email, confirm }: Journey): Promise<void> {
  await think();
  const page = await browser.open("checkout", localePath(locale, paths.checkout("individual")));
  await think();
  const reply = await browser.press("order", page, orderButton, pickupFields(toPage(page), email));
  const { number } = placed.parse(contentOf(browser.jar.get("placed") ?? ""));
  confirm({ number, email });
  await followRedirect(browser, "success", reply, number);
  await think();
  await browser.open("orders", at(locale, "personalHistory"), { says: number });
}

/** Follows the redirect of a response. */
function followRedirect(browser: Browser, kind: string, { location, path }: Reply, says = ""): Promise<Reply> {
  return browser.open(kind, location ?? "", { referer: path, says });
}

type Plain =
  | "basket"
  | "basketLines"
  | "favoriteToggle"
  | "favorites"
  | "personalHistory"
  | "personalAccount"
  | "signIn";

const at = (locale: BuiltInLocale, page: Plain) => localePath(locale, paths[page]());

/** The links in a page's HTML that match a pattern. */
function linksOf({ body }: Reply, pattern: RegExp): string[] {
  return [...body.matchAll(pattern)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

/** The product id of the first such small form on a product's page, which is that of the product itself. */
function productIdIn({ body, path }: Reply, form: "favorite" | "basket"): string {
  const found = new RegExp(`data-small="${form}".*?(?:name="(?:add|remove)") value="(\\d+)"`, "s").exec(body)?.[1];
  if (found === undefined) throw new Error(`No form for the ${form} on ${path}`);
  return found;
}

import type { Locator, Page } from "playwright/test";

import { expect, hasJavaScript, waitForHydration, isPhone } from "../../fixtures/journey";
import type { Language } from "./languages";

/** The part of a product that the locators need. */
type Named = { name: string };

/** The card, basket line or variant of a product in the page's content. */
export function itemOf(page: Page, { name }: Named): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** The names on the cards of a listing, in order. */
export function productNames(page: Page): Locator {
  return page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
}

/** The button on a product's card or page that adds it to the basket. */
export function addButton(around: Page | Locator, { say }: Language, { name }: Named): Locator {
  return around.getByRole("button", { name: `${say("card.add")}: ${name}`, exact: true });
}

/** The stepper of a product: its field and its two buttons. */
export function stepperOf(around: Page | Locator, { say }: Language, { name }: Named) {
  const group = around.getByRole("group", { name: say("stepper.label", { name }), exact: true });
  return {
    group,
    field: group.getByRole("textbox"),
    less: group.getByRole("button", { name: say("stepper.less") }),
    more: group.getByRole("button", { name: say("stepper.more") }),
  };
}

/** The link to the basket or favourites that is visible on this screen: in the header, or in the phone's bottom bar. */
export function counterLink(page: Page, { say }: Language, name: "basket" | "favorites"): Locator {
  const label = say(`header.${name}`);
  return page
    .getByRole("navigation", { name: say(isPhone() ? "nav.main" : "header.shopper") })
    .getByRole("link", { name: new RegExp(`^${label}(,|$)`) });
}

/** The accessible name of the counter with this many products. */
export function counterName({ say }: Language, name: "basket" | "favorites", count: number): string {
  const label = say(`header.${name}`);
  return count === 0 ? label : `${label}, ${say("count.products", { count })}`;
}

/** The shop's message with this text. */
export function notice(page: Page, text: string): Locator {
  return page.getByRole("status").filter({ hasText: text });
}

/** The search field: a combobox after hydration, a plain search field before. */
export function searchField(page: Page, { say }: Language): Locator {
  const name = say("search.label");
  return page
    .getByRole("banner")
    .getByRole("combobox", { name })
    .or(page.getByRole("banner").getByRole("searchbox", { name }));
}

/** The desktop's catalogue menu, and the header's link that opens it. */
export function catalogMenu(page: Page, { say }: Language) {
  return {
    opener: page.getByRole("banner").getByRole("link", { name: say("header.catalog"), exact: true }),
    menu: page.getByRole("navigation", { name: say("overlays:menu.title") }),
  };
}

/** Counts the documents that the page loads from now on: with JavaScript there should be none. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Waits until the page has shown what it has done so far, and its requests for that have started. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

/** Opens a page and waits until it is complete: hydrated, or without JavaScript fully loaded, including its styles. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: hasJavaScript() ? "domcontentloaded" : "load" });
  await waitForHydration(page);
}

/** The favourites button of a product's card: it has the same name whether it is pressed or not. */
export function favoriteButton(around: Page | Locator, { say }: Language, { name }: Named): Locator {
  return around.getByRole("button", { name: say("card.addFavoriteOf", { name }), exact: true });
}

/** Presses a link of a refused form's error summary: the dialog stays open, and the field gets the focus. */
export async function followErrorLink(
  dialog: Locator,
  { say }: Language,
  { link, field }: { link: string | RegExp; field: Locator },
): Promise<void> {
  await dialog
    .getByRole("group", { name: say("forms:summary") })
    .getByRole("link", { name: link })
    .click();
  await expect(field).toBeFocused();
  await expect(dialog).toBeVisible();
}

/** The pictures of a product: on its page, and in the gallery over the page. */
export function galleryOf(page: Page, { say }: Language) {
  const gallery = page.getByRole("group", { name: say("product:gallery.label") });
  const dialog = page.getByRole("dialog", { name: say("product:gallery.dialog") });
  return {
    dialog,
    picture: (number: number) =>
      gallery.getByRole("link", { name: say("product:gallery.open", { number }), exact: true }),
    thumbnail: (number: number) =>
      gallery.getByRole("link", { name: say("product:gallery.show", { number }), exact: true }),
    /** A picture in the dialog. */
    shown: (number: number) =>
      dialog
        .getByRole("list", { name: say("product:gallery.label") })
        .getByRole("listitem")
        .nth(number - 1),
    counter: (number: number, total: number) =>
      dialog.getByText(say("product:gallery.counter", { number, total }), { exact: true }),
  };
}

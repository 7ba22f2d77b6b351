import type { Locator, Page } from "playwright/test";

import type { CatalogInfo } from "~/api/schemas/catalog";
import { formatNumber } from "~/i18n/format";

import { waitForHydration } from "../../fixtures/journey";
import { plain, type Language } from "./languages";

/** Whether this screen shows the filters on a separate page instead of beside the products. */
type Screen = { isMobile: boolean };

/**
 * A value of a list filter that some but not all products of the listing have, among those that are visible at first.
 */
export function findNarrowingValue({ filter, pagination }: CatalogInfo) {
  for (const { code, name, type, values } of filter.slice(0, 4)) {
    if (type !== "list") continue;
    const value = values.slice(0, 6).find(({ count }) => count > 0 && count < pagination.total);
    if (value) return { code, filterName: name, ...value };
  }
  throw new Error("No filter narrows this listing");
}

/** The checkbox of a filter's value; its accessible name consists of the value's name and count. */
export function valueCheckbox(form: Locator, { name, count }: { name: string; count: number }): Locator {
  return form.getByRole("checkbox", { name: `${name} ${plain(formatNumber(count))}`, exact: true });
}

/** The form with the filters. */
export function filterForm(page: Page, { say }: Language): Locator {
  return page.getByRole("form", { name: say("catalog:filters.title") });
}

/** Filters the listing as this screen allows: on a phone, over the list; on a desktop, a choice is applied at once. */
export async function filterBy(
  page: Page,
  language: Language,
  { isMobile }: Screen,
  choose: (form: Locator) => Promise<void>,
): Promise<void> {
  const form = filterForm(page, language);
  if (isMobile) {
    await page.getByRole("link", { name: language.say("catalog:filters.open") }).click();
    await form.waitFor();
  }
  await choose(form);
  if (isMobile) await form.getByRole("button").click();
  await waitForHydration(page);
}

/** Selects an option in one of the two lists above the products: the sort order, or the number of products per page. */
export async function chooseListOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).selectOption({ label: option });
}

/** The chips of the active filters; each is a link that removes its filter. */
export function filterChips(page: Page, { say }: Language): Locator {
  return page.getByRole("list", { name: say("catalog:filters.active") }).getByRole("link");
}

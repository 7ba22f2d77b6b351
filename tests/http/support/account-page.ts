import { expect } from "vitest";

import { fieldMessage, textOf, type Page } from "./page";

/** The submit button of one of the account's forms, which differ by their intents. */
export const button = (intent: string) => `form:has(input[value="${intent}"]) button:not([type])`;

export const field = (page: Page, id: string) => page.one(`[id="${id}"]`);

export const valueOf = (page: Page, id: string) => field(page, id).getAttribute("value") ?? "";

/** The status message of a form that was just sent; without JavaScript the page opens at the form's part. */
export const savedIn = (page: Page, part: string) => textOf(page.one(`[id="${part}"] [role="status"]`));

/** Expects a field to be marked as invalid and to have a message. */
export function expectFault(page: Page, id: string, text: string) {
  expect(field(page, id).getAttribute("aria-invalid"), id).toBe("true");
  expect(fieldMessage(page, field(page, id))).toContain(text);
}

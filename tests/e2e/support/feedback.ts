import type { Locator, Page } from "playwright/test";

import { apiUrl } from "../../fixtures/addresses";
import { expect } from "../../fixtures/journey";
import { messagesTo } from "../../fixtures/outbox";
import { newPhone } from "./customers";
import type { Language } from "./languages";

/** The address to which the demo shop gets its messages. */
export const shop = "shop@verstak.example";

/** Writes a message from an address that no other test uses; returns the address. */
export async function fillMessage(place: Locator, { say }: Language): Promise<string> {
  const email = `${newPhone().slice(1)}@letters.example`;
  await place.getByRole("textbox", { name: say("feedback:fio") }).fill("Вера Гайкина");
  await place.getByRole("textbox", { name: say("feedback:email") }).fill(email);
  await place.getByRole("combobox", { name: say("feedback:subject") }).selectOption("delivery");
  await place.getByRole("textbox", { name: say("feedback:comment") }).fill("Когда привезут?");
  await place.getByRole("checkbox").check();
  return email;
}

/** The newest message that the shop received from an address; empty if there is none. */
export async function messageFrom(email: string): Promise<string> {
  const letters = await messagesTo(apiUrl, shop);
  return letters.find(({ text }) => text.includes(email))?.text ?? "";
}

export async function submitMessage(place: Locator, { say }: Language, done: Locator): Promise<void> {
  await place.getByRole("button", { name: say("feedback:submit"), exact: true }).click();
  await expect(done).toBeVisible();
}

/** The dialog that says whether a message was sent. */
export const notification = (page: Page, { say }: Language, title: "feedback:doneTitle" | "feedback:failedTitle") =>
  page.getByRole("dialog", { name: say(title) });

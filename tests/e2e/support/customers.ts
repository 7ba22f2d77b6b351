import { createCookie } from "@remix-run/node";
import type { BrowserContext, Page } from "playwright/test";

import { apiUrl, shopUrl } from "../../fixtures/addresses";
import { expect, isPhone, test } from "../../fixtures/journey";
import { lastMessageTo, messagesTo } from "../../fixtures/outbox";
import { testSecret } from "../../fixtures/shop";
import type { Language } from "./languages";

/** The link that is visible on this screen: to sign-in, or to the personal area. */
export const profileLink = (page: Page, { say }: Language, label: "header.signIn" | "header.profile") =>
  page
    .getByRole("navigation", { name: say(isPhone() ? "nav.main" : "header.shopper") })
    .getByRole("link", { name: say(label) });

let last = 0;

/** A phone that no other test uses: Playwright gives each worker of a run, in every project, an index of its own. */
export function newPhone(): string {
  const worker = String(test.info().workerIndex).padStart(4, "0");
  return `+7920${worker}${String((last += 1)).padStart(3, "0")}`;
}

/**
 * The code of the newest SMS to a phone, after this many have been sent. The code step does not wait for the SMS, so
 * this function does.
 */
export async function codeSentTo(phone: string, times = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(apiUrl, phone)).length).toBe(times);
  return (await lastMessageTo(apiUrl, phone)).code ?? "";
}

/** Ends the time that a browser has to wait before it may request another code, by changing the shop's cookie. */
export async function endCodeWait(context: BrowserContext, phone: string): Promise<void> {
  const header = await createCookie("code", { secrets: [testSecret] }).serialize({
    phone,
    resendAt: Date.now(),
    signedAt: Date.now(),
  });
  const value = (header.split(";")[0] ?? "").slice("code=".length);
  await context.addCookies([{ name: "code", value, url: shopUrl, httpOnly: true }]);
}

/** Registers a customer for one test; returns the e-mail address. */
export async function newEmailCustomer(): Promise<string> {
  const email = `${newPhone().slice(1)}@verstak.example`;
  await post("/api/app/registration", { name: "Вера", email });
  const { link } = await lastMessageTo(apiUrl, email);
  const token = link === null ? null : new URL(link).searchParams.get("token");
  const password = "a-password";
  await post("/api/app/registration/setup-password", { token, password, confirmPassword: password });
  return email;
}

async function post(path: string, body: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(apiUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
}

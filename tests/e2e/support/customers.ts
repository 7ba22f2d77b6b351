import type { Page } from "playwright/test";

import { apiUrl } from "../../fixtures/addresses";
import { isPhone, test } from "../../fixtures/journey";
import { lastMessageTo } from "../../fixtures/outbox";
import type { Language } from "./languages";

/** The way in that this screen shows, or to the personal area. */
export const profile = (page: Page, { say }: Language, label: "header.signIn" | "header.profile") =>
  page
    .getByRole("navigation", { name: say(isPhone() ? "nav.main" : "header.shopper") })
    .getByRole("link", { name: say(label) });

/** A phone that no other test uses, of a project and a worker of its own. */
let last = 0;
export function newPhone(): string {
  const { workerIndex, project } = test.info();
  const own = `${["js", "no-js", "mobile"].indexOf(project.name)}${String(workerIndex).padStart(3, "0")}`;
  return `+7920${own}${String((last += 1)).padStart(3, "0")}`;
}

/** Registers a customer of one test alone; answers the e-mail address. */
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";

import { apiUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { lastMessageTo, messagesTo } from "../fixtures/outbox";
import { api } from "./support/api";
import { codeSentTo, newPhone, profileLink } from "./support/customers";
import { holdRequests, holdResponses } from "./support/hold-requests";
import { russian } from "./support/languages";
import { open } from "./support/parts";

const { say, href } = russian;

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const phoneIn = (place: Page | Locator) => place.getByRole("textbox", { name: say("sign-in:phone") });
const codeIn = (place: Page | Locator) => place.getByRole("textbox", { name: say("sign-in:code") });
const codeButtonIn = (place: Page | Locator) => place.getByRole("button", { name: say("sign-in:getCode") });

const holdPosts = (page: Page) => holdRequests(page, "**/sign-in.data*", { method: "POST" });

async function openDialog(page: Page): Promise<Locator> {
  await profileLink(page, russian, "header.signIn").click();
  return dialogOf(page, say("sign-in:heading.phone"));
}

/** Expects the code step to show before the response arrives, and to keep what is typed until then. */
async function expectImmediateCodeStep(place: Page | Locator, release: () => void, phone: string) {
  await expect(codeIn(place)).toBeFocused();
  await expect(place.getByText(say("sign-in:resendIn"))).toBeVisible();
  await codeIn(place).pressSequentially("12");
  expect(await messagesTo(apiUrl, phone)).toHaveLength(0);
  release();
  await expect(place.getByRole("button", { name: say("sign-in:enter"), exact: true })).not.toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(codeIn(place)).toHaveValue("12");
  await expect(codeIn(place)).toBeFocused();
  expect(await messagesTo(apiUrl, phone)).toHaveLength(1);
}

test("ru: in the dialog, an impossible number has a message, and the code step is shown immediately", async ({
  page,
}) => {
  await open(page, paths.contacts());
  const phone = newPhone();
  const dialog = await openDialog(page);
  await phoneIn(dialog).fill("+7 (120) 255-50-12");
  await codeButtonIn(dialog).click();
  await expect(phoneIn(dialog)).toBeFocused();
  await expect(phoneIn(dialog)).toHaveAccessibleDescription(say("forms:phone"));
  await expect(phoneIn(dialog)).toHaveValue("+7 (120) 255-50-12");

  await phoneIn(dialog).fill(phone);
  const release = await holdPosts(page);
  await codeButtonIn(dialog).click();
  await expectImmediateCodeStep(dialogOf(page, say("sign-in:heading.code")), release, phone);
});

test("ru: the code step is shown immediately on the page", async ({ page }) => {
  await open(page, paths.signIn());
  const phone = newPhone();
  await phoneIn(page).fill(phone);
  const release = await holdPosts(page);
  await codeButtonIn(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in:heading.code"));
  await expectImmediateCodeStep(page, release, phone);
});

for (const where of ["dialog", "page"] as const) {
  test(`ru: a code typed before the response signs in when it arrives, in the ${where}`, async ({ page }) => {
    await open(page, where === "page" ? paths.signIn() : paths.contacts());
    const place = where === "page" ? page.getByRole("main") : await openDialog(page);
    const phone = newPhone();
    await phoneIn(place).fill(phone);
    const release = await holdResponses(page, "**/sign-in.data*");
    await codeButtonIn(place).click();
    await codeIn(page).pressSequentially(await codeSentTo(phone));
    release();
    await expect(page).toHaveURL(href(paths.personal()));
  });
}

test("ru: the API's rejection of a code is shown in its step, and the number is kept", async ({ page }) => {
  const phone = newPhone();
  for (let turn = 0; turn < 12; turn += 1) {
    await fetch(`${apiUrl}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client": `address:${turn}` },
      body: JSON.stringify({ login: phone, type: "sms" }),
    });
    await api.ageCode(phone, 60);
  }
  await open(page, paths.contacts());
  const dialog = await openDialog(page);
  await phoneIn(dialog).fill(phone);
  const shown = await phoneIn(dialog).inputValue();
  await codeButtonIn(dialog).click();
  const step = dialogOf(page, say("sign-in:heading.code"));
  await expect(step.getByRole("alert")).toContainText(/\d/);
  await step.getByRole("link", { name: say("sign-in:changePhone") }).click();
  await expect(phoneIn(dialog)).toHaveValue(shown);
  await open(page, paths.signIn());
  await expect(phoneIn(page)).toHaveValue(shown);
  await codeButtonIn(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/\d/);
});

test("ru: a repeated request for the same number shows the remaining wait", async ({ page }) => {
  await open(page, paths.contacts());
  const phone = newPhone();
  const dialog = await openDialog(page);
  const step = dialogOf(page, say("sign-in:heading.code"));
  await phoneIn(dialog).fill(phone);
  await codeButtonIn(dialog).click();
  await expect(codeIn(step)).toBeFocused();
  await expect(step.getByText(say("forms:wait.countdown", { count: 56 }))).toBeVisible();
  await step.getByRole("link", { name: say("sign-in:changePhone") }).click();
  await codeButtonIn(dialog).click();
  const left = step.getByText(/^[1-4]?\d с$|^5[0-6] с$/);
  await expect(left).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(step).toBeHidden();
  await profileLink(page, russian, "header.signIn").click();
  await expect(codeIn(step)).toBeFocused();
  await expect(left).toBeVisible();
  await expect(step.getByRole("alert")).toHaveCount(0);
  await codeIn(step).fill(await codeSentTo(phone));
  await expect(page).toHaveURL(href(paths.personal()));
});

test("ru: the steps keep the focus on the page, also in WebKit, which focuses no pressed button", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 400/);
  await page.addInitScript(focusAsWebKit);
  await open(page, paths.signIn());
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await main.getByRole("link", { name: say("sign-in:byEmail") }).click();
  await expect(heading).toHaveText(say("sign-in:heading.email"));
  await expect(heading).toBeFocused();
  await main.getByRole("link", { name: say("sign-in:forgot") }).click();
  await expect(heading).toHaveText(say("sign-in:heading.recovery-1"));
  await expect(heading).toBeFocused();
  await main.getByRole("textbox", { name: say("sign-in:email") }).fill("nobody@verstak.example");
  await main.getByRole("button", { name: say("sign-in:sendLink") }).click();
  await expect(main.getByRole("textbox", { name: say("sign-in:email") })).toBeFocused();
});

test("ru: a page that the browser has loaded leaves the focus at its top", async ({ page }) => {
  await open(page, paths.signIn());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("skip") })).toBeFocused();
});

test("ru: the code field gets the focus for a new phone, and after a wrong code", async ({ page, faults }) => {
  faults.allow(/status of 400/);
  const phone = newPhone();
  await open(page, paths.signIn());
  await phoneIn(page).fill(phone);
  await codeButtonIn(page).click();
  await expect(codeIn(page)).toBeFocused();
  await expect(page.getByText(new RegExp(say("sign-in:codeSent", { phone: ".+" })))).toBeVisible();
  await codeIn(page).fill(await codeSentTo(phone));
  await expect(page).toHaveURL(href(paths.personal()));
  await open(page, paths.personalAccount());
  const row = page.locator("#phone");
  await row.getByRole("group").first().locator("summary").click();
  await row.getByRole("button", { name: say("account:code.get") }).click();
  const proof = row.getByRole("textbox", { name: say("account:code.label") });
  await expect(proof).toBeFocused();
  await proof.fill((await lastMessageTo(apiUrl, phone)).code ?? "");
  const next = newPhone();
  await row.getByRole("textbox", { name: say("account:phone.field") }).fill(next);
  await row.getByRole("button", { name: say("account:code.get") }).click();
  const digits = row.getByRole("textbox", { name: say("account:code.label") });
  await expect(digits).toBeFocused();
  const { code } = await lastMessageTo(apiUrl, next);
  await digits.fill(code === "0000" ? "1111" : "0000");
  await expect(digits).toHaveAttribute("aria-invalid", "true");
  await expect(digits).toBeFocused();
  // The field had the focus before, so a screen reader would not read its message otherwise.
  const message = (await digits.getAttribute("aria-describedby")) ?? "none";
  await expect(row.getByRole("alert")).toHaveAttribute("id", message);
});

test("ru: scripts that load after a wrong code do not select the digits typed since", async ({ page, faults }) => {
  faults.allow(/status of 400/);
  const phone = newPhone();
  await open(page, paths.signIn());
  await phoneIn(page).fill(phone);
  await codeButtonIn(page).click();
  const code = await codeSentTo(phone);
  await expect(page.getByText(new RegExp(say("sign-in:codeSent", { phone: ".+" })))).toBeVisible();
  const release = await holdRequests(page, /\/assets\/.*\.js/);
  await codeIn(page).fill(code === "0000" ? "1111" : "0000");
  await expect(page.locator("html:not([data-hydrated]) input[aria-invalid=true]")).toBeFocused();
  await page.keyboard.type(code.slice(0, 2));
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.type(code.slice(2));
  await expect(page).toHaveURL(href(paths.personal()));
});

test("ru: a registration that a proxy answers keeps what was typed", async ({ page, faults }) => {
  faults.allow(/status of 502|SyntaxError|Unable to decode/);
  await open(page, paths.signUp());
  await page.route("**/sign-up.data*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  const form = page.getByRole("main").locator("form");
  await form.locator("[name=name]").fill("Анна");
  await form.locator("[name=email]").fill("anna@example.com");
  await form.locator("[name=email]").press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(say("forms:failed"));
  await expect(form.locator("[name=name]")).toHaveValue("Анна");
});

/** Gives a press on a link or button the focus that it has in WebKit: that of the next ancestor that can have it. */
function focusAsWebKit(): void {
  addEventListener("mousedown", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("a, button, summary") : null;
    const focusable = pressed?.parentElement?.closest("[tabindex]");
    if (!pressed) return;
    event.preventDefault();
    if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
  });
}

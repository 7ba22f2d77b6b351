import { describe, expect, inject, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { button, savedIn } from "./support/account-page";
import { createApi } from "./support/api";
import { registerCustomer } from "./support/new-customer";
import { noticesOf, textOf, type Page } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";
import { isSignedIn, sessionOf } from "./support/signing-in";

const api = createApi();
const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const browsers = {
  "Chrome, Windows": `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
  "Firefox, Linux": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  "": "<b>x</b>/1.0 (x)",
};
type Device = keyof typeof browsers;

const password = "a-good-password";

/** Registers a customer by e-mail, which signs them in on Chrome; returns a way to sign in on other devices. */
async function register(locale: Locale) {
  const from = (device: Device) => ({ "User-Agent": browsers[device] });
  const { shopper: chrome, email } = await registerCustomer(locale, password, from("Chrome, Windows"));
  return {
    chrome,
    async signInAt(device: Device): Promise<Shopper> {
      const shopper = createShopper();
      const path = localePath(locale, paths.signIn({ step: "email" }));
      await shopper.post(path, { email, password }, from(device));
      expect(isSignedIn(shopper)).toBe(true);
      return shopper;
    },
  };
}

const rowsOf = (page: Page) => page.all("#sessions li");
const devicesOf = (page: Page) => rowsOf(page).map((row) => textOf(row.querySelector("strong") ?? row));
const isDead = async (shopper: Shopper) => (await shopper.send(paths.personalAccount())).status === 302;

/** The status that the API itself returns for the shopper's token. */
async function statusOf(shopper: Shopper): Promise<number> {
  const headers = { Authorization: `Bearer ${sessionOf(shopper).token ?? ""}` };
  return (await fetch(`${inject("apiUrl")}/api/auth/session`, { headers })).status;
}

describe.each(locales)("the list of sessions in %s", (locale) => {
  const t = translateFor(locale);
  const path = localePath(locale, paths.personalAccount());

  test("names the devices, the current one first, each with a button", async () => {
    const { chrome, signInAt } = await register(locale);
    await signInAt("Firefox, Linux");
    await signInAt("");
    const page = await chrome.open(path);
    const unknown = t("account:sessions.unknown");
    expect(devicesOf(page)[0]).toBe("Chrome, Windows");
    expect(devicesOf(page).sort()).toEqual(["Chrome, Windows", "Firefox, Linux", unknown].sort());
    expect(rowsOf(page).map((row) => textOf(row).includes(t("account:sessions.current")))).toEqual([
      true,
      false,
      false,
    ]);
    const labels = page.all("#sessions li button").map((one) => one.getAttribute("aria-label") ?? "");
    expect(labels[0]).toContain("Chrome, Windows");
    expect(page.all('#sessions input[value="session-leave"]')).toHaveLength(1);
    expect(page.body).not.toContain(sessionOf(chrome).token);
  });

  test("ends another device's session and keeps the current one", async () => {
    const { chrome, signInAt } = await register(locale);
    const firefox = await signInAt("Firefox, Linux");
    const page = await chrome.open(path);
    const reply = await chrome.press(page, button("session-close"));
    expect([reply.status, reply.location]).toEqual([303, `${path}#sessions`]);
    const after = await chrome.follow(reply);
    expect(savedIn(after, "sessions")).toBe(t("account:sessions.closed"));
    expect(devicesOf(after)).toEqual(["Chrome, Windows"]);
    expect([await isDead(firefox), await isDead(chrome)]).toEqual([true, false]);
    const again = await chrome.press(page, button("session-close"));
    expect([again.status, again.location]).toEqual([303, `${path}#sessions`]);
  });

  test("ends the current session, as signing out does", async () => {
    const { chrome, signInAt } = await register(locale);
    const firefox = await signInAt("Firefox, Linux");
    const uid = chrome.uid();
    const leaving = createShopper({ cookies: Object.fromEntries(chrome.jar) });
    const reply = await leaving.press(await leaving.open(path), button("session-leave"));
    expect([reply.status, reply.location]).toEqual([303, localePath(locale, paths.home())]);
    expect(noticesOf(await leaving.follow(reply))).toEqual([t("sign-in:signOut.done")]);
    expect([isSignedIn(leaving), leaving.uid() === uid]).toEqual([false, false]);
    expect([await statusOf(chrome), await isDead(firefox)]).toEqual([401, false]);
  });

  test("ends all sessions at once", async () => {
    const { chrome, signInAt } = await register(locale);
    const firefox = await signInAt("Firefox, Linux");
    const reply = await chrome.press(await chrome.open(path), button("sessions-close"));
    expect([reply.status, reply.location]).toEqual([303, localePath(locale, paths.home())]);
    const draft = reply.cookies.filter(({ name }) => name.includes("draft"));
    expect(draft.map(({ attributes }) => attributes["max-age"])).toEqual(["0", "0"]);
    expect(noticesOf(await chrome.follow(reply))).toEqual([t("account:sessions.closedAll")]);
    expect([isSignedIn(chrome), await isDead(firefox)]).toEqual([false, true]);
  });
});

test.each(["session-close", "sessions-close"])(
  "if the API fails at %s, a message says so and the sessions stay",
  async (intent) => {
    const { chrome, signInAt } = await register("en");
    const firefox = await signInAt("Firefox, Linux");
    const page = await chrome.open(localePath("en", paths.personalAccount()));
    await api.fault({ path: "/api/app/profile/sessions/close*", fault: "drop", times: 1 });
    const refused = await chrome.pressForPage(page, button(intent));
    expect(refused.status).toBe(503);
    expect(textOf(refused.one('#sessions [role="alert"]'))).toBe(translateFor("en")("forms:failed"));
    expect(devicesOf(refused)).toHaveLength(2);
    expect([await isDead(firefox), await isDead(chrome)]).toEqual([false, false]);
  },
);

test("nobody can end another customer's session", async () => {
  const [own, other] = await Promise.all([register("ru"), register("ru")]);
  const theirs = await other.chrome.open(paths.personalAccount());
  const id = theirs.one('#sessions input[name="id"]').getAttribute("value") ?? "";
  const reply = await own.chrome.post(paths.personalAccount(), { intent: "session-close", id });
  expect(reply.location).toBe(`${paths.personalAccount()}#sessions`);
  expect(await isDead(other.chrome)).toBe(false);
});

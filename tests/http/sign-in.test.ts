import { describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/db/seed/landmarks";

import { lastMessageTo, messagesTo } from "../fixtures/outbox";
import { readFavorites, readQuantities } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { contentOf, signedCookie } from "./support/cookies";
import { createKnownShopper } from "./support/guests";
import { noticesOf, saidOf, textOf, type Page } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";

const api = createApi();
const { anna } = demoCustomers;
const product = await api.product(landmarks.inStock);
const send = "main form button:not([form])";

let last = 9_100_000_000;
/** A phone that nobody has used. */
const newPhone = () => `+7${String((last += 1))}`;

const session = z.object({ uid: z.string().optional(), token: z.string().optional() });
const sessionOf = (shopper: Shopper) => session.parse(contentOf(shopper.jar.get("session") ?? ""));
const isSignedIn = (shopper: Shopper) => sessionOf(shopper).token !== undefined;

/** What stands in the header: the way in, or to the personal area. */
const profileOf = (page: Page) => textOf(page.one('header nav a[href$="/personal"], header nav a[href*="/sign-in"]'));

async function askForCode(shopper: Shopper, path: string, phone: string) {
  const reply = await shopper.press(await shopper.open(path), send, { phone });
  return shopper.follow(reply);
}

const wrong = (code: string) => (code === "0000" ? "1111" : "0000");

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("by phone: the code of the SMS opens the personal area", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await askForCode(shopper, at(paths.signIn()), `8 ${phone.slice(2, 5)} ${phone.slice(5)}`);
    expect(textOf(page.one("h1"))).toBe(t("sign-in:heading.code"));
    expect(textOf(page.one("main"))).toContain(phone.slice(-2));
    expect(textOf(page.one("main"))).toMatch(/5\d s|5\d с/);
    const { code } = await lastMessageTo(api.url, phone);
    const reply = await shopper.press(page, send, { code: ` ${code?.slice(0, 2)} ${code?.slice(2)}` });
    expect([reply.status, reply.location]).toEqual([303, at(paths.personal())]);
    expect(isSignedIn(shopper)).toBe(true);
    const home = await shopper.open(at(paths.home()));
    expect(profileOf(home)).toBe(t("header.profile"));
    expect(noticesOf(home)).toEqual([t("sign-in:welcome")]);
  });

  test("by phone: what is no phone is said at the field, and stays", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn()));
    for (const [typed, key] of [
      ["", "forms:required"],
      ["12345", "forms:phone"],
      ["позвоните мне", "forms:phone"],
    ] as const) {
      const refused = await shopper.pressForPage(page, send, { phone: typed });
      expect(refused.status).toBe(400);
      const field = refused.one('input[name="phone"]');
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(saidOf(refused, field)).toContain(t(key));
      expect(field.getAttribute("value") ?? "").toBe(typed);
    }
  });

  test("by phone: another country's number is taken as that country writes it", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn()));
    const phone = locale === "ru" ? "+375291112233" : "+375291112244";
    const reply = await shopper.press(page, send, { country: "BY", phone: `(29) ${phone.slice(6)}` });
    expect(reply.status).toBe(303);
    expect(await messagesTo(api.url, phone)).toHaveLength(1);
  });

  test("by phone: a wrong code is said at the field; five of them use it up", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await askForCode(shopper, at(paths.signIn()), phone);
    const { code } = await lastMessageTo(api.url, phone);
    for (const typed of ["", "12", "abcd"]) {
      const refused = await shopper.pressForPage(page, send, { code: typed });
      expect(refused.status).toBe(400);
      expect(saidOf(refused, refused.one('input[name="code"]'))).toContain(
        t(typed === "" ? "forms:required" : "forms:code"),
      );
    }
    for (let guess = 1; guess <= 5; guess += 1) {
      const refused = await shopper.pressForPage(page, send, { code: wrong(code ?? "") });
      expect(refused.status).toBe(400);
      expect(saidOf(refused, refused.one('input[name="code"]'))).toMatch(/\p{L}{3}/u);
    }
    const refused = await shopper.pressForPage(page, send, { code: code ?? "" });
    expect(refused.status).toBe(400);
    expect(isSignedIn(shopper)).toBe(false);
  });

  test("by phone: another code too early says how long to wait", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await askForCode(shopper, at(paths.signIn()), phone);
    const again = await shopper.follow(await shopper.press(page, 'button[form="resend"]'));
    expect(again.all('main [role="alert"]').map(textOf).join()).toMatch(/\d/);
    expect(await messagesTo(api.url, phone)).toHaveLength(1);
  });

  test("by e-mail: to where the shopper wanted to go", async () => {
    const shopper = createShopper();
    const wanted = at(paths.section("ladders"));
    const page = await shopper.open(at(paths.signIn({ step: "email", redirectTo: wanted })));
    const reply = await shopper.press(page, send, { email: ` ${anna.email} `, password: anna.password });
    expect([reply.status, reply.location]).toEqual([303, wanted]);
    expect(isSignedIn(shopper)).toBe(true);
    expect((await shopper.send(at(paths.signIn()))).location).toBe(at(paths.home()));
  });

  test("by e-mail: from the basket to the checkout", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "email", redirectTo: at(paths.basket()) })));
    const reply = await shopper.press(page, send, { email: anna.email, password: anna.password });
    expect(reply.location).toBe(at(paths.checkout()));
  });

  test("by e-mail: a wrong password and an unknown address are told alike, and no password comes back", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "email" })));
    const refusals = [];
    for (const email of [`known-${locale}@verstak.example`, anna.email]) {
      const refused = await shopper.pressForPage(page, send, { email, password: "not-the-password" });
      expect(refused.status).toBe(400);
      expect(refused.one('input[name="email"]').getAttribute("value")).toBe(email);
      expect(refused.body).not.toContain("not-the-password");
      refusals.push(textOf(refused.one('main [role="alert"]')));
    }
    expect(refusals[0]).toBe(refusals[1]);
    const short = await shopper.pressForPage(page, send, { email: "name@", password: "12345" });
    expect(saidOf(short, short.one('input[name="email"]'))).toContain(t("forms:email"));
    expect(saidOf(short, short.one('input[name="password"]'))).toContain(t("forms:passwordShort"));
  });

  test("registration: the letter's link sets the password and signs in", async () => {
    const shopper = createShopper();
    const email = `new-${locale}@verstak.example`;
    const page = await shopper.open(at(paths.signUp()));
    const sent = await shopper.follow(await shopper.press(page, send, { name: "Вера", email }));
    expect(textOf(sent.one("h1"))).toBe(t("sign-in:signUp.sentTitle"));
    const { link } = await lastMessageTo(api.url, email);
    const { pathname, search } = new URL(link ?? "");
    expect(pathname).toBe(at(paths.signUpPassword()));
    const form = await shopper.open(pathname + search);
    const differ = await shopper.pressForPage(form, send, { password: "secret-1", confirmPassword: "secret-2" });
    expect(saidOf(differ, differ.one('input[name="confirmPassword"]'))).toContain(t("forms:passwordsDiffer"));
    const reply = await shopper.press(form, send, { password: "secret-1", confirmPassword: "secret-1" });
    expect(reply.location).toBe(at(paths.personal()));
    expect(isSignedIn(shopper)).toBe(true);
    const used = await createShopper().pressForPage(form, send, { password: "secret-1", confirmPassword: "secret-1" });
    expect(textOf(used.one("h1"))).toBe(t("sign-in:signUp.brokenTitle"));
  });

  test("registration: a field that is wrong is said, the others stay", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signUp()));
    const refused = await shopper.pressForPage(page, send, { name: "", lastName: "Иванова", email: "name" });
    expect(refused.status).toBe(400);
    expect(saidOf(refused, refused.one('input[name="name"]'))).toContain(t("forms:required"));
    expect(saidOf(refused, refused.one('input[name="email"]'))).toContain(t("forms:email"));
    expect(refused.one('input[name="lastName"]').getAttribute("value")).toBe("Иванова");
  });

  test.each(["link", "code"] as const)("recovery by the letter's %s: the new password signs in", async (way) => {
    const email = `forgot-${locale}-${way}@verstak.example`;
    await register(email, "first-password");
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "recovery-1" })));
    const next = await shopper.follow(await shopper.press(page, send, { email }));
    expect(noticesOf(next)).toEqual([`${t("sign-in:linkSent")}. ${t("sign-in:checkMail")}`]);
    const { link, code } = await lastMessageTo(api.url, email);
    const { pathname, search } = new URL(link ?? "");
    const form = way === "link" ? await shopper.open(pathname + search) : next;
    const token: Record<string, string> = way === "link" ? {} : { token: code ?? "" };
    const words = { ...token, password: "second-password", confirmPassword: "second-password" };
    const done = await shopper.press(form, send, words);
    expect(done.location).toBe(at(paths.signIn({ step: "email" })));
    expect(noticesOf(await shopper.follow(done))).toEqual([t("sign-in:passwordChanged")]);
    const enter = await shopper.open(at(paths.signIn({ step: "email" })));
    expect((await shopper.press(enter, send, { email, password: "first-password" })).status).toBe(400);
    expect((await shopper.press(enter, send, { email, password: "second-password" })).status).toBe(303);
    const again = await shopper.pressForPage(form, send, words);
    expect(again.status).toBe(400);
    expect(saidOf(again, again.one('input[name="token"]'))).toMatch(/\p{L}{3}/u);
  });

  test("recovery: an unknown address is told in the words of the specification", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "recovery-1" })));
    const refused = await shopper.pressForPage(page, send, { email: `nobody-${locale}@verstak.example` });
    expect(textOf(refused.one('main [role="alert"]'))).toBe(t("sign-in:noAccount"));
    expect(saidOf(refused, refused.one('input[name="email"]'))).toContain(t("sign-in:noAddress"));
  });

  test("the guest's basket and favourites become the customer's, and that is told", async () => {
    const shopper = await createKnownShopper(api);
    await api.addToBasket(shopper.uid(), product.id, 2);
    await api.addFavorite(shopper.uid(), product.id);
    await askForCode(shopper, at(paths.signIn()), newPhone()).then(async (page) => {
      const { code } = await lastMessageTo(api.url, `+7${last}`);
      await shopper.press(page, send, { code: code ?? "" });
    });
    const basket = await shopper.open(at(paths.basket()));
    expect(textOf(basket.one("main"))).toContain((await api.product(landmarks.inStock)).article);
    const what = [t("sign-in:mergedBasket", { count: 1 }), t("sign-in:mergedFavorites", { count: 1 })].join(". ");
    expect(noticesOf(basket)).toEqual([t("sign-in:merged", { what })]);
    expect(await readQuantities(api.url, shopper.uid())).toEqual({});
    expect(await readFavorites(api.url, shopper.uid())).toEqual([]);
  });

  test("signing out asks first, then forgets the customer and the visitor", async () => {
    const shopper = await createCustomer();
    const { uid, token } = sessionOf(shopper);
    const page = await shopper.open(at(paths.signOut()));
    expect(textOf(page.one("main"))).toContain(t("sign-in:signOut.text"));
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const reply = await shopper.press(page, send);
    expect(reply.location).toBe(at(paths.home()));
    const home = await shopper.follow(reply);
    expect(noticesOf(home)).toEqual([t("sign-in:signOut.done")]);
    expect(profileOf(home)).toBe(t("header.signIn"));
    expect(isSignedIn(shopper)).toBe(false);
    expect(sessionOf(shopper).uid).not.toBe(uid);
    const dead = await fetch(`${api.url}/api/auth/session`, { headers: { Authorization: `Bearer ${token}` } });
    expect(dead.status).toBe(401);
  });
});

/** A customer with a password, by way of a registration at the API. */
async function register(email: string, password: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${api.url}/api/app/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("registration", { email, name: "Вера" });
  const token = new URL((await lastMessageTo(api.url, email)).link ?? "").searchParams.get("token");
  const answer = await post("registration/setup-password", { token, password, confirmPassword: password });
  expect(answer.status).toBe(200);
}

/** A shopper who is signed in as one of the demo customers. */
async function createCustomer(): Promise<Shopper> {
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email" }));
  expect((await shopper.press(page, send, { email: anna.email, password: anna.password })).status).toBe(303);
  return shopper;
}

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%0d%0aLocation:https://evil.example".replaceAll("%0d%0a", "\r\n"),
  "javascript:alert(1)",
  "https://evil.example/",
  "https://user@evil.example/",
  "http://localhost:1/",
])("nobody is led away after signing in: %j", async (target) => {
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email", redirectTo: target }));
  const reply = await shopper.press(page, send, { email: anna.email, password: anna.password });
  expect(reply.location).toBe(paths.personal());
  const posted = await createShopper().post(paths.signIn({ step: "email", redirectTo: target }), {
    email: anna.email,
    password: anna.password,
  });
  expect(posted.location).toBe(paths.personal());
});

test("a dead token is renewed once, however many requests find it", async () => {
  const customer = await createCustomer();
  const whole = z
    .object({ refreshToken: z.string() })
    .loose()
    .parse(contentOf(customer.jar.get("session") ?? ""));
  const cookie = await signedCookie("session", { ...whole, token: "dead" });
  const shoppers = Array.from({ length: 20 }, () => createShopper({ cookies: { session: cookie } }));
  const replies = await Promise.all(shoppers.map((shopper) => shopper.open(paths.favorites())));
  expect(replies.map(({ status }) => status)).toEqual(shoppers.map(() => 200));
  expect(replies.map(profileOf)).toEqual(shoppers.map(() => translateFor("ru")("header.profile")));
  const tokens = new Set(shoppers.map((shopper) => sessionOf(shopper).token));
  expect([tokens.size, tokens.has("dead")]).toEqual([1, false]);
});

test("a session that cannot be renewed ends with a word of it, and the page is there", async () => {
  const cookie = await signedCookie("session", { uid: await api.newUid(), token: "dead", refreshToken: "dead too" });
  const shopper = createShopper({ cookies: { session: cookie } });
  const page = await shopper.open(paths.favorites());
  expect(page.status).toBe(200);
  expect(isSignedIn(shopper)).toBe(false);
  expect(noticesOf(await shopper.open(paths.home())).join()).toContain(translateFor("ru")("sign-in:ended"));
});

test("what a guest posts about a code that nobody asked for leads to the first step", async () => {
  const shopper = createShopper();
  expect((await shopper.send(paths.signIn({ step: "code" }))).location).toBe(paths.signIn({ step: "phone" }));
  const reply = await shopper.post(paths.signIn({ step: "code" }), { code: "1234" });
  expect(reply.location).toBe(paths.signIn({ step: "phone" }));
});

test("guesses of a password end after ten", async () => {
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email" }));
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const reply = await shopper.press(page, send, { email: "guessed@verstak.example", password: `guess-${guess}` });
    statuses.push(reply.status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test("every page of signing in is kept by nobody and found by no engine", async () => {
  const shopper = createShopper();
  for (const path of [paths.signIn(), paths.signIn({ step: "email" }), paths.signUp(), paths.signUpPassword("x")]) {
    const page = await shopper.open(path);
    expect(page.headers.get("Cache-Control"), path).toBe("no-store");
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  }
});

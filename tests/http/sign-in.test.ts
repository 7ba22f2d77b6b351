import { describe, expect, test } from "vitest";

import { barePath, localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { lastMessageTo, messagesTo } from "../fixtures/outbox";
import { readFavorites, readQuantities } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, fieldMessage, textOf } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";
import { signInAs, isSignedIn, profileOf, submitButton, sessionOf } from "./support/signing-in";

const api = createApi();
const { anna } = demoCustomers;
const product = await api.product(landmarks.inStock);

let last = 9_100_000_000;
/** An unused phone. */
const newPhone = () => `+7${String((last += 1))}`;

async function requestCode(shopper: Shopper, path: string, phone: string) {
  const reply = await shopper.press(await shopper.open(path), submitButton, { phone });
  return shopper.follow(reply);
}

const wrong = (code: string) => (code === "0000" ? "1111" : "0000");

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("by phone: the code of the SMS opens the personal area", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await requestCode(shopper, at(paths.signIn()), `8 ${phone.slice(2, 5)} ${phone.slice(5)}`);
    expect(textOf(page.one("h1"))).toBe(t("sign-in:heading.code"));
    expect(textOf(page.one("main"))).toContain(phone.slice(-2));
    expect(textOf(page.one("main"))).toMatch(/5\d s|5\d с/);
    const { code } = await lastMessageTo(api.url, phone);
    const reply = await shopper.press(page, submitButton, { code: ` ${code?.slice(0, 2)} ${code?.slice(2)}` });
    expect([reply.status, reply.location]).toEqual([303, at(paths.personal())]);
    expect(isSignedIn(shopper)).toBe(true);
    const home = await shopper.open(at(paths.home()));
    expect(profileOf(home)).toBe(t("header.profile"));
    expect(noticesOf(home)).toEqual([t("sign-in:welcome")]);
  });

  test("in the demo shop: the next step shows the code, and one press signs in as one of its customers", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const step = await requestCode(shopper, at(paths.signIn()), phone);
    const { code } = await lastMessageTo(api.url, phone);
    expect(textOf(step.one("main"))).toContain(t("sign-in:demo.code", { code: code ?? "" }));
    const guest = createShopper();
    const page = await guest.open(at(paths.signIn({ step: "phone", redirectTo: at(paths.basket()) })));
    const reply = await guest.press(page, "button[form=demo-0]", {});
    expect([reply.status, reply.location]).toEqual([303, at(paths.checkout())]);
    expect(isSignedIn(guest)).toBe(true);
    expect((await guest.open(at(paths.personalHistory()))).all("main a[href*='/personal/']").length).toBeGreaterThan(1);
  });

  test("by phone: an invalid number gets a message and the focus at the field, and stays", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn()));
    for (const [typed, key] of [
      ["", "forms:required"],
      ["12345", "forms:phone"],
      ["позвоните мне", "forms:phone"],
    ] as const) {
      const refused = await shopper.pressForPage(page, submitButton, { phone: typed });
      expect(refused.status).toBe(400);
      const field = refused.one('input[name="phone"]');
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(fieldMessage(refused, field)).toContain(t(key));
      expect(field.getAttribute("value") ?? "").toBe(typed);
      expect(refused.all("[autofocus]")).toEqual([field]);
    }
  });

  test("by phone: another country's number is accepted in its local format", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn()));
    const phone = locale === "ru" ? "+375291112233" : "+375291112244";
    const reply = await shopper.press(page, submitButton, { country: "BY", phone: `(29) ${phone.slice(6)}` });
    expect(reply.status).toBe(303);
    expect(await messagesTo(api.url, phone)).toHaveLength(1);
  });

  test("by phone: a wrong code gets a message at the field; five wrong codes invalidate the code", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await requestCode(shopper, at(paths.signIn()), phone);
    const { code } = await lastMessageTo(api.url, phone);
    for (const typed of ["", "12", "abcd"]) {
      const refused = await shopper.pressForPage(page, submitButton, { code: typed });
      expect(refused.status).toBe(400);
      expect(fieldMessage(refused, refused.one('input[name="code"]'))).toContain(
        t(typed === "" ? "forms:empty.code" : "forms:code"),
      );
    }
    for (let guess = 1; guess <= 5; guess += 1) {
      const refused = await shopper.pressForPage(page, submitButton, { code: wrong(code ?? "") });
      expect(refused.status).toBe(400);
      expect(fieldMessage(refused, refused.one('input[name="code"]'))).toMatch(/\p{L}{3}/u);
    }
    const refused = await shopper.pressForPage(page, submitButton, { code: code ?? "" });
    expect(refused.status).toBe(400);
    expect(isSignedIn(shopper)).toBe(false);
  });

  test("by phone: requesting another code too early shows the code step with the remaining wait", async () => {
    const shopper = createShopper();
    const phone = newPhone();
    const page = await requestCode(shopper, at(paths.signIn()), phone);
    const reply = await shopper.press(page, 'button[form="resend"]');
    const pages = [
      await shopper.follow(reply),
      await requestCode(shopper, at(paths.signIn()), phone),
      await requestCode(createShopper(), at(paths.signIn()), phone),
    ];
    for (const again of pages) {
      expect(textOf(again.one("h1"))).toBe(t("sign-in:heading.code"));
      expect(again.all('main [role="alert"]')).toEqual([]);
      expect(textOf(again.one("main"))).toContain(t("sign-in:resendIn"));
      expect(textOf(again.one("main"))).toMatch(/[1-5]?\d s|[1-5]?\d с/);
    }
    expect(await messagesTo(api.url, phone)).toHaveLength(1);
  });

  test("by e-mail: to the requested page", async () => {
    const shopper = createShopper();
    const wanted = at(paths.section("ladders"));
    const page = await shopper.open(at(paths.signIn({ step: "email", redirectTo: wanted })));
    const reply = await shopper.press(page, submitButton, { email: ` ${anna.email} `, password: anna.password });
    expect([reply.status, reply.location]).toEqual([303, wanted]);
    expect(isSignedIn(shopper)).toBe(true);
    expect((await shopper.send(at(paths.signIn()))).location).toBe(at(paths.home()));
  });

  test("by e-mail: to the requested page in the language that was switched to", async () => {
    const shopper = createShopper();
    const other = locales.find((known) => known !== locale) ?? locale;
    const wanted = `${paths.personalHistory()}?status=active`;
    const asked = await shopper.send(localePath(other, wanted));
    const switched = localePath(locale, barePath(asked.location ?? ""));
    const page = await shopper.open(switched.replace("?", "?step=email&"));
    const reply = await shopper.press(page, submitButton, { email: anna.email, password: anna.password });
    expect(reply.location).toBe(at(wanted));
    expect((await shopper.send(switched)).location).toBe(at(wanted));
  });

  test("by e-mail: from the basket to the checkout", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "email", redirectTo: at(paths.basket()) })));
    const reply = await shopper.press(page, submitButton, { email: anna.email, password: anna.password });
    expect(reply.location).toBe(at(paths.checkout()));
  });

  test("by e-mail: a wrong password and an unknown address get the same message, and no password is sent back", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.signIn({ step: "email" })));
    const refusals = [];
    for (const email of [`known-${locale}@verstak.example`, anna.email]) {
      const refused = await shopper.pressForPage(page, submitButton, { email, password: "not-the-password" });
      expect(refused.status).toBe(400);
      expect(refused.one('input[name="email"]').getAttribute("value")).toBe(email);
      expect(refused.body).not.toContain("not-the-password");
      refusals.push(textOf(refused.one('main [role="alert"][autofocus]')));
    }
    expect(refusals[0]).toBe(refusals[1]);
    const short = await shopper.pressForPage(page, submitButton, { email: "name@", password: "12345" });
    expect(fieldMessage(short, short.one('input[name="email"]'))).toContain(t("forms:email"));
    expect(fieldMessage(short, short.one('input[name="password"]'))).toContain(t("forms:passwordShort"));
  });
  test("the guest's basket and favourites become the customer's, and a message says so", async () => {
    const shopper = await createKnownShopper(api);
    await api.addToBasket(shopper.uid(), product.id, 2);
    await api.addFavorite(shopper.uid(), product.id);
    await requestCode(shopper, at(paths.signIn()), newPhone()).then(async (page) => {
      const { code } = await lastMessageTo(api.url, `+7${last}`);
      await shopper.press(page, submitButton, { code: code ?? "" });
    });
    const basket = await shopper.open(at(paths.basket()));
    expect(textOf(basket.one("main"))).toContain((await api.product(landmarks.inStock)).article);
    const what = [t("sign-in:mergedBasket", { count: 1 }), t("sign-in:mergedFavorites", { count: 1 })].join(". ");
    expect(noticesOf(basket)).toEqual([t("sign-in:merged", { what })]);
    expect(await readQuantities(api.url, shopper.uid())).toEqual({});
    expect(await readFavorites(api.url, shopper.uid())).toEqual([]);
  });

  test("signing out asks for confirmation, then removes the session and the uid", async () => {
    const shopper = await signInAs();
    const { uid, token } = sessionOf(shopper);
    const page = await shopper.open(at(paths.signOut()));
    expect(textOf(page.one("main"))).toContain(t("sign-in:signOut.text"));
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const reply = await shopper.press(page, submitButton);
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

import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { counterTag } from "~/shop/client/tags";

import { launch } from "../fixtures/launcher";
import { freePort } from "../fixtures/ports";
import { useShopWith } from "./support/isolated-shop";
import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const counter = "12345678";
const own = useShopWith({ METRIKA_ID: counter });
const visitor = () => createShopper({ shop: own.url() });

const questions = (page: Page) => page.all("section#consent");
const counters = (page: Page) => page.all(`meta[name="${counterTag}"]`).map((tag) => tag.getAttribute("content"));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const about = localePath(locale, paths.about());
  const consent = localePath(locale, paths.consent());

  test("every page asks for consent to count visits; before the answer it has no counter and sets no other cookie", async () => {
    for (const path of [about, localePath(locale, paths.home()), localePath(locale, "/no-such-page")]) {
      const shopper = visitor();
      const page = await shopper.open(path);
      expect(questions(page)).toHaveLength(1);
      expect(counters(page)).toEqual([]);
      expect(page.body).not.toContain("mc.yandex");
      const names = page.cookies.map(({ name }) => name);
      expect(names.filter((name) => !["uid", "i18n_redirected"].includes(name))).toEqual([]);
      const answers = page.all("section#consent button").map((button) => [textOf(button), button.attributes["value"]]);
      expect(answers).toEqual([
        [t("system:consent.accept"), "given"],
        [t("system:consent.refuse"), "refused"],
      ]);
      expect(page.all(`footer a[href="${consent}"]`)).toHaveLength(1);
    }
  });

  test("a visitor who allows it is redirected back, counted and not asked again", async () => {
    const shopper = visitor();
    const back = `${about}?x=1`;
    expect((await shopper.open(back)).one('#consent input[name="back"]').getAttribute("value")).toBe(back);
    const reply = await shopper.post(consent, { answer: "given", back });
    expect([reply.status, reply.location]).toEqual([303, back]);
    expect(reply.headers.getSetCookie().filter((line) => line.startsWith("consent="))).toEqual([
      "consent=given; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
    ]);
    const page = await shopper.open(about);
    expect([questions(page).length, counters(page)]).toEqual([0, [counter]]);
    expect(textOf((await shopper.open(consent)).one("main strong"))).toBe(t("system:consent.given"));
  });

  test("a visitor who declines is neither counted nor asked again, and may change the answer", async () => {
    const shopper = visitor();
    await shopper.post(consent, { answer: "refused", back: about });
    const page = await shopper.open(about);
    expect([questions(page).length, counters(page)]).toEqual([0, []]);
    const settings = await shopper.open(consent);
    expect(textOf(settings.one("main strong"))).toBe(t("system:consent.refused"));
    expect(settings.all('main button[name="answer"]')).toHaveLength(2);
    const reply = await shopper.post(consent, { answer: "given", back: consent });
    expect(reply.location).toBe(consent);
    expect(counters(await shopper.open(about))).toEqual([counter]);
  });

  test.each(["Sec-GPC", "DNT"])("a browser that sends %s is not asked or counted", async (signal) => {
    const headers = { [signal]: "1" };
    const shopper = visitor();
    const asked = await shopper.open(about, headers);
    expect([questions(asked).length, counters(asked)]).toEqual([0, []]);
    await shopper.post(consent, { answer: "given" });
    expect(counters(await shopper.open(about, headers))).toEqual([]);
    const page = await shopper.open(consent, headers);
    expect(textOf(page.one("main strong"))).toBe(t("system:consent.signal"));
    expect(page.all('main button[name="answer"]')).toEqual([]);
  });
});

describe("an answer", () => {
  test("is rejected if it is invalid", async () => {
    const nonsense: Record<string, string>[] = [{}, { answer: "" }, { answer: "yes" }];
    for (const fields of nonsense) {
      const reply = await visitor().post(paths.consent(), fields);
      expect(reply.status).toBe(400);
      expect(reply.headers.getSetCookie().join()).not.toContain("consent=");
    }
  });

  test("redirects only within the shop", async () => {
    const reply = await visitor().post(paths.consent(), { answer: "given", back: "//evil.example" });
    expect(reply.location).toBe("/");
  });

  test("removes the counter's cookies if it declines", async () => {
    const reply = await visitor().post(paths.consent(), { answer: "refused" }, { Cookie: "_ym_uid=1; _ym_d=2" });
    const gone = reply.headers.getSetCookie().filter((line) => line.startsWith("_ym_"));
    expect(gone).toEqual(["_ym_uid=; Path=/; Max-Age=0", "_ym_d=; Path=/; Max-Age=0"]);
  });
});

describe("without a counter", () => {
  const shop = inject("shopUrl");

  test("nobody is asked, and no answer is stored", async () => {
    const shopper = createShopper();
    const page = await shopper.open(paths.about());
    expect([questions(page).length, counters(page)]).toEqual([0, []]);
    expect(page.all(`footer a[href="${paths.consent()}"]`)).toEqual([]);
    const settings = await shopper.open(paths.consent());
    expect(textOf(settings.one("main strong"))).toBe(translateFor("ru")("system:consent.off"));
    const reply = await shopper.post(paths.consent(), { answer: "given" });
    expect(reply.headers.getSetCookie().join()).not.toContain("consent=");
    const answered = await fetch(shop + paths.about(), { headers: { Cookie: "consent=given", Accept: "text/html" } });
    expect(await answered.text()).not.toContain(`name="${counterTag}"`);
  });

  test("the shop does not start if the counter's number is invalid", async () => {
    const env = { PORT: String(await freePort()), API_PORT: String(await freePort()), METRIKA_ID: "UA-1" };
    const { code, errors } = await launch("start", env).ended;
    expect([code, errors]).toEqual([1, ["METRIKA_ID=UA-1 is not the number of a counter"]]);
  });
});

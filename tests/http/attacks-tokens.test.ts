import { expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { useModifiedShop } from "./support/modified-shop";
import { noticesOf, textOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { isSignedIn, submitButton } from "./support/signing-in";

/** Replaces the API's values in its responses to a sign-in and to a new visitor. */
let given: { token?: string; refreshToken?: string; uid?: string } = {};

const shop = useModifiedShop(
  (answer, path) => {
    if (!/\/(byEmail|uid)$/.test(path)) return answer;
    const { data } = z.object({ data: z.looseObject({}) }).parse(answer);
    const kept = Object.entries(given).filter(([name]) => name in data);
    return { data: { ...data, ...Object.fromEntries(kept) } };
  },
  { API_BREAKER: "0" },
);

const tooLong = [
  ["a token of 6 kB", { token: "t".repeat(6000) }],
  ["a refresh token of 6 kB", { refreshToken: "t".repeat(6000) }],
  ["a token that is invalid in a header", { token: "t\r\nX-Evil: 1" }],
] as const;

test.each(locales.flatMap((locale) => tooLong.map(([name, tokens]) => [name, locale, tokens] as const)))(
  "%s is reported at the sign-in as a malformed response, in %s",
  async (_, locale, tokens) => {
    given = tokens;
    const shopper = createShopper({ shop: shop.url() });
    const { email, password } = demoCustomers.anna;
    const form = await shopper.open(localePath(locale, paths.signIn({ step: "email" })));
    const page = await shopper.pressForPage(form, submitButton, { email, password });
    expect(page.status).toBe(503);
    expect(textOf(page.one('main [role="alert"]'))).toBe(translateFor(locale)("sign-in:failed"));
    expect(isSignedIn(shopper)).toBe(false);
    for (const [name, value] of shopper.jar) expect(name.length + value.length).toBeLessThan(4096);
  },
);

test("tokens of the maximum length sign in", async () => {
  given = { token: "t".repeat(700), refreshToken: "r".repeat(836) };
  const shopper = createShopper({ shop: shop.url() });
  const { email, password } = demoCustomers.anna;
  await shopper.post(paths.signIn({ step: "email" }), { email, password });
  expect(isSignedIn(shopper)).toBe(true);
});

test.each(locales)("a uid of 6 kB is rejected: pages are shown, and a press shows an error, in %s", async (locale) => {
  given = { uid: "u".repeat(6000) };
  const shopper = createShopper({ shop: shop.url() });
  const { id } = await createApi().product(landmarks.inStock);
  const page = await shopper.open(localePath(locale, paths.product(landmarks.inStock)));
  expect(page.status).toBe(200);
  expect([...shopper.jar.keys()].filter((name) => name === "uid")).toEqual([]);
  const pressed = await shopper.post(localePath(locale, paths.basketLines()), { add: String(id) });
  expect(noticesOf(await shopper.follow(pressed)).join()).toContain(translateFor(locale)("notice.failed"));
});

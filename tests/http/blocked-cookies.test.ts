import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, demoCustomers } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { noticesOf, type Page } from "./support/page";
import { createShopper, type Reply, type Shopper } from "./support/shopper";

const { id } = await createApi().product(landmarks.inStock);
const fromThisShop = { "Sec-Fetch-Site": "same-origin" };

/** Posts a form of this shop without cookies. */
function postWithout(shopper: Shopper, path: string, fields: Record<string, string>): Promise<Reply> {
  shopper.jar.clear();
  return shopper.post(path, fields, fromThisShop);
}

/** Follows redirects without cookies, up to a page. */
async function followWithout(shopper: Shopper, reply: Reply, headers = fromThisShop): Promise<Page> {
  shopper.jar.clear();
  const page = await shopper.open((reply.location ?? "").replace(/#.*$/, ""), headers);
  return page.location === null ? page : followWithout(shopper, page, headers);
}

describe.each(locales)("a browser that blocks cookies gets a message in %s", (locale) => {
  const message = translateFor(locale)("notice.cookiesBlocked");
  const at = (path: string) => localePath(locale, path);

  test("after a product for the basket", async () => {
    const shopper = createShopper();
    const reply = await postWithout(shopper, at(paths.basketLines()), { add: String(id) });
    expect(reply.location).toMatch(/\?cookies-blocked=1#p\d+$/);
    expect(noticesOf(await followWithout(shopper, reply)).join()).toContain(message);
  });

  test("after signing in, which leads to the sign-in again", async () => {
    const shopper = createShopper();
    const { email, password } = demoCustomers.anna;
    const reply = await postWithout(shopper, at(paths.signIn({ step: "email" })), { email, password });
    const page = await followWithout(shopper, reply);
    expect(page.path).toContain(at(paths.signIn()));
    expect(noticesOf(page).join()).toContain(message);
  });
});

describe("no other browser gets the message", () => {
  const message = translateFor("ru")("notice.cookiesBlocked");

  test("a shopper who has deleted the cookies since the page was loaded", async () => {
    const shopper = createShopper();
    const reply = await postWithout(shopper, paths.basketLines(), { add: String(id) });
    const page = await shopper.open((reply.location ?? "").replace(/#.*$/, ""), fromThisShop);
    expect(noticesOf(page).join()).toContain(translateFor("ru")("notice.added"));
    expect(noticesOf(page).join()).not.toContain(message);
  });

  test("a customer who has deleted the cookies while filling in a form of the account", async () => {
    const shopper = createShopper();
    const reply = await postWithout(shopper, paths.personalAccount(), { intent: "person", name: "Анна" });
    const page = await shopper.open(reply.location ?? "", fromThisShop);
    expect(page.path).toContain(paths.signIn());
    const t = translateFor("ru");
    expect(noticesOf(page)).toEqual([`${t("notice.error")}: ${t("sign-in:endedUnsent")}`]);
  });

  test("a new visitor with a link that somebody copied then", async () => {
    const shopper = createShopper();
    const reply = await postWithout(shopper, paths.basketLines(), { add: String(id) });
    const page = await followWithout(shopper, reply, { "Sec-Fetch-Site": "none" });
    expect(noticesOf(page)).toEqual([]);
  });

  test("a tool that posts without cookies", async () => {
    const reply = await createShopper().post(paths.basketLines(), { add: String(id) });
    expect(reply.location).toBe(`${paths.basket()}#p${id}`);
  });
});

import { join } from "node:path";

import { describe, expect, inject, test } from "vitest";

import { stockView } from "~/api/schemas/pages";
import { localePath, locales, type Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { connectDatabase } from "#mocks/db/open";
import { databaseFile } from "#mocks/paths";
import { landmarks } from "#mocks/testing/landmarks";
import { readTexts } from "#mocks/texts/read";

import { readBasket } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, fieldMessage, textOf } from "./support/page";

const api = createApi();
const product = await api.product(landmarks.plain);
const { promos } = readTexts("mocks/demo");
const right = promos.find(({ expiresAt }) => expiresAt === undefined);
const expired = promos.find(({ expiresAt }) => expiresAt !== undefined);
const [rightCode, expiredCode] = [String(right?.code), String(expired?.code)];

async function openBasket(locale: Locale) {
  const shopper = await createKnownShopper(api);
  await api.addToBasket(shopper.uid(), product.id, 2);
  const page = await shopper.open(localePath(locale, paths.basket()));
  return { shopper, page, promo: async () => (await readBasket(inject("apiUrl"), shopper.uid())).promo };
}

const apply = 'form:has(input[name="code"]) button';
const remove = 'form:has(input[name="intent"]) button';

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a valid code reduces the total and can be removed", async () => {
    const { shopper, page, promo } = await openBasket(locale);
    const reply = await shopper.press(page, apply, { code: ` ${rightCode.toLowerCase()} ` });
    expect([reply.status, reply.location]).toEqual([303, at(paths.basket())]);
    const applied = await promo();
    expect(applied?.code).toBe(rightCode);

    const cheaper = await shopper.follow(reply);
    expect(noticesOf(cheaper)).toEqual([t("notice.promoApplied")]);
    expect(textOf(cheaper.one("main aside"))).toContain(t("basket:promo.applied", { code: rightCode }));
    expect(textOf(cheaper.one("main aside"))).toContain(formatPrice(2 * product.price - (applied?.discount ?? 0)));

    const removed = await shopper.press(cheaper, remove);
    expect([removed.status, removed.location]).toEqual([303, at(paths.basket())]);
    expect(await promo()).toBeNull();
    const after = await shopper.follow(removed);
    expect(noticesOf(after)).toEqual([t("notice.promoRemoved")]);
    expect(after.one('input[name="code"]').getAttribute("value") ?? "").toBe("");
  });

  test("a code that takes nothing off says so, and stops when a product is added that it makes cheaper", async () => {
    const shopper = await createKnownShopper(api);
    const { stock } = await api.read("stock/winter-site/view", stockView, locale);
    const [reduced] = stock.products;
    await api.addToBasket(shopper.uid(), reduced?.id ?? 0, 1);
    const basket = at(paths.basket());
    await shopper.press(await shopper.open(basket), apply, { code: rightCode });
    expect(textOf((await shopper.open(basket)).one("main aside"))).toContain(t("basket:promo.idle"));
    await api.addToBasket(shopper.uid(), product.id, 1);
    expect(textOf((await shopper.open(basket)).one("main aside"))).not.toContain(t("basket:promo.idle"));
  });

  test("if a code cannot be removed, a message says that it still applies", async () => {
    const { shopper, page, promo } = await openBasket(locale);
    const cheaper = await shopper.follow(await shopper.press(page, apply, { code: rightCode }));
    const rule = { path: "/api/app/basket/promo", method: "DELETE", uid: shopper.uid(), times: 1 } as const;
    await api.fault({ ...rule, fault: "html" });
    const refused = await shopper.pressForPage(cheaper, remove);
    expect([refused.status, textOf(refused.one('main aside [role="alert"]'))]).toEqual([503, t("basket:promo.kept")]);
    await api.fault({ ...rule, fault: "status", status: 500 });
    const failed = await shopper.pressForPage(refused, remove);
    expect([failed.status, textOf(failed.one('main aside [role="alert"]'))]).toEqual([503, t("basket:promo.kept")]);
    expect((await promo())?.code).toBe(rightCode);
  });

  test.each([
    ["unknown", "NO-SUCH-CODE"],
    ["expired", expiredCode],
    ["full of markup", '"><b>10%'],
  ])("a code that is %s stays in its field with the API's message", async (_, code) => {
    const { shopper, page, promo } = await openBasket(locale);
    const refused = await shopper.pressForPage(page, apply, { code });
    expect(refused.status).toBe(400);
    expect(refused.one("html").getAttribute("lang")).toBe(locale);
    const field = refused.one('input[name="code"]');
    expect(field.getAttribute("value")).toBe(code);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const words = await api.refusal("basket/promo", { uid: shopper.uid(), code }, locale);
    expect(fieldMessage(refused, field)).toContain(words);
    expect(await promo()).toBeNull();
    // The form on that page works as well.
    expect((await shopper.press(refused, apply, { code: rightCode })).status).toBe(303);
    expect((await promo())?.code).toBe(rightCode);
  });

  test("a code that expires in the basket says so in the basket and at checkout, and can be removed", async () => {
    const { shopper, page } = await openBasket(locale);
    await shopper.press(page, apply, { code: rightCode });
    letExpire(shopper.uid());
    const dearer = await shopper.open(at(paths.basket()));
    const summary = textOf(dearer.one("main aside"));
    expect(summary).toContain(t("basket:promo.ended"));
    expect(summary).toContain(t("basket:promo.applied", { code: expiredCode }));
    const checkout = await shopper.open(at(paths.checkout("individual")));
    const said = { ru: `Промокод ${expiredCode} больше не`, en: `${expiredCode} is no longer valid` }[locale];
    expect(textOf(checkout.one("main aside"))).toContain(said);
    const removed = await shopper.follow(await shopper.press(dearer, remove));
    expect(textOf(removed.one("main aside"))).not.toContain(t("basket:promo.ended"));
    expect(removed.all('input[name="code"]')).toHaveLength(1);
  });

  test("an empty field gets a message", async () => {
    const { shopper, page } = await openBasket(locale);
    const refused = await shopper.pressForPage(page, apply, { code: "  " });
    expect(refused.status).toBe(400);
    expect(fieldMessage(refused, refused.one('input[name="code"]'))).toContain(t("basket:promo.required"));
  });
});

/** As if the code that a visitor entered had expired since. */
function letExpire(uid: string): void {
  // This connection waits while the API writes.
  const db = connectDatabase(join(inject("dataDir"), databaseFile));
  db.run("update basket_promo set code = ? where uid = ?", expiredCode, uid);
  db.close();
}

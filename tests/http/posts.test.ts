import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { readBasket, readFavorites } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { noticesOf, textOf, toPage } from "./support/page";
import { createShopper, type Reply } from "./support/shopper";

const api = createApi();
const shop = inject("shopUrl");
const { id } = await api.product(landmarks.inStock);
const other = await api.product(landmarks.plain);
const notify = paths.productNotify(landmarks.soldOut);

/** Every path that accepts a form, with valid fields and, if a GET request is redirected, its target. */
const forms = [
  { file: "basket/lines.tsx", path: paths.basketLines(), fields: { add: String(id) }, read: paths.basket() },
  { file: "basket/clear.tsx", path: paths.clearBasket(), fields: {}, read: null },
  { file: "basket/promo.tsx", path: paths.basketPromo(), fields: { code: "NO-SUCH-CODE" }, read: null },
  { file: "consent/consent.tsx", path: paths.consent(), fields: { answer: "refused" }, read: null },
  { file: "system/theme.tsx", path: paths.theme(), fields: { theme: "dark" }, read: null },
  { file: "checkout/checkout.tsx", path: paths.checkout("legal"), fields: { intent: "order" }, read: null },
  { file: "compare/compare.tsx", path: paths.compare(), fields: { add: String(id) }, read: null },
  { file: "compare/toggle.tsx", path: paths.compareToggle(), fields: { add: String(id) }, read: paths.compare() },
  { file: "favorites/favorites.tsx", path: paths.favorites(), fields: { ids: String(id) }, read: null },
  { file: "checkout/delivery-choice.tsx", path: paths.deliveryChoice(), fields: { city: "Тверь" }, read: null },
  { file: "favorites/toggle.tsx", path: paths.favoriteToggle(), fields: { add: String(id) }, read: paths.favorites() },
  { file: "product/notify.tsx", path: notify, fields: { contact: "refused@example.ru" }, read: null },
  {
    file: "product/votes.tsx",
    path: paths.productVotes(landmarks.inStock),
    fields: { helpful: "1" },
    read: paths.product(landmarks.inStock),
  },
  {
    file: "product/question.tsx",
    path: paths.productQuestion(landmarks.inStock),
    fields: { author: "X", text: "refused@example.ru" },
    read: null,
  },
  { file: "feedback/feedback.tsx", path: paths.feedback(), fields: { email: "refused@example.ru" }, read: null },
  { file: "order/track.tsx", path: paths.orderTrack(), fields: { number: "1", phoneOrEmail: "x" }, read: null },
  { file: "sign-in/sign-in.tsx", path: paths.signIn(), fields: { phone: "+7 (900) 555-44-33" }, read: null },
  { file: "sign-in/sign-up.tsx", path: paths.signUp(), fields: { name: "X", email: "refused@example.ru" }, read: null },
  {
    file: "sign-in/sign-up-password.tsx",
    path: paths.signUpPassword("x"),
    fields: { token: "x", password: "secret-1", confirmPassword: "secret-1" },
    read: null,
  },
  { file: "sign-in/confirm-email.tsx", path: paths.confirmEmail("x"), fields: { token: "x" }, read: null },
  { file: "sign-in/sign-out.tsx", path: paths.signOut(), fields: {}, read: paths.home() },
  { file: "personal/account/account.tsx", path: paths.personalAccount(), fields: { intent: "person" }, read: null },
  { file: "personal/account/address.tsx", path: paths.personalAddress(1), fields: { intent: "address" }, read: null },
  { file: "personal/account/company.tsx", path: paths.personalCompany(1), fields: { intent: "company" }, read: null },
] as const;
const cases = locales.flatMap((locale) => forms.map((form) => [localePath(locale, form.path), form] as const));

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

/** A shopper with a line in the basket, and a check that the basket and favourites have not changed. */
async function createOwner() {
  const shopper = await createKnownShopper(api);
  await api.addToBasket(shopper.uid(), other.id, 2);
  const state = async () => ({
    lines: (await readBasket(api.url, shopper.uid())).list.map(({ productId, quantity }) => [productId, quantity]),
    favorites: await readFavorites(api.url, shopper.uid()),
  });
  const before = await state();
  return { shopper, expectUnchanged: async () => expect(await state()).toEqual(before) };
}

function expectRefusal(reply: Reply, status: number, locale: "ru" | "en") {
  const page = toPage(reply);
  expect(page.status).toBe(status);
  expect(page.one("html").getAttribute("lang")).toBe(locale);
  expect(textOf(page.one("h1"))).toBe(translateFor(locale)(`error.${status === 413 ? "tooLarge" : "badRequest"}Title`));
  expect(page.all("body > header, body > footer")).toHaveLength(2);
}

test("this file lists every route with an action", () => {
  const folder = fileURLToPath(new URL("../../app/routes/", import.meta.url));
  const takers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"))
    .filter((file) => /^export (async )?(function|const) action\b/m.test(readFileSync(folder + file, "utf8")));
  // Only customers can post about orders (`personal-orders.test.ts`) and write reviews (`reviews.test.ts`).
  const ofCustomers = takers.filter((file) => /^(personal\/\w+|product\/review)\.tsx$/.test(file));
  const aboutOrders = ["order", "request", "returns"].map((name) => `personal/${name}.tsx`);
  expect(ofCustomers.sort()).toEqual([...aboutOrders, "product/review.tsx"]);
  // Anybody with the key may pay a guest's order: `order-page.test.ts`.
  const ofGuests = ["order/order.tsx"];
  // Endpoints for scripts respond without a page: `checkout/once.test.ts`.
  const ofScript = ["checkout/quote.ts"];
  // The not-found page receives posts to unknown URLs and responds with 404.
  expect(takers.filter((file) => !ofCustomers.includes(file)).sort()).toEqual(
    [...forms.map(({ file }) => file), ...ofGuests, ...ofScript, "system/not-found.tsx"].sort(),
  );
});

/** Tries every rejection on one form: the check comes before all forms, as the next test verifies. */
describe(`a POST to ${paths.basketLines()}`, () => {
  const [path, fields, locale] = [paths.basketLines(), { add: String(id) }, "ru"] as const;

  test.each([
    ["another site's Origin", { Origin: "https://evil.example" }],
    ["an Origin like this shop's", { Origin: `${shop}.evil.example` }],
    ["an invalid Origin", { Origin: "nonsense" }],
    ["the Origin null", { Origin: "null" }],
    ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { Origin: shop, "Sec-Fetch-Site": "same-site" }],
    ["a forwarded host equal to the Origin", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
    ["a renamed Origin header", { Origin: "https://evil.example", "X-Origin": shop }],
  ])("with %s is rejected, and nothing changes", async (_, headers) => {
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.post(path, fields, headers), 403, locale);
    await expectUnchanged();
  });

  test.each([
    ["said", (body: string) => body],
    ["unknown", (body: string) => new Blob([body]).stream()],
  ])("with a body over the limit is rejected, with its length %s", async (_, wrap) => {
    const { shopper, expectUnchanged } = await createOwner();
    const body = wrap(new URLSearchParams({ ...fields, more: "x".repeat(70_000) }).toString());
    expectRefusal(await shopper.send(path, { method: "POST", headers: urlencoded, body }), 413, locale);
    await expectUnchanged();
  });

  test.each([
    ["JSON", { "Content-Type": "application/json" }, JSON.stringify(fields)],
    ["plain text", { "Content-Type": "text/plain" }, "add=1"],
    ["without a type", { "Content-Type": "" }, "add=1"],
    ["a broken upload", { "Content-Type": "multipart/form-data; boundary=x" }, "--x\r\nContent-Disp"],
  ])("is rejected if its body is %s", async (_, headers, body) => {
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.send(path, { method: "POST", headers, body }), 400, locale);
    await expectUnchanged();
  });
});

test.each(cases)(
  "a POST to %s is rejected from another site, over the limit, and if it is not a form, and nothing changes",
  async (path, { fields }) => {
    const locale = path.startsWith("/en") ? "en" : "ru";
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.post(path, fields, { Origin: "https://evil.example" }), 403, locale);
    const large = new URLSearchParams({ ...fields, more: "x".repeat(70_000) }).toString();
    expectRefusal(await shopper.send(path, { method: "POST", headers: urlencoded, body: large }), 413, locale);
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(fields);
    expectRefusal(await shopper.send(path, { method: "POST", headers, body }), 400, locale);
    await expectUnchanged();
  },
);

test("a rejected POST sends no messages", async () => {
  const outbox = await (await fetch(`${api.url}/outbox`)).text();
  expect(outbox).not.toContain("refused@example.ru");
});

describe("invalid values are rejected", () => {
  const nonsense: Record<string, string>[] = [
    {},
    { buy: String(id) },
    { add: "" },
    { add: "abc" },
    { add: "-1" },
    { add: "1.5" },
    { add: "1e2" },
    { add: "12345678901" },
    { add: "1; drop table product" },
  ];
  test.each([...nonsense, { set: String(id) }].map((fields) => [JSON.stringify(fields), fields]))(
    "by the basket: %s",
    async (_, fields) => {
      const { shopper, expectUnchanged } = await createOwner();
      expectRefusal(await shopper.post(paths.basketLines(), fields), 400, "ru");
      await expectUnchanged();
    },
  );

  test.each(nonsense.map((fields) => [JSON.stringify(fields), fields]))("by the favourites: %s", async (_, fields) => {
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.post(localePath("en", paths.favoriteToggle()), fields), 400, "en");
    await expectUnchanged();
  });

  test.each(nonsense.map((fields) => [JSON.stringify(fields), fields]))("by the comparison: %s", async (_, fields) => {
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.post(paths.compare(), fields), 400, "ru");
    await expectUnchanged();
  });
});

describe("a POST with nothing but its fields", () => {
  test.each(locales)("is accepted from a command-line client, which becomes a guest: %s", async (locale) => {
    const shopper = createShopper();
    const body = new URLSearchParams({ add: String(id), quantity: "2" });
    const reply = await shopper.send(localePath(locale, paths.basketLines()), { method: "POST", body });
    expect([reply.status, reply.location]).toEqual([303, `${localePath(locale, paths.basket())}#p${id}`]);
    const page = await shopper.follow(reply);
    expect(page.one(`#p${id} input[name="quantity"]`).getAttribute("value")).toBe("2");
    expect(noticesOf(page)).toEqual([translateFor(locale)("notice.added")]);
  });

  test("may be a multipart form", async () => {
    const shopper = createShopper();
    const body = new FormData();
    body.set("add", String(id));
    expect((await shopper.send(paths.basketLines(), { method: "POST", body })).status).toBe(303);
    expect((await readBasket(api.url, shopper.uid())).list.map(({ productId }) => productId)).toEqual([id]);
  });

  test("may have no body and no type if the form has no fields", async () => {
    const { shopper } = await createOwner();
    const refused = toPage(await shopper.send(paths.signIn({ step: "email" }), { method: "POST" }));
    expect(refused.status).toBe(400);
    expect(refused.all('main input[aria-invalid="true"]')).toHaveLength(2);
    expect((await shopper.send(paths.clearBasket(), { method: "POST" })).status).toBe(303);
    expect((await readBasket(api.url, shopper.uid())).list).toEqual([]);
  });
});

test.each(cases.filter(([, { read }]) => read !== null))("%s cannot be read with GET", async (path, { read }) => {
  const reply = await createShopper().send(path);
  expect([reply.status, reply.location]).toEqual([302, localePath(path.startsWith("/en") ? "en" : "ru", read ?? "")]);
});

test.each([paths.home(), paths.catalog(), paths.product(landmarks.inStock), paths.basket(), paths.search()])(
  "a POST to a page without a form is not allowed: %s",
  async (path) => {
    const { shopper, expectUnchanged } = await createOwner();
    expectRefusal(await shopper.post(path, { add: String(id) }), 405, "ru");
    await expectUnchanged();
  },
);

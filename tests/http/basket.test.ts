import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { maxQuantity } from "~/lib/small-form";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { readQuantities } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { fieldMessage, noticesOf, textOf } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";

const api = createApi();
const typical = await api.sectionLink(landmarkSections.typical);
const product = await api.product(landmarks.inStock);
const lastOnes = await api.product(landmarks.lastOnes);
const toOrder = await api.product(landmarks.madeToOrder);
const byFive = await api.product(landmarks.multiplicity);

const quantities = (shopper: Shopper) => readQuantities(inject("apiUrl"), shopper.uid());
const button = (name: string, id: number) => `main form[data-small="basket"] button[name="${name}"][value="${id}"]`;
/** The delete button of a line is outside the line's form and refers to it. */
const bin = (id: number) => `#p${id} button[name="remove"][form]`;

/** Opens the basket page as a shopper who has these products in the basket. */
async function openBasket(lines: Record<number, number>, locale: "ru" | "en" = "ru") {
  const shopper = await createKnownShopper(api);
  for (const [id, quantity] of Object.entries(lines)) await api.addToBasket(shopper.uid(), Number(id), quantity);
  return { shopper, page: await shopper.open(localePath(locale, paths.basket())) };
}

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a card's button adds one piece to the basket, returns to the card and shows one message", async () => {
    const shopper = createShopper();
    const listing = await shopper.open(at(`${typical}?sort=name&page=2`));
    const id = Number(
      listing.all('main li[id^="p"] form[data-small="basket"] button[name="add"]')[0]?.getAttribute("value"),
    );
    const reply = await shopper.press(listing, `#p${id} form[data-small="basket"] button[name="add"]`);
    expect(reply.status).toBe(303);
    expect(reply.location).toBe(`${at(typical)}?sort=name&page=2#p${id}`);
    expect(await quantities(shopper)).toEqual({ [id]: 1 });

    const next = await shopper.follow(reply);
    expect(noticesOf(next)).toEqual([t("notice.added")]);
    expect(textOf(next.one('[role="status"][aria-atomic="false"] a.linkbtn'))).toBe(t("notice.toBasket"));
    expect(next.one(`#p${id} input[name="quantity"]`).getAttribute("value")).toBe("1");
    expect(next.all("header a").map(textOf).join()).toContain(t("count.products", { count: 1 }));
    expect(noticesOf(await shopper.open(at(typical)))).toEqual([]);
  });

  test("a product's page adds the chosen quantity, each time", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(product.code)));
    const reply = await shopper.press(page, button("add", product.id), { quantity: "3" });
    expect(reply.status).toBe(303);
    expect(reply.location).toBe(`${at(paths.product(product.code))}#p${product.id}`);
    expect(await quantities(shopper)).toEqual({ [product.id]: 3 });

    await shopper.press(page, button("add", product.id), { quantity: "2" });
    const next = await shopper.follow(reply);
    expect(noticesOf(next)).toEqual([t("notice.added")]);
    expect(next.one(`#p${product.id} input[name="quantity"]`).getAttribute("value")).toBe("5");
    expect(next.all(`main a[href="${at(paths.basket())}"]`).map(textOf)).toContain(t("product:toBasket"));
  });

  test("the basket's stepper adds a piece, removes one, and sets a typed quantity", async () => {
    const { shopper, page } = await openBasket({ [product.id]: 2 }, locale);
    const more = await shopper.press(page, button("more", product.id));
    expect(more.location).toBe(`${at(paths.basket())}#p${product.id}`);
    expect(await quantities(shopper)).toEqual({ [product.id]: 3 });
    const after = await shopper.follow(more);
    expect(noticesOf(after)).toEqual([t("notice.changed")]);
    expect(textOf(after.one("main aside"))).toContain(formatPrice(3 * product.price));

    await shopper.press(after, button("less", product.id));
    expect(await quantities(shopper)).toEqual({ [product.id]: 2 });
    await shopper.press(after, button("set", product.id), { quantity: "7" });
    expect(await quantities(shopper)).toEqual({ [product.id]: 7 });
  });

  test.each([
    ["0 in the stepper", 2, button("set", product.id), { quantity: "0" }],
    ["the minus button at one piece", 1, button("less", product.id), {}],
    ["the line's remove button", 3, bin(product.id), {}],
  ])("%s removes the line", async (_, quantity, pressed, fill) => {
    const { shopper, page } = await openBasket({ [product.id]: quantity, [toOrder.id]: 1 }, locale);
    const reply = await shopper.press(page, pressed, fill);
    expect(reply.status).toBe(303);
    expect(await quantities(shopper)).toEqual({ [toOrder.id]: 1 });
    const next = await shopper.follow(reply);
    expect(noticesOf(next)).toEqual([t("notice.removed")]);
    expect(next.all(`#p${product.id}`)).toEqual([]);

    const back = await shopper.press(next, `[role="status"] button[name="set"][value="${product.id}"]`);
    expect([back.status, back.location]).toEqual([303, `${at(paths.basket())}#p${product.id}`]);
    expect(await quantities(shopper)).toEqual({ [product.id]: quantity, [toOrder.id]: 1 });
  });

  test("more than the stock becomes all of the stock, with a word about it", async () => {
    const { shopper, page } = await openBasket({ [lastOnes.id]: 1 }, locale);
    const words = t("notice.onlySoMany", { count: lastOnes.isStock });
    const next = await shopper.follow(await shopper.press(page, button("set", lastOnes.id), { quantity: "10" }));
    expect(noticesOf(next)).toEqual([words]);
    expect(await quantities(shopper)).toEqual({ [lastOnes.id]: lastOnes.isStock });

    const added = await shopper.post(at(paths.basketLines()), { add: String(lastOnes.id), quantity: "50" });
    expect(noticesOf(await shopper.follow(added))).toEqual([words]);
    expect(await quantities(shopper)).toEqual({ [lastOnes.id]: lastOnes.isStock });
  });

  test("more than 999 pieces are rejected, and a line of 999 cannot grow", async () => {
    const { shopper, page } = await openBasket({ [toOrder.id]: maxQuantity }, locale);
    expect(page.one(button("more", toOrder.id)).hasAttribute("disabled")).toBe(true);
    const words = await api.refusal(`basket/${toOrder.id}/add`, { uid: shopper.uid(), quantity: 1 }, locale);
    const next = await shopper.follow(await shopper.post(at(paths.basketLines()), { add: String(toOrder.id) }));
    expect(noticesOf(next)).toEqual([`${t("notice.error")}: ${words}`]);
    expect(words).toContain(String(maxQuantity));
    expect(await quantities(shopper)).toEqual({ [toOrder.id]: maxQuantity });
  });

  test.each([
    ["a whole number", product, "-1", () => t("notice.quantityWrong", { min: 0, max: product.isStock })],
    [
      "a multiple of the pack",
      byFive,
      "7",
      (uid: string) => api.refusal(`basket/${byFive.id}/add`, { uid, quantity: 1 }, locale),
    ],
  ])("a typed quantity that is not %s stays in its line, with a message", async (_, { id }, typed, wordsFor) => {
    const { shopper, page } = await openBasket({ [id]: 5, [toOrder.id]: 1 }, locale);
    expect(page.all('[aria-invalid="true"]')).toEqual([]);
    const next = await shopper.follow(await shopper.press(page, button("set", id), { quantity: typed }));
    const field = next.one(`#p${id} input[aria-invalid="true"]`);
    expect([field.getAttribute("value"), fieldMessage(next, field)]).toEqual([typed, await wordsFor(shopper.uid())]);
    expect(next.all('[aria-invalid="true"]')).toHaveLength(1);
    expect(await quantities(shopper)).toEqual({ [id]: 5, [toOrder.id]: 1 });
  });

  test.each(["0", "abc"])("a quantity that cannot be added stays on the product's page: %s", async (typed) => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(product.code)));
    const next = await shopper.follow(await shopper.press(page, button("add", product.id), { quantity: typed }));
    const field = next.one('main input[aria-invalid="true"]');
    const words = t("notice.quantityWrong", { min: 1, max: maxQuantity });
    expect([field.getAttribute("value"), fieldMessage(next, field)]).toEqual([typed, words]);
    expect(await quantities(shopper)).toEqual({});
  });

  test("a product sold in packs is added by the pack and rejected otherwise", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(byFive.code)));
    await shopper.press(page, button("add", byFive.id));
    expect(await quantities(shopper)).toEqual({ [byFive.id]: byFive.multiplicity });
    const next = await shopper.follow(await shopper.press(page, button("add", byFive.id), { quantity: "1" }));
    const words = await api.refusal(`basket/${byFive.id}/add`, { uid: shopper.uid(), quantity: 1 }, locale);
    expect(noticesOf(next)).toEqual([`${t("notice.error")}: ${words}`]);
    expect(await quantities(shopper)).toEqual({ [byFive.id]: byFive.multiplicity });
  });

  test.each(["soldOut", "zeroPrice"] as const)("an unavailable product is rejected: %s", async (state) => {
    const { id, code } = await api.product(landmarks[state]);
    const shopper = createShopper();
    const page = await shopper.open(at(paths.product(code)));
    const words = await api.refusal(`basket/${id}/add`, { uid: shopper.uid(), quantity: 1 }, locale);
    const reply = await shopper.post(at(paths.basketLines()), { add: String(id), back: page.path });
    expect(noticesOf(await shopper.follow(reply))).toEqual([`${t("notice.error")}: ${words}`]);
    expect(await quantities(shopper)).toEqual({});
  });

  test("an unknown product is rejected", async () => {
    const shopper = createShopper();
    const next = await shopper.follow(await shopper.post(at(paths.basketLines()), { add: "999999999" }));
    expect(noticesOf(next)[0]).toMatch(new RegExp(`^${t("notice.error")}: .+`));
    expect(await quantities(shopper)).toEqual({});
  });

  test("the basket is cleared after a confirmation", async () => {
    const { shopper, page } = await openBasket({ [product.id]: 2, [toOrder.id]: 1 }, locale);
    expect(page.all(`main a[href="${at(paths.clearBasket())}"]`)).toHaveLength(1);
    const question = await shopper.open(at(paths.clearBasket()));
    expect(textOf(question.one("h1"))).toBe(t("basket:clear.title"));
    expect(question.all(`main form a[href="${at(paths.basket())}"]`).map(textOf)).toEqual([t("basket:clear.back")]);
    expect(await quantities(shopper)).toEqual({ [product.id]: 2, [toOrder.id]: 1 });

    const reply = await shopper.press(question, "main form button");
    expect(reply.status).toBe(303);
    expect(reply.location).toBe(at(paths.basket()));
    expect(await quantities(shopper)).toEqual({});
    const empty = await shopper.follow(reply);
    expect(noticesOf(empty)).toEqual([t("notice.cleared")]);
    expect(textOf(empty.one("main"))).toContain(t("basket:empty.title"));
    const again = await shopper.send(at(paths.clearBasket()));
    expect([again.status, again.location]).toEqual([302, at(paths.basket())]);
  });
});

test("a button next to a quantity counts once if it is pressed twice on the same page", async () => {
  const { shopper, page } = await openBasket({ [product.id]: 1 });
  await Promise.all([shopper.press(page, button("more", product.id)), shopper.press(page, button("more", product.id))]);
  expect(await quantities(shopper)).toEqual({ [product.id]: 2 });
});

test("two shoppers have separate baskets", async () => {
  const [first, second] = [createShopper(), createShopper()];
  const page = await first.open(paths.product(product.code));
  await second.open(paths.home());
  await first.press(page, button("add", product.id), { quantity: "2" });
  await second.press(page, button("add", product.id), { quantity: "4" });
  expect(first.uid()).not.toBe(second.uid());
  expect(await quantities(first)).toEqual({ [product.id]: 2 });
  expect(await quantities(second)).toEqual({ [product.id]: 4 });
});

test.each([
  ["more", "many", 6],
  ["less", "-3", 4],
])("next to a refused quantity, a button counts from the line: %s %s", async (name, typed, quantity) => {
  const { shopper, page } = await openBasket({ [product.id]: 5, [byFive.id]: 10 });
  const refused = await shopper.follow(await shopper.press(page, button("set", product.id), { quantity: typed }));
  await shopper.press(refused, button(name, product.id));
  expect(await quantities(shopper)).toEqual({ [product.id]: quantity, [byFive.id]: 10 });

  const part = await shopper.follow(await shopper.press(page, button("set", byFive.id), { quantity: "12" }));
  await shopper.press(part, button(name, byFive.id));
  const pack = name === "more" ? 15 : 10;
  expect(await quantities(shopper)).toEqual({ [product.id]: quantity, [byFive.id]: pack });
});

test.each([
  ["set", ""],
  ["set", "abc"],
  ["add", "abc"],
  ["add", "-1"],
])("a mistyped quantity changes nothing, and the page has a word about it: %s %s", async (intent, quantity) => {
  const { shopper } = await openBasket({ [product.id]: 2 });
  const reply = await shopper.post(paths.basketLines(), { [intent]: String(product.id), quantity });
  expect([reply.status, reply.location]).toEqual([303, `${paths.basket()}#p${product.id}`]);
  expect(noticesOf(await shopper.follow(reply)).join()).toContain(
    translateFor("ru")("notice.quantityWrong", { min: intent === "add" ? 1 : 0, max: product.isStock }),
  );
  expect(await quantities(shopper)).toEqual({ [product.id]: 2 });
});

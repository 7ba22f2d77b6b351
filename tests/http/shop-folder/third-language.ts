import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { localePath } from "~/lib/languages";
import { paths } from "~/paths";
import { soundCompany } from "#mocks/testing/order";

import { createApi } from "../../fixtures/api";
import { messagesTo } from "../../fixtures/outbox";
import { placedCookies, placeGuestOrder } from "../../fixtures/placed-order";
import { uncoveredRoutes } from "../../fixtures/site-map";
import { orderButton, pickupFields } from "../checkout/fill";
import type { Fill } from "../support/form";
import type { useIsolatedShop } from "../support/isolated-shop";
import { toPage, type Page } from "../support/page";
import { createShopper, type Shopper } from "../support/shopper";
import { submitButton } from "../support/signing-in";
import { accent, foreignIn, foreignWords, pseudo } from "./pseudo-language";

type Shop = ReturnType<typeof useIsolatedShop>;

const at = (path: string) => localePath(pseudo, path);
const product = "chay-zelenyy-luntszin-50-g";
const soldOut = "chay-zelenyy-luntszin-250-g";
const phone = "+79990003344";
const email = "tea-el@lavka.example";

/** What customers typed, and what a feed has only in its own language: brands and countries. */
function namesIn(folder: string): string[] {
  const feed = readFileSync(join(folder, "catalog.yml"), "utf8");
  const given = [...feed.matchAll(/<(?:vendor|country_of_origin)>([^<]*)/g)].map(([, name = ""]) => name);
  return [
    ...new Set(given),
    "Ivan",
    "Petrov",
    "Moscow",
    "Mira Street",
    soundCompany.name,
    soundCompany.bank,
    ...email.split(/[@.]/),
  ];
}

/** A shop with a third language, which stands in its folder alone: no page shows a word of another one. */
export function testThirdLanguage(shop: Shop, folder: string): void {
  const names = namesIn(folder);

  test("has a page in its third language for every address, without a word of another language", async () => {
    const seen: Page[] = [];
    const see = (page: Page) => {
      seen.push(page);
      return page;
    };
    const guest = createShopper({ shop: shop.url() });
    const open = async (path: string, shopper = guest) => see(await shopper.open(at(path)));
    await seeShelves(open);
    await seeBasket(guest, open, see);
    await seeGuestOrders(shop, open);
    await seeSignIn(shop, guest, open, see);
    await seeAccount(shop, guest, open, see);
    const found = seen.flatMap((page) =>
      (page.body === "" ? [String(page.location)] : foreignWords(page, names)).map(
        (word) => `${page.path} (${page.status}): ${word}`,
      ),
    );
    expect(found).toEqual([]);
    for (const { path, one } of seen) expect([path, one("html").getAttribute("lang")]).toEqual([path, pseudo]);
    const bare = seen.map(({ path }) => path.slice(at("").length) || "/");
    expect(uncoveredRoutes(bare)).toEqual([]);
  });

  test("sends its messages in that language", async () => {
    const messages = await Promise.all([phone, email].map((to) => messagesTo(shop.api().url, to)));
    expect(messages.map((list) => list.length > 0)).toEqual([true, true]);
    for (const { text } of messages.flat()) expect(foreignIn(text, names)).toEqual([]);
  });
}

/** What a browser shows after a form was sent: the page, or the target of a redirect. */
async function submit(shopper: Shopper, page: Page, button: string, fill?: Fill): Promise<Page> {
  const reply = await shopper.press(page, button, fill);
  return reply.location === null ? toPage(reply) : shopper.follow(reply);
}

type Open = (path: string, shopper?: Shopper) => Promise<Page>;
type See = (page: Page) => Page;

async function seeShelves(open: Open): Promise<void> {
  const catalog = [paths.home(), paths.catalog(), paths.section("chay", "zelenyy-chay"), paths.brands()];
  const texts = [paths.stocks(), paths.stock("autumn"), paths.news(), paths.article("tea-party"), paths.about()];
  const forms = [
    paths.signUp(),
    paths.signUpPassword("x"),
    paths.confirmEmail("x"),
    paths.orderTrack(),
    paths.feedback(),
  ];
  const pages = [paths.plainPages("information"), paths.information("delivery"), paths.plainPages("content")];
  const more = [paths.content("offers"), paths.contacts(), paths.sitemap(), paths.consent(), "/404"];
  for (const path of [...catalog, ...texts, ...forms, ...pages, ...more]) await open(path);
  const brands = await open(paths.brands());
  const [brand = ""] = brands.all('main a[href*="/brands/"]').map((link) => link.getAttribute("href"));
  await open(brand.slice(at("").length));
  const ofProduct = [
    paths.productNotify(soldOut),
    paths.product(soldOut),
    paths.productQuestion(product),
    paths.productPicture(product, 1),
  ];
  for (const path of [paths.product(product), ...ofProduct]) await open(path);
  for (const query of [accent("tea"), accent("bicycle"), ""]) await open(paths.search(query));
}

const toBasket = 'main form[data-small="basket"] button[name="add"]';
const buyer = { "customer.name": accent("Anna"), "customer.lastName": accent("Smith") };

async function seeBasket(guest: Shopper, open: Open, see: See): Promise<void> {
  const empty = [paths.basket(), paths.favorites(), paths.compare()];
  for (const path of empty) await open(path);
  const shown = await open(paths.product(product));
  await guest.press(shown, toBasket);
  await guest.press(shown, 'main form[action$="/favorites/toggle"] button');
  await guest.press(shown, 'main form[action$="/compare/toggle"] button');
  const full = [paths.favorites(), paths.compare(), paths.clearBasket(), paths.checkout("legal"), paths.home()];
  for (const path of full) await open(path);
  const basket = await open(paths.basket());
  see(await submit(guest, basket, 'form:has(input[name="code"]) button', { code: "NOPE" }));
  await guest.press(basket, 'form:has(input[name="code"]) button', { code: "TEA5" });
  await open(`${paths.basket()}?promo`);
  const checkout = await open(paths.checkout("individual"));
  see(await submit(guest, checkout, orderButton));
}

async function seeGuestOrders(shop: Shop, open: Open): Promise<void> {
  for (const personType of ["individual", "legal"] as const) {
    const placed = await placeGuestOrder(shop.api().url, { personType, product, locale: pseudo });
    const shopper = createShopper({ shop: shop.url(), cookies: await placedCookies(placed) });
    await open(paths.orderPlaced(personType), shopper);
    await open(paths.order(placed.order.id, placed.accessKey), shopper);
    await open(paths.orderInvoice(placed.order.id, placed.accessKey), shopper);
  }
}

async function seeSignIn(shop: Shop, guest: Shopper, open: Open, see: See): Promise<void> {
  const steps = ["email", "recovery-1"] as const;
  const [byEmail, recovery] = await Promise.all(steps.map((step) => open(paths.signIn({ step }))));
  if (byEmail) see(await submit(guest, byEmail, submitButton, { email, password: "wrong-password" }));
  if (recovery) see(await submit(guest, recovery, submitButton, { email: "no" }));
  const signUp = await open(paths.signUp());
  see(await submit(guest, signUp, submitButton));
  const signIn = await open(paths.signIn());
  see(await submit(guest, signIn, submitButton, { phone: "12" }));
  const step = see(await guest.follow(await guest.press(signIn, submitButton, { phone })));
  const [message] = await messagesTo(shop.api().url, phone);
  const code = message?.code ?? "";
  see(await submit(guest, step, submitButton, { code: code === "0000" ? "1111" : "0000" }));
  await guest.press(step, submitButton, { code });
}

async function seeAccount(shop: Shop, customer: Shopper, open: Open, see: See): Promise<void> {
  for (const path of [paths.personalHistory(), paths.personalReturns(), paths.productReview(product)]) await open(path);
  const checkout = await open(paths.checkout("individual"));
  await customer.press(checkout, orderButton, { ...pickupFields(checkout, email), ...buyer, "customer.phone": phone });
  await open(paths.orderPlaced("individual"));
  const history = await open(paths.personalHistory());
  const [order = ""] = history.all('main a[href*="/personal/history/"]').map((link) => link.getAttribute("href"));
  const id = Number(/\d+/.exec(order)?.[0]);
  const account = [paths.personal(), paths.personalAccount(), paths.personalFavorites(), paths.personalOrder(id)];
  const forms = [paths.personalAddress("new"), paths.personalCompany("new")];
  for (const path of [...account, ...forms, paths.personalInvoice(id)]) await open(path);
  const cancel = await open(paths.orderRequest(id, "cancel"));
  see(await submit(customer, cancel, submitButton));
  await customer.press(cancel, submitButton, { reason: "mistake" });
  await open(paths.personalOrder(id));
  await createApi(shop.api().url).bringOrder(id, "completed");
  const refund = await open(paths.orderRequest(id, "refund"));
  see(await submit(customer, refund, submitButton));
  for (const path of [paths.personalReturns(), paths.personalOrder(id)]) await open(path);
}

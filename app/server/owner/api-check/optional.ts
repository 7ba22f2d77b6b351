import { basketToWire } from "~/api/schemas/basket";
import { checkoutToWire } from "~/api/schemas/checkout";
import type { Pagination } from "~/api/schemas/common";
import { sitemapKind } from "~/api/schemas/pages";

import { calls, type Call } from "./calls";
import { pageFaults } from "./faults";
import { unknownText, type Sample } from "./first-start";
import type { Probe } from "./probe";

const perPage = 3;

/** Makes the calls that a shop can do without for a first start. */
export async function checkOptional(probe: Probe, sample: Sample): Promise<void> {
  await checkPages(probe);
  await checkTexts(probe);
  await checkSearch(probe, sample);
  await checkProductParts(probe, sample);
  await checkVisitor(probe, sample);
  await checkGuests(probe);
}

async function checkPages(probe: Probe): Promise<void> {
  await probe.ask(calls.home);
  const brands = await askList(probe, calls.brands, ({ brands }) => brands, { page: 1, perPage });
  const stocks = await askList(probe, calls.stocks, ({ stocks }) => stocks, { page: 1 });
  const news = await askList(probe, calls.news, ({ news }) => news, { page: 1 });
  await askBySlug(probe, calls.brand, brands?.brands);
  await askBySlug(probe, calls.stock, stocks?.stocks);
  await askBySlug(probe, calls.article, news?.news);
  for (const kind of sitemapKind.options)
    await probe.ask(calls.sitemap, { query: { kind, page: 1, perPage: 100 }, once: true }, (data) =>
      pageFaults(data.pagination, data.urls.length, { page: 1, perPage: 100 }),
    );
}

async function checkTexts(probe: Probe): Promise<void> {
  await probe.ask(calls.about);
  await probe.ask(calls.contacts);
  await probe.ask(calls.formSettings);
  await askBySlug(probe, calls.document, (await probe.ask(calls.documents))?.pages);
  await askBySlug(probe, calls.information, (await probe.ask(calls.informationList))?.pages);
}

async function checkSearch(probe: Probe, { card }: Sample): Promise<void> {
  const q = card?.name.split(/\s/)[0] ?? "a";
  await askList(probe, calls.search, ({ products }) => products, { q, page: 1, perPage });
  await probe.ask(calls.suggest, { query: { q } });
}

async function checkProductParts(probe: Probe, { uid, card }: Sample): Promise<void> {
  const query: Record<string, string> = uid === null ? {} : { uid };
  if (card) {
    const params = { code: card.code };
    await probe.ask(calls.offers, { params, query });
    await probe.ask(calls.delivery, { params, query: { ...query, quantity: 1 } });
    await probe.ask(calls.related, { query: { ...query, codes: card.code } });
    await probe.ask(calls.products, { query: { ...query, ids: card.id } }, ({ products }) =>
      products.length === 1 && products[0]?.id === card.id
        ? []
        : [{ place: "data.products", expected: `expected the product ${card.id} alone` }],
    );
    const page = { page: 1, perPage };
    await probe.ask(calls.reviews, { params, query: { ...query, ...page } }, (data) =>
      pageFaults(data.pagination, data.reviews.length, page),
    );
    await probe.ask(calls.questions, { params, query: { ...query, ...page } }, (data) =>
      pageFaults(data.pagination, data.questions.length, page),
    );
    await probe.askRefused(calls.delivery, { params: { code: unknownText() } }, { status: 404 });
  }
  await probe.ask(calls.viewed, { query });
}

/** Favourites, promo codes and the checkout of the new visitor. Everything it stores is removed again. */
async function checkVisitor(probe: Probe, { uid, card }: Sample): Promise<void> {
  if (uid === null) return;
  await probe.askRefused(calls.applyPromo, { body: basketToWire.promo({ uid, code: unknownText() }) }, { status: 422 });
  await probe.ask(calls.removePromo, { query: { uid } });
  if (!card) return;
  await checkFavorites(probe, uid, card.id);
  await checkCheckout(probe, uid, card.id);
  for (const call of [calls.addresses, calls.parties, calls.banks])
    await probe.ask<unknown>(call, { query: { q: "Мос" } });
}

async function checkFavorites(probe: Probe, uid: string, id: number): Promise<void> {
  const has = (ids: number[]) => (data: { list: number[] }) =>
    data.list.join() === ids.join() ? [] : [{ place: "data.list", expected: `expected [${ids.join()}]` }];
  await probe.ask(calls.addFavorite, { params: { id }, query: { uid } }, has([id]));
  await probe.ask(calls.favoriteIds, { query: { uid } }, has([id]));
  await askList(probe, calls.favorites, ({ products }) => products, { uid, page: 1, perPage });
  await probe.ask(calls.removeFavorite, { params: { id }, query: { uid } }, has([]));
}

/** Asks for the checkout of a basket with one product, and empties the basket. */
async function checkCheckout(probe: Probe, uid: string, id: number): Promise<void> {
  await probe.ask(calls.changeBasket, { params: { id }, body: basketToWire.change({ uid, quantity: 1 }) });
  const query = { uid, personType: "individual" };
  const delivery = (await probe.ask(calls.checkoutSettings, { query }))?.deliveries[0];
  if (delivery) {
    const pointId = delivery.points[0]?.id;
    const chosen = { code: delivery.code, ...(pointId === undefined ? {} : { pointId }) };
    const body = checkoutToWire.calculate({ uid, personType: "individual", delivery: chosen });
    await probe.ask(calls.calculateOrder, { body }, ({ cost, discount, deliveryCost, totalPrice }) =>
      Math.abs(cost - discount + deliveryCost - totalPrice) <= 0.01
        ? []
        : [{ place: "data.totalPrice", expected: "expected cost - discount + deliveryCost" }],
    );
  }
  await probe.askRefused(calls.calculateOrder, { body: {} }, { status: 422, withFields: true });
  await probe.ask(calls.clearBasket, { query: { uid } });
}

/** A stranger must not see an order, nor learn whether it exists. */
async function checkGuests(probe: Probe): Promise<void> {
  const request = { params: { id: 999_999_999 }, query: { accessKey: unknownText() } };
  await probe.askRefused(calls.guestOrder, request, { status: 404 });
  await probe.askRefused(calls.guestPayment, request, { status: 404 });
  const body = checkoutToWire.track({ number: unknownText().slice(0, 40), phoneOrEmail: "nobody@example.com" });
  await probe.askRefused(calls.track, { body }, { status: 404 });
  await probe.askRefused(calls.session, { token: "invalid" }, { status: 401 });
}

type Query = { page: number; perPage?: number; q?: string; uid?: string };

async function askList<T extends { pagination: Pagination }>(
  probe: Probe,
  call: Call<T>,
  itemsOf: (data: T) => readonly unknown[],
  query: Query,
): Promise<T | null> {
  return probe.ask(call, { query }, (data) => pageFaults(data.pagination, itemsOf(data).length, query));
}

/** Opens the first item of a list, and one that does not exist. */
async function askBySlug<T>(probe: Probe, call: Call<T>, list: readonly { slug: string }[] | undefined): Promise<void> {
  const slug = list?.[0]?.slug;
  if (slug === undefined) return;
  await probe.ask(call, { params: { slug } });
  await probe.askRefused(call, { params: { slug: unknownText() } }, { status: 404 });
}

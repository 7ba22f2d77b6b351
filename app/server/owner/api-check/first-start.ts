import { randomUUID } from "node:crypto";

import { type Basket, basketToWire } from "~/api/schemas/basket";
import type { CatalogInfo } from "~/api/schemas/catalog";
import type { Card } from "~/api/schemas/common";

import { calls } from "./calls";
import { pageFaults, type Fault } from "./faults";
import type { Probe } from "./probe";

/** What the first calls found: later calls need it. */
export type Sample = { uid: string | null; card: Card | null };

const unknownCode = "no-such-product";
const perPage = 3;

/** Makes the calls that a shop needs for a first start, and returns a visitor and a product for the others. */
export async function checkFirstStart(probe: Probe): Promise<Sample> {
  await probe.ask(calls.settings);
  await probe.ask(calls.menu);
  const card = await checkCatalog(probe);
  await checkProduct(probe, card);
  const uid = (await probe.ask(calls.uid, { once: true }))?.uid ?? null;
  if (uid !== null) await checkBasket(probe, uid, card);
  return { uid, card };
}

/** @returns a product that can be bought, if there is one */
async function checkCatalog(probe: Probe): Promise<Card | null> {
  const catalog = await probe.ask(calls.catalog);
  const sections = (catalog?.sections ?? []).flatMap((section) => [...section.items, section]);
  const section = sections.find(({ count }) => count > perPage) ?? sections.find(({ count }) => count > 0);
  const scope: Record<string, string> = section ? { sectionCode: section.code } : {};
  const listing = await askListing(probe, scope, 1);
  if (listing && listing.pagination.pages > 1) await askListing(probe, scope, 2, listing);
  const query = { page: 1, perPage: 24, sort: "price_asc", "filter[inStock]": 1 };
  const inStock = await probe.ask(calls.listing, { query }, ({ products, pagination }) => [
    ...pageFaults(pagination, products.length, query),
    ...inStockFaults(products),
  ]);
  await probe.askRefused(calls.listing, { query: { sectionCode: unknownCode } }, { status: 404 });
  return inStock?.products.find(({ price }) => price > 0) ?? listing?.products[0] ?? null;
}

/** @param previous the page before this one, which must have other products */
async function askListing(probe: Probe, scope: Record<string, string>, page: number, previous?: CatalogInfo) {
  const earlier = new Set(previous?.products.map(({ id }) => id));
  return probe.ask(calls.listing, { query: { ...scope, page, perPage } }, ({ products, pagination, section }) => {
    const faults = pageFaults(pagination, products.length, { page, perPage });
    if (products.some(({ id }) => earlier.has(id)))
      faults.push({ place: "data.products", expected: `expected no product of page ${page - 1} on page ${page}` });
    if (scope["sectionCode"] !== undefined && section?.code !== scope["sectionCode"])
      faults.push({ place: "data.section.code", expected: `expected ${scope["sectionCode"]}` });
    return faults;
  });
}

function inStockFaults(products: readonly Card[]): Fault[] {
  const faults: Fault[] = [];
  if (products.some(({ isStock }) => isStock === 0))
    faults.push({ place: "data.products", expected: "expected only products in stock with filter[inStock]=1" });
  if (products.some(({ price }, index) => price < (products[index - 1]?.price ?? 0)))
    faults.push({ place: "data.products", expected: "expected rising prices with sort=price_asc" });
  return faults;
}

async function checkProduct(probe: Probe, card: Card | null): Promise<void> {
  if (card)
    await probe.ask(calls.product, { params: { code: card.code } }, ({ product }) =>
      product.id === card.id ? [] : [{ place: "data.product.id", expected: `expected ${card.id}, as in the listing` }],
    );
  await probe.askRefused(calls.product, { params: { code: unknownCode } }, { status: 404 });
}

/** Fills and empties the basket of a new visitor. */
async function checkBasket(probe: Probe, uid: string, card: Card | null): Promise<void> {
  await probe.ask(calls.basket, { query: { uid, peek: 1 } }, has(0));
  if (card) {
    const params = { id: card.id };
    const body = basketToWire.add({ uid, quantity: await stepOf(probe, card) });
    const added = await probe.ask(calls.addToBasket, { params, body });
    const line = added?.list.find(({ productId }) => productId === card.id);
    await probe.ask(calls.basket, { query: { uid } }, has(1));
    const quantity = line?.quantity ?? 1;
    await probe.ask(calls.changeBasket, { params, body: basketToWire.change({ uid, quantity }) }, has(1));
    await probe.askRefused(calls.addToBasket, { params, body: {} }, { status: 422, withFields: true });
    await probe.ask(calls.changeBasket, { params, body: basketToWire.change({ uid, quantity: 0 }) }, has(0));
  }
  await probe.ask(calls.clearBasket, { query: { uid } }, has(0));
}

/** The number of pieces that the product is sold in. */
async function stepOf(probe: Probe, { code }: Card): Promise<number> {
  const view = await probe.ask(calls.product, { params: { code }, once: true });
  return view?.product.multiplicity ?? 1;
}

const has =
  (lines: number) =>
  (basket: Basket): Fault[] => {
    const { list, cost, discount, discounts, totalPrice } = basket;
    const faults: Fault[] = [];
    if (list.length !== lines)
      faults.push({ place: "data.list", expected: `expected ${lines} lines, received ${list.length}` });
    if (Math.abs(cost - discount - totalPrice) > 0.01)
      faults.push({ place: "data.totalPrice", expected: `expected cost - discount = ${cost - discount}` });
    const listed = discounts?.reduce((all, { sum }) => all + sum, 0) ?? discount;
    if (Math.abs(listed - discount) > 0.01)
      faults.push({ place: "data.discounts", expected: `expected sums that add up to ${discount}` });
    return faults;
  };

/** A text that no code, key or number of the API equals. */
export const unknownText = () => `none-${randomUUID()}`;

import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";

import { createTestVisit } from "~/session/test-visit";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi } from "#mocks/testing/test-api";

import { stubApi } from "../../../tests/fixtures/stub-api";
import type * as basketSchemas from "./basket";
import type * as commonSchemas from "./common";

/**
 * An owner's API has the embedded API's data, but calls the price of a product `cost_rub` and the pieces to add `qty`.
 * Each name is changed in the one schema file that defines it.
 */
const api = createTestApi({ seed: seedTiny });

function withOwnNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnNames);
  if (typeof value !== "object" || value === null) return value;
  const isCard = "badge" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [isCard && name === "price" ? "cost_rub" : name, withOwnNames(inner)]),
  );
}

async function ownApi(address: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(address);
  const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  const { qty, ...rest } = z.looseObject({ qty: z.int().optional() }).parse(sent ?? {});
  const answer = await call(api, pathname + search, {
    method,
    language: "en",
    ...(sent === undefined ? {} : { body: { ...rest, quantity: qty } }),
  });
  return Response.json(withOwnNames(answer.json()), { status: answer.status });
}

const withOwnPrice = async (original: () => Promise<typeof commonSchemas>) => {
  const schemas = await original();
  const { price, ...shape } = schemas.card.shape;
  const card: z.ZodType<commonSchemas.Card> = z
    .object({ ...shape, cost_rub: price })
    .transform(({ cost_rub, ...other }) => ({ ...other, price: cost_rub }));
  return { ...schemas, card };
};

const withOwnQuantity = async (original: () => Promise<typeof basketSchemas>) => {
  const schemas = await original();
  const add = ({ quantity, ...other }: basketSchemas.BasketAddBody) => ({ ...other, qty: quantity });
  return { ...schemas, basketToWire: { ...schemas.basketToWire, add } };
};

/** The functions that pages call, with or without the owner's changes. */
async function loadShop({ changed }: { changed: boolean }) {
  vi.stubEnv("LOG_LEVEL", "silent");
  stubApi(ownApi);
  vi.resetModules();
  if (changed) {
    vi.doMock("./common", withOwnPrice);
    vi.doMock("./basket", withOwnQuantity);
  }
  const [catalog, basket, home] = await Promise.all([
    import("../catalog.server"),
    import("../basket.server"),
    import("~/routes/home/home.server"),
  ]);
  return { ...catalog, ...basket, ...home };
}

afterEach(() => {
  vi.doUnmock("./common");
  vi.doUnmock("./basket");
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { caller } = createTestVisit("visitor-1");
const knownProduct = z.object({ product: z.object({ id: z.int(), code: z.string(), price: z.number().positive() }) });

describe("an API with names of its own", () => {
  it("serves every page that shows a price, after a change in one schema file", async () => {
    const shop = await loadShop({ changed: true });
    const listing = await shop.getListing(caller, "visitor-1", { page: 1, perPage: 10, filters: {} });
    const [card] = listing.data?.products ?? [];
    const known = await call(api, `/api/app/catalog/product/${card?.code ?? ""}/view`);
    const { id, code, price } = known.data(knownProduct).product;
    expect(card).toMatchObject({ id, price });
    expect((await shop.getProduct(caller, null, code)).data?.product).toMatchObject({ id, price });
    expect((await shop.listProducts(caller, null, [id])).data?.products[0]).toMatchObject({ id, price });
    const { rows } = await shop.loadHome(createTestVisit("visitor-1"));
    const shown = rows.flatMap(({ cards }) => cards).find((other) => other.id === id);
    expect(shown).toMatchObject({ id, price });
  });

  it("gets the bodies that it reads", async () => {
    const shop = await loadShop({ changed: true });
    const { data } = await shop.addToBasket(caller, "visitor-2", 1, 2);
    expect(data?.list[0]).toMatchObject({ productId: 1, quantity: 2, product: { id: 1 } });
    expect(data?.list[0]?.product.price).toBeGreaterThan(0);
  });

  it("does not fit without the changes", async () => {
    const shop = await loadShop({ changed: false });
    const listing = await shop.getListing(caller, null, { page: 1, perPage: 10, filters: {} });
    expect(listing.error?.code).toBe("malformed");
    expect((await shop.addToBasket(caller, "visitor-3", 1, 2)).error?.fields).toHaveProperty("quantity");
  });
});

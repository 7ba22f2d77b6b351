import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { errorBody } from "~/api/schemas/common";
import { failures } from "#mocks/errors";
import { createTestApi, type TestApi } from "#mocks/testing";
import { call } from "#mocks/testing-call";

import type { Endpoint } from "./endpoint";
import { endpoints } from "./endpoints";

let api: TestApi;
beforeAll(() => (api = createTestApi()));
afterAll(() => api.close());

/** Something that exists for every varying part of the paths. */
function sample(endpoint: Endpoint): string {
  const { db } = api.context;
  const slug = endpoint.path.split("/")[3] ?? "";
  const table = { brand: "brand", stock: "stock", news: "news" }[slug];
  const found = table
    ? db.get<{ slug: string }>(`select slug from ${table} limit 1`)
    : db.get<{ slug: string }>("select slug from page where kind = ?", slug);
  const product = db.get<{ id: number; code: string }>(
    "select id, code from product where stock > 10 and price > 0 and group_id is not null and multiplicity = 1 and pictures <> '[]'",
  );
  return endpoint.path
    .replace("{slug}", found?.slug ?? "")
    .replace("{code}", product?.code ?? "")
    .replace("{productId}", String(product?.id ?? ""));
}

const bodies: Record<string, unknown> = {
  requestNotice: { uid: "contract", contact: "shopper@example.com" },
  addToBasket: { uid: "contract", quantity: 2 },
  changeBasket: { uid: "contract", quantity: 3 },
  addFault: { path: "/nowhere", fault: "slow", ms: 1 },
};

const queries: Record<string, string> = {
  suggest: "q=дрель",
  searchProducts: "q=дрель&uid=contract",
};

function promoCode(): string {
  const promo = api.context.db.get<{ code: string }>(
    "select code from promo where expires_at is null or expires_at > '2100'",
  );
  return promo?.code ?? "";
}

function ask(endpoint: Endpoint, path: string, language: "ru" | "en", body: unknown) {
  const method = endpoint.method.toUpperCase();
  return call(api, path, { method, language, ...(body === undefined ? {} : { body }) });
}

describe.each([...endpoints])("$method $path", (endpoint) => {
  it.each(["ru", "en"] as const)("answers as its schema says, and nothing more (%s)", async (language) => {
    const query = queries[endpoint.id] ?? "uid=contract&perPage=24";
    const body = endpoint.id === "applyPromo" ? { uid: "contract", code: promoCode() } : bodies[endpoint.id];
    const answer = await ask(endpoint, `${sample(endpoint)}?${query}`, language, body);
    expect(answer.status).toBe(200);
    // Parsing drops what the schema does not know: the same before and after means that nothing else was sent.
    expect(answer.json()).toEqual(z.object({ data: endpoint.answer }).parse(answer.json()));
  });
});

describe("every text of an English answer", () => {
  it.each(endpoints.filter(({ method, tag }) => method === "get" && tag !== "Embedded API"))(
    "$path",
    async (endpoint) => {
      const query = queries[endpoint.id] ?? "uid=contract&perPage=100";
      const answer = await ask(endpoint, `${sample(endpoint)}?${query}`, "en", undefined);
      expect(JSON.stringify(answer.json()).match(/[^"]*[а-яё][^"]*/i)?.[0]).toBeUndefined();
    },
  );
});

describe("what does not exist", () => {
  const lost = { slug: "no-such-slug", code: "no-such-product", productId: "999999999" };

  it.each(endpoints.filter(({ params }) => params))(
    "is a 404 in the contract's form: $method $path",
    async (endpoint) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof lost) => lost[name]);
      const answer = await ask(endpoint, `${path}?uid=contract`, "ru", bodies[endpoint.id]);
      expect(answer.status).toBe(404);
      expect(endpoint.errors).toContain(errorBody.parse(answer.json()).error.code);
    },
  );
});

describe("what is needed and missing", () => {
  const needy = endpoints.filter(({ body, query }) => body ?? query?.some(({ required }) => required));

  it.each(needy)("is a 422 with the field: $method $path", async (endpoint) => {
    const answer = await ask(endpoint, sample(endpoint), "ru", endpoint.body ? {} : undefined);
    expect(answer.status).toBe(422);
    expect(errorBody.parse(answer.json()).error.code).toBe("validation_failed");
  });
});

it("knows the status of every error code that the table names", () => {
  for (const { errors = [] } of endpoints)
    for (const code of errors) expect(failures[code].status).toBeGreaterThanOrEqual(400);
});

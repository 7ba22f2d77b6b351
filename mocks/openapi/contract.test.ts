import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { errorBody } from "~/api/schemas/common";
import { writeColor } from "~/lib/css-color";
import { failures, sentCodeOf } from "#mocks/errors";
import { call } from "#mocks/testing/call";
import { guestSample } from "#mocks/testing/guest-samples";
import { customerSample } from "#mocks/testing/samples";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import type { Endpoint } from "./endpoint";
import { endpoints } from "./endpoints";

let api: TestApi;
beforeAll(async () => void (api = await createDemoApi()));
afterAll(() => api.close());

/** The endpoint's path with existing values for its parameters. */
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
  requestNotification: { uid: "contract", contact: "shopper@example.com" },
  askQuestion: { uid: "contract", author: "Boris", text: "Does it come with a case?" },
  voteForReview: { uid: "contract", isHelpful: true },
  addToBasket: { uid: "contract", quantity: 2 },
  changeBasket: { uid: "contract", quantity: 3 },
  calculateOrder: { uid: "contract", personType: "individual", delivery: { code: "courier", city: "Тверь" } },
  addFault: { path: "/nowhere", fault: "slow", ms: 1 },
  changeProduct: {},
  ageCode: { seconds: 60 },
  changeOrderStatus: { status: "confirmed" },
};

const queries: Record<string, string> = {
  suggest: "q=дрель",
  searchProducts: "q=дрель&uid=contract",
  suggestAddress: "q=твер лен",
  suggestParty: "q=9901",
  suggestBank: "q=0499",
};

function promoCode(): string {
  const promo = api.context.db.get<{ code: string }>(
    "select code from promo where expires_at is null or expires_at > '2100'",
  );
  return promo?.code ?? "";
}

function ask(endpoint: Endpoint, path: string, language: "ru" | "en", body: unknown, token?: string) {
  const method = endpoint.method.toUpperCase();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return call(api, path, { method, language, headers, ...(body === undefined ? {} : { body }) });
}

/** Calls an endpoint with valid data, so that the call succeeds. */
async function callWithSample(endpoint: Endpoint, language: "ru" | "en", perPage = 24) {
  const query = queries[endpoint.id] ?? `uid=contract&perPage=${perPage}`;
  const guest = await guestSample(api, endpoint.id);
  if (guest) return call(api, guest.path, { method: endpoint.method.toUpperCase(), language, ...guest.options });
  const own = await customerSample(api, endpoint);
  if (own) {
    const path = sample(endpoint).replace("{id}", String(own.id)).replace("{type}", "invoice");
    return ask(endpoint, `${path}?${query}`, language, own.body, own.token);
  }
  const body = endpoint.id === "applyPromo" ? { uid: "contract", code: promoCode() } : bodies[endpoint.id];
  return ask(endpoint, `${sample(endpoint)}?${query}`, language, body);
}

const label = z.looseObject({ name: z.string(), color: z.string() });

/** A response with the colours of its labels in the form that parsing produces. */
function writeColors(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_name, value: unknown) => {
    const isLabel = label.safeParse(value);
    return isLabel.success ? { ...isLabel.data, color: writeColor(isLabel.data.color) } : value;
  });
}

describe.each(endpoints.filter(({ page }) => !page))("$method $path", (endpoint) => {
  it.each(["ru", "en"] as const)("returns exactly what its schema describes (%s)", async (language) => {
    const answer = await callWithSample(endpoint, language);
    expect(answer.status).toBe(endpoint.status ?? 200);
    // Parsing drops fields that the schema does not know, so equality means that the response has no others.
    expect(writeColors(answer.json())).toEqual(z.object({ data: endpoint.response }).parse(answer.json()));
  });
});

describe("every text of an English response", () => {
  it.each(endpoints.filter(({ method, tag }) => method === "get" && tag !== "Embedded API"))(
    "$path",
    async (endpoint) => {
      const text = await (await callWithSample(endpoint, "en", 100)).response.text();
      expect(text.match(/[^"]*[а-яё][^"]*/i)?.[0]).toBeUndefined();
    },
  );
});

describe("calls for customers only", () => {
  it.each(endpoints.filter((endpoint) => endpoint.private))(
    "return 401 for a guest and for an invalid token: $method $path",
    async (endpoint) => {
      for (const token of [undefined, "dead"]) {
        const answer = await ask(endpoint, endpoint.path.replace(/\{\w+\}/g, "1"), "ru", endpoint.body && {}, token);
        expect([answer.status, answer.error().code]).toEqual([401, "unauthorized"]);
      }
    },
  );
});

describe("calls for a missing item", () => {
  const lost = {
    slug: "no-such-slug",
    code: "no-such-product",
    productId: "999999999",
    id: "999999999",
    phone: "+79999999999",
    type: "nothing",
  };

  it.each(endpoints.filter(({ params }) => Object.keys(params).length > 0))(
    "return 404 with the contract's error body: $method $path",
    async (endpoint) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof lost) => lost[name]);
      const own = await customerSample(api, endpoint);
      const body = own ? own.body : bodies[endpoint.id];
      const answer = await ask(endpoint, `${path}?uid=contract`, "ru", body, own?.token);
      expect(answer.status).toBe(404);
      expect(endpoint.errors.map(sentCodeOf)).toContain(errorBody.parse(answer.json()).error.code);
    },
  );
});

describe("calls without a required value", () => {
  const needy = endpoints.filter(
    ({ body, form, query }) => (body && !body.safeParse({}).success) ?? form ?? query?.some(({ required }) => required),
  );

  it.each(needy)("return 422: $method $path", async (endpoint) => {
    const own = await customerSample(api, endpoint);
    const path = sample(endpoint).replace("{id}", String(own?.id ?? 1));
    const answer = await ask(endpoint, path, "ru", endpoint.body ? {} : undefined, own?.token);
    expect(answer.status).toBe(422);
    expect(errorBody.parse(answer.json()).error.code).toBe("validation_failed");
  });
});

it("every error code in the table has a status", () => {
  for (const { errors } of endpoints)
    for (const code of errors) expect(failures[code].status).toBeGreaterThanOrEqual(400);
});

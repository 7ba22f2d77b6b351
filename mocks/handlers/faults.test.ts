import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

const settings = "/api/app/settings/view";

let api: TestApi;
beforeEach(() => (api = createTestApi({ seed: seedTiny })));
afterEach(() => api.close());

const withHeader = (scenario: string, path = settings) => call(api, path, { headers: { "x-scenario": scenario } });
const addRule = (rule: unknown) => call(api, "/scenario", { method: "POST", body: rule });

describe("a fault requested with a header", () => {
  it("fails with a status and the error body of the contract", async () => {
    const answer = await withHeader("status=503");
    expect([answer.status, answer.error().code]).toEqual([503, "unavailable"]);
  });

  it.each([
    ["malformed", "application/json", /^\{"data"/],
    ["empty", "application/json", /^$/],
    ["html", "text/html", /<h1>/],
  ])("answers 200 with a %s body", async (scenario, type, body) => {
    const { status, response, json } = await withHeader(scenario);
    expect([status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(await response.text()).toMatch(body);
    expect(json).toThrow(SyntaxError);
  });

  it("executes the call but loses the response", async () => {
    const add = { method: "POST", body: { uid: "u", quantity: 1 }, headers: { "x-scenario": "lost" } };
    expect((await call(api, "/api/app/basket/1/add", add)).response.type).toBe("error");
    expect((await call(api, "/api/app/basket/view?uid=u")).json()).toMatchObject({ data: { list: [{ quantity: 1 }] } });
  });

  it("breaks the connection", async () => expect((await withHeader("drop")).response.type).toBe("error"));

  it("waits, then returns the normal response", async () => {
    const start = performance.now();
    expect((await withHeader("slow=60")).status).toBe(200);
    // Measured by the more precise clock, timers may fire slightly early.
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it("affects only that call", async () => {
    await withHeader("status=500");
    expect((await call(api, settings)).status).toBe(200);
  });

  it("does not store anything when it fails", async () => {
    const add = { method: "POST", body: { uid: "u", quantity: 1 }, headers: { "x-scenario": "status=500" } };
    expect((await call(api, "/api/app/basket/1/add", add)).status).toBe(500);
    expect((await call(api, "/api/app/basket/view?uid=u")).json()).toMatchObject({ data: { list: [] } });
  });
});

describe("a fault requested with a call", () => {
  it("affects calls of its path until it is cleared", async () => {
    expect((await addRule({ path: "/api/app/settings/*", fault: "status", status: 500 })).status).toBe(200);
    expect((await call(api, settings)).status).toBe(500);
    expect((await call(api, "/api/app/profile/uid")).status).toBe(200);
    await call(api, "/scenario", { method: "DELETE" });
    expect((await call(api, settings)).status).toBe(200);
  });

  it("can be limited to one visitor, by query or body", async () => {
    await addRule({ path: "/api/app/basket/*", fault: "status", uid: "unlucky" });
    const status = async (uid: string) => [
      (await call(api, `/api/app/basket/view?uid=${uid}`)).status,
      (await call(api, "/api/app/basket/1/add", { method: "POST", body: { uid, quantity: 1 } })).status,
    ];
    expect([await status("unlucky"), await status("lucky")]).toEqual([
      [500, 500],
      [200, 200],
    ]);
  });

  it("does not affect /scenario itself", async () => {
    await addRule({ path: "*", fault: "drop" });
    expect((await call(api, "/scenario", { method: "DELETE" })).status).toBe(200);
  });

  it.each([[{}], [{ path: "*", fault: "explode" }], [{ path: "*", fault: "slow", ms: -1 }], ["text"]])(
    "is rejected as %j",
    async (rule) => {
      expect((await addRule(rule)).status).toBe(422);
    },
  );

  it("can be a change of the stock", async () => {
    const body = { price: 5, stock: 1 };
    expect((await call(api, "/scenario/product/1", { method: "POST", body })).status).toBe(200);
    expect((await call(api, "/api/app/catalog/product/product-1/view")).json()).toMatchObject({
      data: { product: { price: 5, isStock: 1 } },
    });
    expect((await call(api, "/scenario/product/999", { method: "POST", body })).status).toBe(404);
  });
});

describe("without permission for faults", () => {
  it("there is no /scenario, and the header is ignored", async () => {
    const live = createTestApi({ db: api.context.db, faults: false });
    expect((await call(live, settings, { headers: { "x-scenario": "status=500" } })).status).toBe(200);
    await expect(call(live, "/scenario")).rejects.toThrow("No handler");
    await expect(call(live, "/scenario/product/1", { method: "POST", body: {} })).rejects.toThrow("No handler");
  });
});

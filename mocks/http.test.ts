import { request } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { errorBody } from "~/api/schemas/common";
import { seedTiny } from "#mocks/testing/seed";
import { startApi } from "#mocks/testing/test-api";

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ seed: seedTiny });
});
afterAll(() => api.close());

const errorOf = async (response: Response) => errorBody.parse(await response.json()).error;

/** Sends a request with its path unchanged, which `fetch` would normalise; returns the status. */
function raw(path: string, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(api.url);
    const sent = request({ host: url.hostname, port: url.port, path, method }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end();
  });
}

describe("over HTTP", () => {
  it("a call returns JSON with its length and the request's ID", async () => {
    const response = await fetch(`${api.url}/api/app/settings/view`, { headers: { "x-request-id": "r-1" } });
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    expect(response.headers.get("x-request-id")).toBe("r-1");
  });

  it("a request body is received", async () => {
    const body = JSON.stringify({ uid: "h", quantity: 2 });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${api.url}/api/app/basket/1/add`, { method: "POST", headers, body });
    expect(await response.json()).toMatchObject({ data: { list: [{ productId: 1, quantity: 2 }] } });
  });

  it("HEAD has the response of GET without the body", async () => {
    const response = await fetch(`${api.url}/healthz`, { method: "HEAD" });
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, "24", ""]);
  });

  it.each(["/", "/docs", "/outbox"])("%s is an HTML page", async (path) => {
    const response = await fetch(`${api.url}${path}`);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it("an unknown path is a 404 and a wrong method a 405, in the requested language and with the request's ID", async () => {
    const headers = { "accept-language": "en", "x-request-id": "r-2" };
    const lost = await fetch(`${api.url}/api/app/nothing`, { headers });
    expect([lost.status, lost.headers.get("x-request-id"), await errorOf(lost)]).toEqual([
      404,
      "r-2",
      { code: "not_found", message: "We could not find what you were looking for" },
    ]);
    const wrong = await fetch(`${api.url}/api/app/settings/view`, { method: "DELETE" });
    expect([wrong.status, (await errorOf(wrong)).code]).toEqual([405, "method_not_allowed"]);
  });

  it("a trailing slash is ignored", async () => {
    expect(await raw("/healthz/")).toBe(200);
    expect(await raw("/api/app/settings/view/")).toBe(200);
  });

  it("an undecodable path is a 400", async () => {
    expect(await raw("/api/app/brand/%E0%A4%A/view")).toBe(400);
    expect(await raw("//")).not.toBe(500);
  });

  it("an invalid JSON body is a 400, a body over the limit a 413", async () => {
    const post = (body: string) =>
      fetch(`${api.url}/api/app/basket/promo`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    expect((await post("{")).status).toBe(400);
    expect((await post(`"${"x".repeat(1_000_001)}"`)).status).toBe(413);
  });

  it("the fault drop breaks the connection", async () => {
    await expect(fetch(`${api.url}/api/app/settings/view`, { headers: { "x-scenario": "drop" } })).rejects.toThrow(
      "fetch failed",
    );
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });

  it("a picture that does not exist is a 404", async () => {
    expect((await fetch(`${api.url}/upload/catalog/none.jpg`)).status).toBe(404);
  });
});

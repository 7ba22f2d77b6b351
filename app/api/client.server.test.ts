import { createServer, type RequestListener, type Server } from "node:http";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";

import type { callApi as CallApi, Caller } from "./client.server";

let server: Server;
let answer: RequestListener;
let asked: { method: string | undefined; url: string | undefined; headers: NodeJS.Dict<string | string[]> }[];
let callApi: typeof CallApi;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  vi.stubEnv("API_URL", `http://127.0.0.1:${address.port}`);
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
  ({ callApi } = await import("./client.server"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

const caller = (fields: Partial<Caller> = {}): Caller => ({
  requestId: "r1",
  locale: "en",
  token: null,
  calls: [],
  ...fields,
});
const schema = z.object({ n: z.number() });
const get = (fields: Partial<Caller> = {}, limit = 2000) => callApi(caller(fields), { path: "/x", schema, limit });

describe("callApi", () => {
  it("gives the data and sends id, language, token and query on", async () => {
    answer = json(200, { data: { n: 1, extra: true } });
    const who = caller({ token: "secret" });
    const result = await callApi(who, {
      path: "/x",
      query: { a: "ё&", b: 2, none: null, empty: "" },
      schema,
      limit: 2000,
    });
    expect(result).toEqual({ data: { n: 1 }, error: null, status: 200 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe("/x?a=%D1%91%26&b=2");
    expect(asked[0]?.headers).toMatchObject({
      "x-request-id": "r1",
      "accept-language": "en",
      authorization: "Bearer secret",
    });
    expect(who.calls).toHaveLength(1);
    expect(who.calls[0]).toMatchObject({
      id: "r1.1",
      type: "GET",
      path: "/x",
      status: 200,
      options: { limit: 2000, tries: 1 },
    });
  });

  it("keeps the API's code, message and fields", async () => {
    answer = json(422, {
      error: { code: "validation_failed", message: "Check the field", fields: { phone: "Too short" } },
    });
    expect(await get()).toEqual({
      data: null,
      error: { code: "validation_failed", message: "Check the field", fields: { phone: "Too short" } },
      status: 422,
    });
    expect(asked).toHaveLength(1);
  });

  it("tries a failed read once more", async () => {
    answer = (request, response) =>
      asked.length === 1 ? json(503, {})(request, response) : json(200, { data: { n: 2 } })(request, response);
    expect(await get()).toMatchObject({ data: { n: 2 } });
    expect(asked).toHaveLength(2);
  });

  it("tries no further than twice, and a write only once", async () => {
    answer = (_request, response) => response.destroy();
    expect(await get()).toMatchObject({ status: 500, error: { code: "unreachable" } });
    const reads = asked.length;
    expect(reads).toBe(2);
    const written = await callApi(caller(), { method: "POST", path: "/x", body: {}, schema, limit: 2000 });
    expect(written).toMatchObject({ status: 500, error: { code: "unreachable" } });
    expect(asked.length - reads).toBe(1);
  });

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["another shape", '{"data":{"n":"one"}}'],
    ["no envelope", '{"n":1}'],
    ["null", "null"],
  ])("calls an answer of %s malformed", async (_name, body) => {
    answer = (_request, response) => response.end(body);
    expect(await get()).toMatchObject({ data: null, status: 500, error: { code: "malformed", message: null } });
  });

  it("gives up at its time limit, retry included", async () => {
    answer = () => undefined;
    const start = Date.now();
    expect(await get({}, 150)).toMatchObject({ status: 500, error: { code: "timeout" } });
    expect(Date.now() - start).toBeLessThan(1000);
    expect(asked).toHaveLength(1);
  });

  it("follows no redirect", async () => {
    answer = (_request, response) => response.writeHead(302, { Location: "/elsewhere" }).end();
    expect(await get()).toMatchObject({ status: 500, error: { code: "unreachable" } });
    expect(asked.every(({ url }) => url === "/x")).toBe(true);
  });
});

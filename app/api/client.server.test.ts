import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";

import { Agent } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";

import type * as Client from "./client.server";
import type { Caller } from "./client.server";

let server: Server;
let answer: RequestListener;
let asked: { method: string | undefined; url: string | undefined; headers: NodeJS.Dict<string | string[]> }[];
let callApi: typeof Client.callApi;
let callForFile: typeof Client.callForFile;

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
  ({ callApi, callForFile } = await import("./client.server"));
});

afterEach(async () => {
  vi.restoreAllMocks();
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
  it("returns the data and sends id, language, token and query", async () => {
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

  it("reports when to try again, if the API does", async () => {
    answer = (request, response) => {
      response.setHeader("Retry-After", "42");
      json(429, { error: { code: "too_many_requests", message: "Later" } })(request, response);
    };
    expect((await get()).error).toEqual({ code: "too_many_requests", message: "Later", fields: {}, retryAfter: 42 });
  });

  it("sends a form unchanged, and anything else as JSON", async () => {
    const bodies: string[] = [];
    answer = (request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += String(chunk)));
      request.on("end", () => {
        bodies.push(body);
        json(200, { data: { n: 1 } })(request, response);
      });
    };
    const form = new FormData();
    form.append("files[]", new File(["bytes"], "a.jpg", { type: "image/jpeg" }));
    for (const body of [form, { a: 1 }]) {
      await callApi(caller(), { method: "POST", path: "/x", body, schema, limit: 2000 });
    }
    expect(asked[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(bodies[0]).toContain('name="files[]"; filename="a.jpg"');
    expect([asked[1]?.headers["content-type"], bodies[1]]).toEqual(["application/json", '{"a":1}']);
  });

  it("retries a failed read once", async () => {
    answer = (request, response) =>
      asked.length === 1 ? json(503, {})(request, response) : json(200, { data: { n: 2 } })(request, response);
    expect(await get()).toMatchObject({ data: { n: 2 } });
    expect(asked).toHaveLength(2);
  });

  it("tries a read at most twice, and a write only once", async () => {
    answer = (_request, response) => response.destroy();
    expect(await get()).toMatchObject({ status: 500, error: { code: "unreachable" } });
    expect(asked).toHaveLength(2);
    const written = await callApi(caller(), { method: "POST", path: "/x", body: {}, schema, limit: 2000 });
    expect(written).toMatchObject({ status: 500, error: { code: "unreachable" } });
    expect(asked).toHaveLength(3);
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

  it("gives up at its time limit, including the retry", async () => {
    answer = () => undefined;
    const start = Date.now();
    expect(await get({}, 150)).toMatchObject({ status: 500, error: { code: "timeout" } });
    expect(Date.now() - start).toBeLessThan(1000);
    expect(asked).toHaveLength(1);
  });

  it.each([200, 400, 500])("reads no more than 5 MB of an answer of %d", async (status) => {
    let sent = 0;
    answer = (_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      const megabyte = Buffer.alloc(1024 * 1024, " ");
      const pour = () => {
        while (!response.destroyed && response.write(megabyte)) sent += 1;
      };
      response.on("drain", pour);
      pour();
    };
    expect(await get()).toMatchObject({ data: null, status: 500, error: { code: "malformed" } });
    // The limit applies twice, plus what the connection buffers.
    expect(sent).toBeLessThan(40);
  });

  it("gives up at its time limit while there is no connection yet", async () => {
    // As with a host that drops packets: nothing happens until the system gives up, after ten seconds and more.
    vi.spyOn(Agent.prototype, "dispatch").mockReturnValue(true);
    const start = performance.now();
    expect(await get({}, 100)).toMatchObject({ status: 500, error: { code: "timeout" } });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it("identifies an endpoint by its template, whatever its parameters", async () => {
    answer = json(200, { data: { n: 1 } });
    const who = caller();
    const ask = (code: string) => callApi(who, { path: "/x/:code/view", params: { code }, schema, limit: 2000 });
    await Promise.all(["a b", "../c", "d:code"].map(ask));
    expect(asked.map(({ url }) => url)).toEqual(["/x/a%20b/view", "/x/..%2Fc/view", "/x/d%3Acode/view"]);
    expect(who.calls.map(({ path }) => path)).toEqual(asked.map(({ url }) => url));

    answer = json(503, {});
    for (const code of ["1", "2", "3", "4", "5"]) await ask(code);
    const before = asked.length;
    expect(await ask("6")).toMatchObject({ error: { code: "unreachable" } });
    expect(asked).toHaveLength(before);
  });

  it("reads a compressed answer, and no more than 5 MB of it", async () => {
    const compressed =
      (text: string): RequestListener =>
      (_request, response) =>
        response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text));
    answer = compressed('{"data":{"n":3}}');
    expect((await get()).data).toEqual({ n: 3 });
    answer = compressed(`{"data":{"n":3}}${" ".repeat(6 * 1024 * 1024)}`);
    expect(await get()).toMatchObject({ data: null, error: { code: "malformed" } });
  });

  it("follows no redirect, which is no outage of the endpoint", async () => {
    answer = (_request, response) => response.writeHead(302, { Location: "/elsewhere" }).end();
    const refused = { status: 500, error: { code: "malformed" } };
    for (let times = 0; times < 6; times += 1) expect(await get()).toMatchObject(refused);
    expect(asked.every(({ url }) => url === "/x")).toBe(true);
    answer = json(200, { data: { n: 1 } });
    expect(await get()).toMatchObject({ data: { n: 1 } });
  });

  it("requests a page's main content even if the same endpoint was too slow for its side blocks", async () => {
    answer = () => undefined;
    for (let times = 0; times < 6; times += 1) await get({}, 20);
    expect(asked).toHaveLength(5);
    answer = json(200, { data: { n: 1 } });
    expect((await get({}, 2000)).data).toEqual({ n: 1 });
  });

  it("distinguishes a call that was not made from one that failed", async () => {
    await new Promise((closed) => server.close(closed));
    for (let times = 0; times < 6; times += 1) await get({}, 1900);
    const broken = caller();
    expect((await callApi(broken, { path: "/x", schema, limit: 1900 })).error).toMatchObject({ code: "unreachable" });
    expect(broken.calls[0]).toMatchObject({ options: { tries: 0 } });
  });
});

describe("callForFile", () => {
  const ask = (fields: Partial<Caller> = {}) => callForFile(caller(fields), { path: "/paper", limit: 2000 });

  it("returns the bytes of a page or a PDF, and sends the token", async () => {
    answer = (_request, response) =>
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end("<p>ё");
    const { data } = await ask({ token: "secret" });
    expect([data?.type, Buffer.from(data?.bytes ?? []).toString()]).toEqual(["text/html", "<p>ё"]);
    expect(asked[0]?.headers.authorization).toBe("Bearer secret");
  });

  it("rejects a file of another type, and keeps the API's error", async () => {
    answer = (_request, response) => response.writeHead(200, { "Content-Type": "image/svg+xml" }).end("<svg/>");
    expect(await ask()).toMatchObject({ data: null, status: 500, error: { code: "malformed" } });
    answer = json(404, { error: { code: "not_found", message: "No" } });
    expect(await ask()).toMatchObject({ data: null, status: 404, error: { code: "not_found" } });
  });
});

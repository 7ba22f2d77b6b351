import type { Socket } from "node:net";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { paths } from "~/paths";

import { headOf, openSocket, statusOf, sendRaw } from "./support/raw-request";
import { startShopWithLog } from "./support/shop-with-log";

type LoggedShop = Awaited<ReturnType<typeof startShopWithLog>>;

let shop: LoggedShop;
beforeAll(async () => {
  shop = await startShopWithLog(inject("apiUrl"), { LOG_LEVEL: "info", TRUSTED_PROXIES: "loopback" });
}, 60_000);
afterAll(() => shop.stop());

const html = { Accept: "text/html" };

describe("a malformed request", () => {
  test.each([
    ["slashes", `/en/x${"/".repeat(15_000)}a`],
    ["parts", "/a".repeat(7000)],
    ["letters", `/catalog/${"a".repeat(15_000)}`],
    ["dots", `/catalog${"/..".repeat(5000)}/search`],
    ["data", `/en/x${"/".repeat(15_000)}a.data`],
  ])("with thousands of %s in its path is rejected before it is parsed", async (_, path) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendRaw(shop.url, [`GET ${path} HTTP/1.1`, "Host: shop", "Accept: text/html"])),
    );
    expect(answers.map(statusOf)).toEqual(answers.map(() => 414));
    expect(headOf(answers[0] ?? "")).toMatch(/^Content-Security-Policy: default-src 'none'/im);
  });

  test.each([
    ["GET http://evil.example/ HTTP/1.1", 400],
    ["GET /%5C HTTP/1.1", 400],
    ["GET /%5Cevil.example HTTP/1.1", 400],
    ["GET /%09/%5C?x=1 HTTP/1.1", 400],
    ["GET /../../etc/passwd HTTP/1.1", 404],
    ["OPTIONS * HTTP/1.1", 405],
    ["TRACE / HTTP/1.1", 405],
    ["DELETE /basket HTTP/1.1", 405],
  ])("%s gets %i with security headers and is logged", async (line, status) => {
    const answer = await sendRaw(shop.url, [line, "Host: shop", "Accept: text/html", "X-Secret: echo"]);
    expect(statusOf(answer)).toBe(status);
    expect(headOf(answer)).toMatch(/^X-Content-Type-Options: nosniff/m);
    expect(headOf(answer)).toMatch(/^Content-Security-Policy: default-src 'none'/im);
    if (status === 405) expect(headOf(answer)).toMatch(/^Allow: GET, HEAD, POST$/m);
    expect(answer).not.toMatch(/evil\.example|X-Secret/);
    const [id] = /^X-Request-Id: (\S+)/m.exec(headOf(answer))?.slice(1) ?? [];
    await expect
      .poll(() =>
        shop
          .written()
          .split("\n")
          .find((entry) => entry.includes(`"${id}"`) && entry.includes('"event":"request"')),
      )
      .toContain(`"status":${status}`);
  });
});

describe("endless POST requests", () => {
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => void socket.destroy()));

  test("from one address do not block other visitors", async () => {
    const head = ["POST /feedback HTTP/1.1", "Host: shop", "X-Forwarded-For: 203.0.113.1"];
    const answered: number[] = [];
    for (let number = 0; number < 205; number += 1) {
      const socket = openSocket(shop.url, [
        ...head,
        "Content-Type: multipart/form-data; boundary=x",
        "Content-Length: 5000",
        "",
        "a",
      ]);
      socket.on("data", (data) => answered.push(statusOf(String(data))));
      sockets.push(socket);
    }
    await expect.poll(() => answered.filter((status) => status === 503).length, { timeout: 15_000 }).toBe(185);
    const others = { ...html, "X-Forwarded-For": "203.0.113.2" };
    expect((await fetch(shop.url + paths.brands(), { headers: others })).status).toBe(200);
    const body = new URLSearchParams({ answer: "refused" });
    const post = await fetch(shop.url + paths.consent(), { method: "POST", redirect: "manual", headers: others, body });
    expect(post.status).toBe(303);
    const own = { ...html, "X-Forwarded-For": "203.0.113.1" };
    expect((await fetch(shop.url + paths.brands(), { headers: own })).status).toBe(200);
  });
});

import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";

import { expect, inject, test } from "vitest";

import { startPlanOf } from "../fixtures/start-plan";

const shop = inject("shopUrl");

/** A file as sent over the network: `fetch` would decompress it. */
function sent(path: string, encodings: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(shop + path, { headers: { "Accept-Encoding": encodings } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).once("error", reject);
  });
}

const page = await (await fetch(shop, { headers: { Accept: "text/html" } })).text();
// The first file is the manifest; the libraries and the frame follow.
const script = startPlanOf(page).files[1] ?? "";
const style = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? "";

test.each([
  ["a script", script],
  ["a style sheet", style],
  ["the SVG sprite", "/icons.svg"],
])("%s is compressed with brotli for clients that accept it, without changing the file", async (_, path) => {
  const plain = await sent(path, "identity");
  const packed = await sent(path, "gzip, deflate, br, zstd");
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const name of ["content-type", "cache-control", "content-security-policy"]) {
    expect([name, packed.headers[name]]).toEqual([name, plain.headers[name]]);
  }
  expect(packed.headers.vary).toContain("Accept-Encoding");
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(plain.body.length * 0.45);
});

test.each(["br;q=0, gzip", "gzip", ""])(
  "a client that does not accept brotli does not get it: %s",
  async (encodings) => {
    expect((await sent(script, encodings)).headers["content-encoding"]).not.toBe("br");
  },
);

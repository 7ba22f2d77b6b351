import { get } from "node:http";

import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";

import { imageWidths } from "~/lib/link";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { startPlanOf } from "../fixtures/start-plan";
import { createApi } from "./support/api";
import { createShopper } from "./support/shopper";

const shop = inject("shopUrl");
const api = createApi();
const product = await api.product(landmarks.documents);
const picture = product.picture ?? "";
const document = product.documents[0]?.link ?? "";

/** Requests a path unchanged: `fetch` would normalise its dots. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(shop);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });
}

describe("pictures", () => {
  test.each([
    // sharp names AVIF by its container.
    ["image/avif,image/webp,*/*", "avif", "heif"],
    ["image/webp,*/*", "webp", "webp"],
    ["image/png,*/*", "jpeg", "jpeg"],
  ])("have the smallest format that the browser accepts: %s", async (Accept, format, found) => {
    for (const width of [imageWidths[0], 640] as const) {
      const response = await fetch(shop + paths.image(picture, width), { headers: { Accept } });
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("Vary")).toContain("Accept");
      expect(response.headers.getSetCookie()).toEqual([]);
      const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([image.format, image.width]).toEqual([found, width]);
    }
  });

  test("are created once, and then served unchanged", async () => {
    const url = shop + paths.image(picture, 128);
    const [first, second, third] = await Promise.all([fetch(url), fetch(url), fetch(url)]);
    const bytes = await Promise.all([first, second, third].map((response) => response.arrayBuffer()));
    const [one, ...others] = bytes.map((body) => Buffer.from(body).toString("base64"));
    expect(others).toEqual([one, one]);
  });

  test.each([
    ["at a width that is not on the list", `/images/97${picture}`],
    ["at no width", `/images/x${picture}`],
    ["that are missing in the API", "/images/96/upload/catalog/no-such-thing.jpg"],
    ["that are JSON from the API", "/images/96/api/app/settings/view"],
    ["that are JSON with a picture's file name", "/images/96/openapi.json"],
    ["outside the API's base path", "/images/96/../../etc/passwd.jpg"],
    ["outside the API's base path, encoded", "/images/96/%2e%2e/%2e%2e/secret.jpg"],
    ["outside the API's base path, fully encoded", "/images/96/..%2f..%2fsecret.jpg"],
    ["of another host", "/images/96//evil.example/x.jpg"],
    ["with an absolute URL of another host", "/images/96/http:%2f%2fevil.example%2fx.jpg"],
    ["with a query", "/images/96/upload/x.jpg%3fa=b.jpg"],
    ["with a malformed name", "/images/96/upload/x%00.jpg"],
    ["with a very long name", `/images/96/upload/${"x".repeat(400)}.jpg`],
  ])("%s get 404", async (_, path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

describe("documents", () => {
  test("are served as PDF to view inline", async () => {
    const response = await fetch(shop + paths.document(document));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });

  test.each([
    "/documents/upload/papers/no-such-paper.pdf",
    "/documents/upload/documents/../secret.pdf",
    "/documents/upload/%2e%2e/secret.pdf",
    "/documents/api/app/settings/view",
    "/documents/openapi.json",
    "/documents//evil.example/x.pdf",
    `/documents${picture}`,
    "/documents/",
  ])("%s gets 404", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

describe("ranges", () => {
  const ask = (Range: string) => fetch(`${shop}/icons.svg`, { headers: { Range, "Accept-Encoding": "identity" } });

  test("that a file has are served, so that a download can go on", async () => {
    const whole = await (await ask("")).text();
    for (const [range, part] of [
      ["bytes=0-0", whole.slice(0, 1)],
      ["bytes=-5", whole.slice(-5)],
      [`bytes=${whole.length - 1}-`, whole.slice(-1)],
    ] as const) {
      const response = await ask(range);
      expect([response.status, await response.text()]).toEqual([206, part]);
    }
  });

  // Express answers with 416, and writes a stack trace to the log each time.
  test.each(["bytes=5-1", "bytes=abc", "bytes=999999999-", "bytes=-0", "bytes=-999999999"])(
    "that a file does not have bring the whole file: %s",
    async (range) => {
      const response = await ask(range);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
      expect((await response.text()).startsWith("<svg")).toBe(true);
    },
  );
});

describe("cache lifetime", () => {
  test.each([
    ["/icons.svg", "public, max-age=3600"],
    ["/brand/favicon.svg", "public, max-age=3600"],
    ["/favicon.ico", "public, max-age=3600"],
    ["/brand/no-picture.svg", "public, max-age=3600"],
    ["/brand/no-such-file.svg", "no-store"],
    ["/brand/constructor", "no-store"],
    ["/no-such-file.svg", "private, no-cache"],
    ["/assets/no-such-file-12345678.js", "private, no-cache"],
    ["/healthz", "no-store"],
  ])("%s: %s", async (path, rule) => {
    expect((await fetch(shop + path)).headers.get("Cache-Control")).toBe(rule);
  });

  test("files with a hash in their name: unlimited", async () => {
    const page = await createShopper().open(paths.home());
    const built = page.all('link[href^="/assets/"]:not([rel*="icon"])').map((file) => file.getAttribute("href") ?? "");
    const { routes, files, entry, strings } = startPlanOf(page.body);
    const urls = [...new Set([...built, ...Object.values(routes), ...files, entry, ...strings])];
    expect(urls.length).toBeGreaterThan(5);
    for (const url of urls) {
      const response = await fetch(shop + url, { method: "HEAD" });
      expect(response.headers.get("Cache-Control"), url).toBe("public, max-age=31536000, immutable");
    }
  });
});

test("the shop reports the newest build and its manifest", async () => {
  const latest = await fetch(shop + paths.latestBuild());
  expect(latest.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(latest.headers.get("Cache-Control")).toBe("no-cache");
  expect(latest.headers.getSetCookie()).toEqual([]);
  const build = z.strictObject({ id: z.string(), date: z.iso.datetime() }).parse(await latest.json());
  const { body } = await createShopper().open(paths.home());
  const manifest = startPlanOf(body).files.find((file) => file.includes("/manifest-")) ?? "";
  const running = /"version":\s*"(\w+)"/.exec(await (await fetch(shop + manifest)).text())?.[1] ?? "";
  expect(build.id).toBe(running);
  expect(await (await fetch(`${shop}/builds/meta/${running}.json`)).json()).toEqual(build);
});

test("the shop reports that it is healthy", async () => {
  const response = await fetch(`${shop}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, "ok"]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

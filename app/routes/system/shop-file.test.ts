import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { pdfPolicy, strictPolicy } from "~/server/security-headers.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-files-"));
  mkdirSync(join(folder, "files/2026"), { recursive: true });
  writeFileSync(join(folder, "files/price.pdf"), "%PDF-1.4");
  writeFileSync(join(folder, "files/2026/Sizes_2.xlsx"), "PK");
  writeFileSync(join(folder, "files/page.html"), "<script>");
  writeFileSync(join(folder, "files/large.pdf"), "");
  truncateSync(join(folder, "files/large.pdf"), 10 * 1024 * 1024 + 1);
  mkdirSync(join(folder, "files/folder.pdf"));
  writeFileSync(join(folder, "shop.pdf"), "not below files/");
  vi.stubEnv("SHOP_DIR", folder);
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function ask(splat: string, headers: Record<string, string> = {}) {
  const { loader } = await import("./shop-file");
  const request = new Request(`http://shop.test/files/${splat}`, { headers });
  return loader({ params: { "*": splat }, request, context: {} });
}

describe("a file of the shop's owner", () => {
  it("is shown if the browser can, and has its type, name and policy", async () => {
    const response = await ask("price.pdf");
    expect([response.status, await response.text()]).toEqual([200, "%PDF-1.4"]);
    const { etag, ...headers } = Object.fromEntries(response.headers);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(headers).toEqual({
      "cache-control": "public, no-cache",
      "content-disposition": 'inline; filename="price.pdf"',
      "content-length": "8",
      "content-security-policy": pdfPolicy,
      "content-type": "application/pdf",
    });
  });

  it("is offered to be saved if not", async () => {
    const { status, headers } = await ask("2026/Sizes_2.xlsx");
    expect([status, headers.get("Content-Disposition")]).toEqual([200, 'attachment; filename="Sizes_2.xlsx"']);
    expect(headers.get("Content-Type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers.get("Content-Security-Policy")).toBe(strictPolicy);
  });

  it("is sent again only after a change", async () => {
    const tag = (await ask("price.pdf")).headers.get("ETag") ?? "";
    const same = await ask("price.pdf", { "If-None-Match": tag });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    utimesSync(join(folder, "files/price.pdf"), 1, 1);
    expect((await ask("price.pdf", { "If-None-Match": tag })).status).toBe(200);
  });

  it.each([
    ["made weak by a proxy that compresses", (tag: string) => `W/${tag}`, 304],
    ["one of several", (tag: string) => `"older", W/"another",${tag}`, 304],
    ["any", () => "*", 304],
    ["of another file", () => '"older", W/"another"', 200],
    ["not a tag", (tag: string) => tag.replaceAll('"', ""), 200],
  ])("is not sent to a browser that has its version, if the tag is %s", async (_how, known, status) => {
    const tag = (await ask("price.pdf")).headers.get("ETag") ?? "";
    expect((await ask("price.pdf", { "If-None-Match": known(tag) })).status).toBe(status);
  });

  it.each([
    ...["", "nothing.pdf", "page.html", "large.pdf", "folder.pdf", "../shop.pdf", "2026/../../shop.pdf"],
    ...["/etc/passwd.pdf", ".pdf", "price.pdf/", "price.pdf\0.pdf", "..\\shop.pdf"],
  ])("is not looked for at %j", async (splat) => {
    expect((await ask(splat)).status).toBe(404);
  });
});

import { describe, expect, it } from "vitest";

import { env } from "~/env.server";

import { backTarget, returnTarget, safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  it.each(["/", "/basket", "/en/catalog?page=2#p7", "/search?q=%D0%B4", "/search?q=//evil.example"])(
    "keeps %s",
    (path) => {
      expect(safeRedirect(path, "/fallback")).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\r\nSet-Cookie: x=1",
    "\\/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/..//evil.example",
    "/.//evil.example",
    "@evil.example",
    "basket",
    "",
    null,
    undefined,
    new File(["/basket"], "path"),
  ])("refuses %j", (target) => {
    expect(safeRedirect(target, "/fallback")).toBe("/fallback");
  });
});

describe("safeRedirect with hosts that are allowed", () => {
  const hosts = ["pay.example", "bank.example:8443"];

  it.each(["https://pay.example/orders/1?key=a", "http://pay.example/", "https://bank.example:8443/x", "/basket"])(
    "leads to %s",
    (target) => {
      expect(safeRedirect(target, "/fallback", hosts)).toBe(target);
    },
  );

  it("ignores the protocol's default port and case", () => {
    expect(safeRedirect("HTTPS://Pay.Example:443/A", "/fallback", hosts)).toBe("https://pay.example/A");
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["a host that ends alike", "https://evilpay.example/"],
    ["a host that begins alike", "https://pay.example.evil.example/"],
    ["another port", "https://pay.example:8443/"],
    ["a host that stands for a user", "https://pay.example@evil.example/"],
    ["a user", "https://evil.example@pay.example/"],
    ["a password", "https://:secret@pay.example/"],
    ["a script", "javascript://pay.example/%0aalert(1)"],
    ["data", "data:text/html,pay.example"],
    ["another protocol", "ftp://pay.example/"],
    ["no protocol", "//pay.example/"],
    ["a backslash for a host", "/\\pay.example/"],
    ["a line break", "https://pay.example/\r\nSet-Cookie: x=1"],
  ])("refuses %s", (_, target) => {
    expect(safeRedirect(target, "/fallback", hosts)).toBe("/fallback");
  });
});

describe("returnTarget", () => {
  it.each([
    ["/personal/history?page=2", "en", "/en/personal/history?page=2"],
    ["/en/personal/history#p7", "ru", "/personal/history#p7"],
    ["/en?q=1", "ru", "/?q=1"],
    ["/", "en", "/en"],
    ["/en/basket", "en", "/en/basket"],
    ["", "en", ""],
    ["/en//evil.example", "ru", ""],
    ["/en/\\evil.example", "ru", ""],
    ["https://evil.example/", "en", ""],
  ])("leads from %s, in %s, to %j", (target, locale, expected) => {
    expect(returnTarget(target, locale)).toBe(expected);
  });
});

describe("backTarget", () => {
  const request = (referer?: string) =>
    new Request("http://shop.test/basket/lines", {
      headers: { Host: "shop.test", ...(referer ? { Referer: referer } : {}) },
    });

  it("returns the page that the form was on", () => {
    expect(backTarget(request("http://shop.test/catalog/a?page=2"), new FormData(), "/basket")).toBe(
      "/catalog/a?page=2",
    );
  });

  it("knows the shop's public address if a proxy replaces the host", () => {
    const headers = { Host: "shop-1:3000", Referer: `${env.SITE_URL}/catalog/a?page=2` };
    const forwarded = new Request("http://shop-1:3000/basket/lines", { headers });
    expect(backTarget(forwarded, new FormData(), "/basket")).toBe("/catalog/a?page=2");
  });

  it("prefers the form's own field if it is safe", () => {
    const form = new FormData();
    form.set("back", "/favorites");
    expect(backTarget(request("http://shop.test/catalog"), form, "/basket")).toBe("/favorites");
    form.set("back", "//evil.example");
    expect(backTarget(request("http://shop.test/catalog"), form, "/basket")).toBe("/basket");
  });

  it("falls back if there is no page of this shop", () => {
    expect(backTarget(request(), new FormData(), "/basket")).toBe("/basket");
    expect(backTarget(request("http://evil.example/x"), new FormData(), "/basket")).toBe("/basket");
    expect(backTarget(request("nonsense"), new FormData(), "/basket")).toBe("/basket");
  });
});

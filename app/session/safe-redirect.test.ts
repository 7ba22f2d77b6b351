import { describe, expect, it } from "vitest";

import { backTarget, safeRedirect } from "./safe-redirect";

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
    7,
  ])("refuses %j", (target) => {
    expect(safeRedirect(target, "/fallback")).toBe("/fallback");
  });
});

describe("backTarget", () => {
  const request = (referer?: string) =>
    new Request("http://shop.test/basket/lines", {
      headers: { Host: "shop.test", ...(referer ? { Referer: referer } : {}) },
    });

  it("goes back to the page that the form was on", () => {
    expect(backTarget(request("http://shop.test/catalog/a?page=2"), new FormData(), "/basket")).toBe(
      "/catalog/a?page=2",
    );
  });

  it("prefers the form's own word, when it is safe", () => {
    const form = new FormData();
    form.set("back", "/favorites");
    expect(backTarget(request("http://shop.test/catalog"), form, "/basket")).toBe("/favorites");
    form.set("back", "//evil.example");
    expect(backTarget(request("http://shop.test/catalog"), form, "/basket")).toBe("/basket");
  });

  it("falls back without a page of this shop", () => {
    expect(backTarget(request(), new FormData(), "/basket")).toBe("/basket");
    expect(backTarget(request("http://evil.example/x"), new FormData(), "/basket")).toBe("/basket");
    expect(backTarget(request("nonsense"), new FormData(), "/basket")).toBe("/basket");
  });
});

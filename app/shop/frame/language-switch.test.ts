import { describe, expect, it } from "vitest";

import { inLanguage } from "./language-switch";

describe("inLanguage", () => {
  it("leads to the same page and keeps the query", () => {
    expect(inLanguage("en", "/catalog/drills?page=2&sort=new")).toBe("/en/catalog/drills?page=2&sort=new");
    expect(inLanguage("ru", "/en/catalog/drills?page=2")).toBe("/catalog/drills?page=2");
    expect(inLanguage("en", "/en/basket")).toBe("/en/basket");
    expect(inLanguage("ru", "/basket")).toBe("/basket");
  });

  it("knows the home page in both languages", () => {
    expect([
      inLanguage("en", "/"),
      inLanguage("en", "/?x=1"),
      inLanguage("ru", "/en"),
      inLanguage("ru", "/en?x=1"),
    ]).toEqual(["/en", "/en?x=1", "/", "/?x=1"]);
  });

  it("never leads to another site", () => {
    for (const path of ["//evil.example/x", "/en//evil.example", "///evil.example", "//en//evil.example"]) {
      for (const locale of ["ru", "en"] as const) {
        expect(new URL(inLanguage(locale, path), "https://shop.example").origin).toBe("https://shop.example");
      }
    }
  });
});

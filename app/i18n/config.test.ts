import { describe, expect, it } from "vitest";

import { barePath, localeFromPath, localePath } from "./config";

describe("the language of a path", () => {
  it.each([
    ["/", "ru"],
    ["/en", "en"],
    ["/en/", "en"],
    ["/en/basket", "en"],
    ["/en.data", "en"],
    ["/en/basket.data", "en"],
    ["/english", "ru"],
    ["/EN/basket", "ru"],
    ["/catalog/en", "ru"],
    ["/_root.data", "ru"],
  ])("%s is %s", (path, locale) => {
    expect(localeFromPath(path)).toBe(locale);
  });

  it.each(["/", "/?q=1", "/basket", "/catalog/a/b?page=2#p1"])("%s comes back from its English form", (path) => {
    expect(localePath("ru", path)).toBe(path);
    expect(localeFromPath(new URL(localePath("en", path), "http://x").pathname)).toBe("en");
    expect(barePath(localePath("en", path))).toBe(path);
  });

  it("has one form for the English home page", () => {
    expect(localePath("en", "/")).toBe("/en");
    expect(localePath("en", "/?q=1")).toBe("/en?q=1");
  });

  it("leaves words that start with `en` unchanged", () => {
    expect(barePath("/english")).toBe("/english");
  });
});

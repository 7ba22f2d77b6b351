import { describe, expect, it } from "vitest";

import { hidingDistance, inLanguage, placeHeader } from "./header";

const desktop = 1280;
const phone = 390;

describe("placeHeader", () => {
  it("keeps the header within the first 40 px, 50 px on a phone", () => {
    expect(placeHeader({ y: 0, isHidden: false }, 40, desktop).isHidden).toBe(false);
    expect(placeHeader({ y: 0, isHidden: false }, 41, desktop).isHidden).toBe(true);
    expect(placeHeader({ y: 0, isHidden: false }, 50, phone).isHidden).toBe(false);
    expect(placeHeader({ y: 0, isHidden: false }, 51, phone).isHidden).toBe(true);
  });

  it("brings it back on the way up and takes it away on the way down", () => {
    const away = placeHeader({ y: 300, isHidden: false }, 400, desktop);
    expect(away).toEqual({ y: 400, isHidden: true });
    expect(placeHeader(away, 399, desktop)).toEqual({ y: 399, isHidden: false });
  });

  it("changes nothing while the page stands still", () => {
    expect(placeHeader({ y: 400, isHidden: true }, 400, desktop).isHidden).toBe(true);
    expect(placeHeader({ y: 400, isHidden: false }, 400, desktop).isHidden).toBe(false);
  });

  it("does not take the bounce above the top for a scroll down", () => {
    expect(placeHeader({ y: 0, isHidden: false }, -60, phone)).toEqual({ y: 0, isHidden: false });
  });
});

describe("hidingDistance", () => {
  it("changes where the desktop's header begins", () => {
    expect([hidingDistance(939), hidingDistance(940)]).toEqual([50, 40]);
  });
});

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

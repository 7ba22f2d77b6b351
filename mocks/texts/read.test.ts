import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { readTexts } from "./read";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-texts-"));
  cpSync("tests/fixtures/tea-shop", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, ...lines: string[]) => writeFileSync(join(folder, file), lines.join("\n"));

describe("the texts of a folder", () => {
  it("are those of its files, and none without a folder", () => {
    expect(readTexts(folder).pages.map(({ slug }) => slug)).toEqual(["about", "delivery"]);
    expect(readTexts(null)).toEqual({ pages: [], news: [], stocks: [], slides: [], promos: [] });
  });

  it("mark each picture of the folder, so that an exchanged one is shown", () => {
    const pictures = () => readTexts(folder).news.map(({ shared }) => shared.picture);
    const before = pictures();
    expect(before).toEqual([expect.stringMatching(/^news\/tea-party\.[0-9a-f]{8}\.png$/)]);
    write("pictures/news/tea-party.png", "another picture");
    expect(pictures()).not.toEqual(before);
  });

  it("are refused in one line that names every fault", () => {
    write("news/ru/tea-party.md", "---", "name: Чаепитие", "preview: Вечер.", "publishedAt: soon", "---", "Чай.");
    write("promos.json", '[{ "code": "TEA" }]');
    write("slides.json", '[{ "title": "Чай", "text": "Чай", "link": "/news", "drawing": "samovar-1" }]');
    const at = folder;
    expect(() => readTexts(folder)).toThrow(
      [
        `${at}/news/ru/tea-party.md: “publishedAt” is not a date such as 2026-11-14 or 2026-11-14T10:00:00+03:00`,
        `${at}/promos.json: “0.name” is missing`,
        `${at}/promos.json: “0.percent” is missing`,
        `${at}/slides.json: “0.drawing” is nothing that can be drawn: samovar-1`,
      ].join("; "),
    );
  });
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { setLanguages } from "~/lib/languages";

import { checkShop } from "./check-shop";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-check-"));
  cpSync("tests/fixtures/tea-shop", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

it("finds nothing wrong with the demo shop, the test shop and the example that shop:new copies", async () => {
  expect(await checkShop("mocks/demo")).toEqual({ faults: [], advice: [] });
  expect(await checkShop("mocks/example")).toEqual({
    faults: [],
    advice: ["shop.json: has no “legal”: companies cannot pay by invoice"],
  });
  const { faults, advice } = await checkShop(folder);
  expect(faults).toEqual([]);
  expect(advice.filter((sentence) => !sentence.startsWith("pages: has no "))).toEqual([]);
});

it("names faults with their file", async () => {
  write("shop.json", '{ "nmae": "Чай" }');
  write("brand/theme.css", ":root { --nope: 1 }");
  write("brand/mark.svg", "<svg");
  mkdirSync(join(folder, "goods"));
  write("goods/brands.json", '[{ "slug": "steklo duv", "name": "Стеклодув" }]');
  expect((await checkShop(folder)).faults).toEqual([
    "shop.json: the file has an unknown “nmae”",
    "brand/theme.css: “--nope: 1” sets no token of `app/styles/tokens.css`",
    "brand/mark.svg: is not a picture that can be read",
    "goods/brands.json: “0.slug” is not a code of Latin letters, digits and hyphens",
  ]);
});

it("names files that are not in UTF-8", async () => {
  const windows1251 = (text: string) => Buffer.from(text.replaceAll("Ч", "\xd7"), "latin1");
  writeFileSync(join(folder, "shop.json"), windows1251('{ "name": "Ч" }'));
  const page = "---\nname: Ч\nkind: content\nupdatedAt: 2026-11-14\n---\nЧ\n";
  writeFileSync(join(folder, "pages/ru/tea.md"), windows1251(page));
  expect((await checkShop(folder)).faults).toEqual([
    "shop.json: is not in UTF-8: save it in this encoding",
    "pages/ru/tea.md: is not in UTF-8: save it in this encoding",
  ]);
});

it("advises on missing texts, low contrast and unused files", async () => {
  write("shop.json", '{ "name": { "ru": "Чай" } }');
  write("brand/theme.css", ":root { --signal: #f90 }");
  write("brand/marc.svg", "<svg/>");
  expect((await checkShop(folder)).advice).toEqual(
    expect.arrayContaining([
      "shop.json: “name” has no text in “en”",
      "brand/theme.css: text in --sheet on --signal has a contrast of 2.1, and needs 4.5",
      "brand/marc.svg: the shop does not use a file of this name",
    ]),
  );
});

describe("the embedded API's texts in an added language", () => {
  const wanted = { order: { page: "Order page", track: "The number is {{track}}." } };
  const ofApi = async () => {
    const { faults, advice } = await checkShop(folder, wanted);
    return [faults, advice].map((list) => list.filter((sentence) => sentence.startsWith("texts/kk/api.json")));
  };
  beforeEach(() => {
    write("shop.json", '{ "languages": ["ru", { "code": "kk", "name": "Қазақша" }] }');
    mkdirSync(join(folder, "texts/kk"), { recursive: true });
  });
  // The other tests of this process have the shop's own languages.
  afterEach(() => setLanguages([]));

  it("may be missing: each is named", async () => {
    expect(await ofApi()).toEqual([[], ["texts/kk/api.json: is missing"]]);
    write("texts/kk/api.json", '{ "order": { "track": "Нөмір: {{number}}." } }');
    expect(await ofApi()).toEqual([
      [],
      ["texts/kk/api.json: has no “order.page”", "texts/kk/api.json: “order.track” must insert track"],
    ]);
  });

  it("must be JSON", async () => {
    write("texts/kk/api.json", "{");
    expect(await ofApi()).toEqual([["texts/kk/api.json: is no JSON: look in line 1"], []]);
  });
});

it("reports a missing folder", async () => {
  expect((await checkShop(join(folder, "nowhere"))).faults).toEqual([`${join(folder, "nowhere")} is not a folder`]);
});

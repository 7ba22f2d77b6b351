import { inflateSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";

import { landmarks } from "#mocks/testing/landmarks";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import { createDocuments } from "./documents";
import { manualTexts } from "./product";
import { listDocuments, readSizes } from "./sizes";

let api: TestApi;
beforeAll(async () => void (api = await createDemoApi()), 30_000);
afterAll(() => api.close());

const linkList = z.array(z.object({ link: z.string() }));

/** The manual's path of the first product of a section that has one. */
function manualOf(section: string, language = "ru"): string {
  const row = api.context.db.get<{ documents: string }>(
    `select documents from product join section on section.id = section_id
     where section.code = ? and documents <> '[]' limit 1`,
    section,
  );
  const [manual] = linkList.parse(JSON.parse(row?.documents ?? "[]"));
  return (manual?.link ?? "").replace("{language}", language);
}

async function read(path: string): Promise<Buffer> {
  const bytes = await api.context.documents.read(path);
  if (!bytes) throw new Error(`There is no document ${path}`);
  return bytes;
}

/** The letters by glyph of a font's ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w+)>/g)].forEach(([, code = ""], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, "0");
      letters.set(glyph, Buffer.from(code, "hex").swap16().toString("utf16le"));
    });
  return letters;
}

/** What a reader can select and search: the text of a PDF, page by page. */
function textsOf(bytes: Buffer): string[] {
  const objects = new Map(
    [...bytes.toString("latin1").matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id = "", body = ""]) => [
      id,
      body,
    ]),
  );
  const streamOf = (id: string) => {
    const [, data = ""] = /stream\n(.*)\nendstream/s.exec(objects.get(id) ?? "") ?? [];
    return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
  };
  const refOf = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? "";
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const fonts = objects.get(refOf(page, "Resources")) ?? page;
    let letters = new Map<string, string>();
    let text = "";
    for (const [, font, glyphs] of streamOf(refOf(page, "Contents")).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = lettersOf(streamOf(refOf(objects.get(refOf(fonts, font)) ?? "", "ToUnicode")));
      for (const [, hex = ""] of (glyphs ?? "").matchAll(/<(\w+)>/g))
        text += (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? "?").join("");
      if (glyphs) text += " ";
    }
    return text.replace(/\s+/g, " ");
  });
}

describe("a manual", () => {
  it("has pages whose text can be read: what it is for, safety, care, the product's data and guarantee", async () => {
    const pages = textsOf(await read(`/upload/documents/manual-ru-${landmarks.documents}.pdf`));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    const text = pages.join(" ");
    for (const words of [
      "Руководство по эксплуатации",
      "Дрель-шуруповёрт «Таврос» ДША-18/60",
      "Безопасность",
      "Подготовка",
      "Уход и хранение",
      "Технические данные",
      "Крутящий момент",
      "60 Н·м",
      "Срок гарантии 2 года",
      "Страница 2 из",
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
  });

  it("is in the language of the page", async () => {
    const text = textsOf(await read(`/upload/documents/manual-en-${landmarks.documents}.pdf`)).join(" ");
    expect(text).toContain("User manual");
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it.each([
    ["drill-drivers", /аккумулятор/i, /кабель и вилку/i],
    ["angle-grinders", /кабель и вилку/i, /зарядите аккумулятор/i],
    ["combination-wrenches", /грани/i, /аккумулятор|розетк|кабел/i],
    ["aluminium-stepladders", /ступен/i, /аккумулятор|розетк|двигател/i],
    ["laser-levels", /в луч/i, /двигател|розетк/i],
    ["magnetic-holders", /магнит/i, /электрод|горелк/i],
  ])("of %s speaks of what such products have", async (section, has, lacks) => {
    const text = textsOf(await read(manualOf(section))).join(" ");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });

  it("has less than 200 kB, and the same bytes each time", async () => {
    const { db, shop } = api.context;
    const path = manualOf("mitre-saws");
    const bytes = await read(path);
    expect(bytes.length).toBeLessThan(200_000);
    expect((await createDocuments(db, shop).read(path))?.equals(bytes)).toBe(true);
  });
});

it("a document that could not be written is not taken for a missing one, and is written at the next request", async () => {
  const { db, shop } = api.context;
  const path = `/upload/documents/manual-ru-${landmarks.documents}.pdf`;
  const documents = createDocuments(db, shop);
  const failing = vi.spyOn(db, "objects").mockImplementationOnce(() => {
    throw new Error("disk I/O error");
  });
  await expect(documents.read(path)).rejects.toThrow("disk I/O error");
  expect((await documents.read(path))?.length).toBeGreaterThan(1000);
  failing.mockRestore();
});

it("a certificate names the product and the rules that it meets", async () => {
  const [page = "", ...more] = textsOf(await read(`/upload/documents/certificate-ru-${landmarks.documents}.pdf`));
  expect(page).toContain("Сертификат соответствия");
  expect(page).toContain("ТР ТС 010/2011");
  expect(more).toEqual([]);
});

describe("the file with the sizes", () => {
  const remedy = "run npx tsx mocks/documents/measure.ts";

  it("has every document that a product names, and no other", () => {
    expect([...readSizes().keys()].sort(), remedy).toEqual(listDocuments(api.context.db).sort());
  });

  it("is up to date", async () => {
    // To write all of them takes minutes. Another build of zlib compresses a little better or worse.
    for (const path of listDocuments(api.context.db).filter((_, index) => index % 45 === 0)) {
      const size = (await read(path)).length;
      const difference = Math.abs((readSizes().get(path) ?? 0) - size) / size;
      expect(difference, `${path}: ${remedy}`).toBeLessThan(0.01);
    }
  });
});

it("a manual has something to say in every chapter, and there is one for each product with a document", () => {
  const links = api.context.db.column<string>(
    `select distinct link from section where id in (select section_id from product where documents <> '[]')`,
  );
  expect(links.length).toBeGreaterThan(60);
  for (const link of links) {
    const [top = "", group = "", leaf = ""] = link.split("/").slice(2);
    const { norms, goods, ...chapters } = manualTexts({ top, group, leaf }, []) ?? {};
    expect([link, norms === undefined, goods?.kit.length ?? 0]).not.toEqual([link, true, 0]);
    expect([link, Object.entries(chapters).filter(([, list]) => list.length === 0)]).toEqual([link, []]);
    expect(Object.keys(chapters)).toHaveLength(5);
  }
});

it.each([
  "/upload/documents/.pdf",
  "/upload/documents/../secret.pdf",
  "/upload/documents/manual-ru-nothing.pdf",
  "/upload/documents/manual-fr-drill-driver-tavros-dsa-18-60-4ah.pdf",
  "/upload/documents/warning-ru-drill-driver-tavros-dsa-18-60-4ah.pdf",
  "/upload/documents/manual-ru-work-boots-brigada-profi-41.pdf",
  "/upload/documents/manual-ru-drill-driver-tavros-dsa-18-60-4ah.pdf\n",
])("there is no document at %j", async (path) => {
  expect(await api.context.documents.read(path)).toBeNull();
});

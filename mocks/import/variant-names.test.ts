import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { textSql } from "#mocks/db/texts";

import { createImporter, feedOf, offerOf } from "./testing";

let importer: ReturnType<typeof createImporter>;
beforeEach(() => (importer = createImporter()));
afterEach(() => importer.close());

const namesIn = (language: string) =>
  importer.db.column<string>(
    `select ${textSql("product", "name", language)} from product where hidden = 0 order by id`,
  );

/** A variant with params such as `Цвет: белый`. */
function variant(id: string, name: string, params: Record<string, string>, body = "") {
  const elements = Object.entries(params).map(([title, value]) => `<param name="${title}">${value}</param>`);
  return offerOf(id, name, elements.join("") + body, 'group_id="1"');
}

describe("variants that have one name in the feed", () => {
  const shirt = (id: string, color: string, size: string, body = "") =>
    variant(id, "Футболка", { Состав: "хлопок", Цвет: color, Размер: size }, `${body}<barcode>46${id}</barcode>`);

  it("are named by what tells them apart besides their size", async () => {
    await importer.run(feedOf(shirt("1", "белый", "M") + shirt("2", "чёрный", "M") + shirt("3", "белый", "L")));
    expect(namesIn("ru")).toEqual(["Футболка, M, белый", "Футболка, M, чёрный", "Футболка, L"]);
  });

  it("get only as many values as they need", async () => {
    const phone = (id: string, memory: string, color: string) =>
      variant(id, "Телефон", { Память: memory, Цвет: color, Вес: `${id}00` });
    await importer.run(feedOf(phone("1", "128", "синий") + phone("2", "256", "синий") + phone("3", "256", "белый")));
    expect(namesIn("ru")).toEqual(["Телефон, 128, синий", "Телефон, 256, синий", "Телефон, 256, белый"]);
  });

  it("keep these names if one of them changes, and lose what they no longer need", async () => {
    const [white, black] = [shirt("1", "белый", "M"), shirt("2", "чёрный", "M")];
    await importer.run(feedOf(white + black));
    const changed = shirt("2", "чёрный", "M", "<price>200</price>");
    expect(await importer.run(feedOf(white + changed))).toMatchObject({ changed: 1, unchanged: 1 });
    expect(namesIn("ru")).toEqual(["Футболка, M, белый", "Футболка, M, чёрный"]);
    await importer.run(feedOf(white));
    expect(namesIn("ru")).toEqual(["Футболка, M"]);
  });

  it("are told apart in each language", async () => {
    const english = (id: string, color: string) =>
      variant(id, "T-shirt", { Fabric: "cotton", Color: color, Size: "M" });
    await importer.run(feedOf(shirt("1", "белый", "M") + shirt("2", "чёрный", "M")), {
      translations: { en: importer.file("en.yml", feedOf(english("1", "white") + english("2", "black"))) },
    });
    expect(namesIn("en")).toEqual(["T-shirt, M, white", "T-shirt, M, black"]);
  });

  it("stay as they are if nothing tells them apart, or if they are no variants", async () => {
    await importer.run(feedOf(variant("1", "Чай", { Цвет: "белый" }) + variant("2", "Чай", { Цвет: "белый" })));
    expect(namesIn("ru")).toEqual(["Чай", "Чай"]);
    const single = (id: string, color: string) => offerOf(id, "Чай", `<param name="Цвет">${color}</param>`);
    await importer.run(feedOf(single("1", "белый") + single("2", "зелёный")));
    expect(namesIn("ru")).toEqual(["Чай", "Чай"]);
  });
});

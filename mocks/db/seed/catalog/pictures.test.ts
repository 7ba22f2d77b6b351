import type Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

import { renderPicture } from "#mocks/pictures/render";

import { landmarks } from "../landmarks";
import { rowsOf, seededDatabase } from "../testing";

// Seeding takes a fraction of a second, but many times longer on a busy machine.
const patience = 30_000;

let db: Database.Database;
beforeAll(() => (db = seededDatabase(700)), patience);
afterAll(() => db.close());

function galleries(): string[][] {
  const rows = rowsOf(db, "select pictures from product order by id");
  return rows.map(({ pictures }) => z.array(z.string()).parse(JSON.parse(String(pictures))));
}

it.each([
  ["the batteries and the case that are in its name", landmarks.inStock, "-0-battery2-ah4-charger-toolbox.png"],
  ["no battery if it is sold without", "drill-driver-tavros-dsa-18-60", "-0-n0.png"],
  ["as many steps as it has", "stepladder-reika-5", "-0-n5.png"],
])("a variant's pictures show %s", (_, code, ending) => {
  const [row] = rowsOf(db, `select pictures from product where code = '${code}'`);
  expect(String(row?.pictures)).toContain(ending);
});

it("a product has three to five views, or no picture at all", () => {
  const sizes = new Set(galleries().map((gallery) => gallery.length));
  expect([...sizes].sort()).toEqual([0, 3, 4, 5]);
});

it(
  "the views of a product differ",
  async () => {
    const shown = galleries().filter((gallery) => gallery.length > 0);
    // One product in forty: drawing all of them would take minutes.
    for (const gallery of shown.filter((_, index) => index % 40 === 0)) {
      const drawn = await Promise.all(gallery.map(renderPicture));
      expect([gallery, drawn.includes(null)]).toEqual([gallery, false]);
      expect([gallery, new Set(drawn.map((bytes) => bytes?.toString("base64"))).size]).toEqual([
        gallery,
        gallery.length,
      ]);
    }
  },
  patience,
);

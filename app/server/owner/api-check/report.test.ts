import { expect, it } from "vitest";
import * as z from "zod";

import { calls } from "./calls";
import { faultsOf, pageFaults, unusedAddresses } from "./faults";
import type { Finding } from "./probe";
import { makeReport, writeReport } from "./report";

const finding = (ms: number): Finding => ({
  ...{ call: calls.menu, address: "/api/app/catalog/menu", language: "en", ms },
  ...{ faults: [], unused: [], isRefusal: false, isMissing: false },
});

it("marks a call over a second as slow, though it has no fault", () => {
  const slow = writeReport(makeReport([finding(20), finding(1001)]));
  expect(slow).toContain("  Menu: ok\n    ok GET /api/app/catalog/menu (1001 ms, SLOW)");
  expect(writeReport(makeReport([finding(1000)]))).not.toContain("SLOW");
});

it("a required part that was not called is not ready", () => {
  expect(writeReport(makeReport([finding(1)]))).toContain("yet: Settings, Catalogue, Product, Visitor and basket.");
});

it("the same fault in many items is one line with its count", () => {
  const schema = z.object({ data: z.array(z.object({ price: z.number() })) });
  const { error } = schema.safeParse({ data: [{ price: "1" }, { price: 2 }, { price: "3" }] });
  expect(error && faultsOf(error)).toEqual([
    { place: "data[0].price", expected: "expected number, received string (and 1 more like it)" },
  ]);
});

it("a page's numbers must fit each other, and its items", () => {
  const right = { page: 2, perPage: 3, total: 5, pages: 2 };
  expect(pageFaults(right, 2, { page: 2, perPage: 3 })).toEqual([]);
  expect(pageFaults({ page: 3, perPage: 3, total: 5, pages: 2 }, 0, { page: 3, perPage: 3 })).toEqual([]);
  expect(pageFaults({ ...right, pages: 1 }, 3, { page: 1, perPage: 3 })).toEqual([
    { place: "data.pagination.page", expected: "expected 1, received 2" },
    { place: "data.pagination.pages", expected: "expected 2, received 1" },
    { place: "data", expected: "expected 2 items on page 2, received 3" },
  ]);
});

it("addresses that parsing drops are found, empty ones are not", () => {
  const given = { picture: "https://cdn.example/1.png", link: "", pictures: ["/a.png", "b"] };
  expect(unusedAddresses(given, { picture: null, link: null, pictures: ["/a.png"] })).toEqual(["picture", "pictures"]);
});

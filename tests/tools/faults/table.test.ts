import { readdirSync, readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";

import { stubApi } from "../../fixtures/stub-api";
import { endpointName } from "./proxy";

const table = readFileSync("tests/tools/faults/table.md", "utf8");
const lines = table.split("\n").filter((line) => line.startsWith("| `"));
const rows = lines.map((line) => line.split("|").map((cell) => cell.trim()));
const inTable = new Set(rows.map(([, call = ""]) => call.replaceAll("`", "")));

/** These functions only call other functions. */
const makeNoCall = ["listShownPages", "searchShownPages"];

const base = "app/api";
/** The modules whose functions call the API; those that make the call itself or read its response are excluded. */
const modules = readdirSync(base).filter(
  (name) => name.endsWith(".server.ts") && !/^(client|breakers|last-answer|read-answer)\./.test(name),
);

const called: string[] = [];
beforeAll(() => {
  stubApi((url, { method }) => {
    called.push(endpointName(method, new URL(url).pathname));
    return Promise.resolve(new Response("{}", { status: 404 }));
  });
});
afterAll(() => vi.restoreAllMocks());

/** An argument for any function: it works as a text, a list, a number, or an object with these fields. */
const anything = Object.assign(["1"], { filters: {}, lists: {}, ranges: {}, files: [], items: [], consents: [] });

/** Two functions have the kind of a page as a part of the path. */
const ofKinds = new Map([
  ["GET /api/app/:id/list", "GET /api/app/content/list"],
  ["GET /api/app/:id/:id/view", "GET /api/app/content/:slug/view"],
]);

/** The endpoint that a function calls; null if it calls none. */
async function endpointOfFunction(made: object): Promise<string | null> {
  called.length = 0;
  if (typeof made !== "function") return null;
  const caller = { requestId: "r", locale: "en", token: null, calls: [] };
  const args = [caller, ...Array.from({ length: made.length - 1 }, () => anything)];
  await Promise.resolve(Reflect.apply(made, undefined, args)).catch(() => undefined);
  const [endpoint = null] = called;
  return endpoint === null ? null : (ofKinds.get(endpoint) ?? endpoint);
}

test("the table of faults lists every function that calls the API", async () => {
  const missing: string[] = [];
  const silent: string[] = [];
  for (const name of modules) {
    const file = name.replace(/\.server\.ts$/, "");
    const module = z.record(z.string(), z.unknown()).parse(await import(`../../../app/api/${file}.server.ts`));
    for (const [functionName, made] of Object.entries(module)) {
      if (typeof made !== "function") continue;
      const endpoint = await endpointOfFunction(made);
      if (endpoint === null) silent.push(functionName);
      else if (!inTable.has(endpoint)) missing.push(functionName);
    }
  }
  expect(silent.sort()).toEqual(makeNoCall);
  expect(missing).toEqual([]);
});

/** The shop accepts ten such forms per customer in ten minutes, so the last ways cannot be tried there. */
const limitedForms = [
  "POST /api/app/profile/order/:id/cancel",
  "POST /api/app/profile/order/:id/refund",
  "POST /api/app/catalog/product/:code/reviews",
  "POST /api/app/profile/personal/editEmail",
];
const lastWays = ["empty", "wrong types", "wrong types in lists", "nulls", "nulls in lists", "20 MB"];

test("the table lists every fault for each call", () => {
  const expected = ["refused", "1 s late", "3 s late", "10 s late", "60 s late", "one byte per second", "truncated"];
  const answers = ["429", "500", "502", "503", "HTML", ...lastWays];
  for (const endpoint of inTable) {
    const of = rows.filter(([, call]) => call === `\`${endpoint}\``);
    const met = new Set(of.flatMap(([, , , ways = ""]) => ways.split(", ")));
    const all = [...expected, ...answers].filter((way) => !limitedForms.includes(endpoint) || !lastWays.includes(way));
    const asked = [...met].filter((way) => all.includes(way));
    expect(asked.sort(), endpoint).toEqual(all.sort());
  }
});

test("no page in the table returned 500", () => {
  const statuses = rows.map(([, , , , status = ""]) => status);
  expect(statuses.filter((status) => status.startsWith("500"))).toEqual([]);
});

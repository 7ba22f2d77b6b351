import { execFile } from "node:child_process";
import { createServer } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { listen, stop } from "#mocks/http";
import { startApi } from "#mocks/testing/test-api";

import { startModifiedApi } from "../../../../tests/fixtures/modified-api";
import { checkApi } from "./check-api";
import { writeReport, type Report } from "./report";

const account = { email: "anna@verstak.example", password: "verstak-demo" };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** Checks the embedded API with some of its answers changed. */
async function checkChanged(change: (answer: unknown, path: string) => unknown): Promise<Report> {
  const changed = await startModifiedApi(api.url, change);
  const report = await checkApi(changed.url);
  changed.stop();
  return report;
}

/** The faults as the owner reads them, without times. */
const faultsIn = (report: Report) =>
  writeReport(report)
    .split("\n")
    .filter((line) => /FAULT |missing |note /.test(line))
    .map((line) => line.trim());

describe("an API that keeps to the contract", () => {
  it("has no faults, with a customer's area too", async () => {
    const report = await checkApi(api.url, account);
    expect(faultsIn(report)).toEqual([]);
    expect(report.groups.filter(({ state }) => state !== "ok").map(({ name }) => name)).toEqual(["guests"]);
    expect(writeReport(report)).toContain("The shop can start with this API.");
  });

  it("keeps nothing of the visitor who checked it", async () => {
    const stored = () =>
      ["basket_line", "basket_promo", "favorite"].map((table) => api.context.db.all(`select * from ${table}`));
    const before = stored();
    await checkApi(api.url);
    expect(stored()).toEqual(before);
  });
});

const anyData = z.object({ data: z.record(z.string(), z.unknown()) });

/** Changes the `data` of an answer. */
function withData(answer: unknown, change: (data: Record<string, unknown>) => object): unknown {
  const { data } = anyData.parse(answer);
  return { data: { ...data, ...change(data) } };
}

describe("an API with five spoilt answers", () => {
  const changes: Record<string, (answer: unknown) => unknown> = {
    "/api/app/settings/view": (answer) => withData(answer, () => ({ phones: { tollFree: "8 800" } })),
    "/api/app/catalog/view": (answer) => withData(answer, () => ({ meta: null })),
    "/api/app/brand/list": (answer) =>
      withData(answer, ({ pagination }) => ({ pagination: { ...z.looseObject({}).parse(pagination), pages: 999 } })),
    "/api/app/catalog/product/no-such-product/view": () => Response.json({ data: {} }),
    "/api/app/checkout/calculate": (answer) =>
      anyData.safeParse(answer).success ? answer : Response.json({ error: { code: "no" } }, { status: 422 }),
  };

  it("names each of them, and no other", async () => {
    const report = await checkChanged((answer, path) => changes[path]?.(answer) ?? answer);
    expect(faultsIn(report)).toEqual([
      "FAULT GET /api/app/settings/view data.phones.city: expected string, received undefined (ru, en)",
      "FAULT GET /api/app/catalog/view data.meta: expected object, received null (ru, en)",
      "FAULT GET /api/app/catalog/product/no-such-product/view status: expected 404, received 200 (ru)",
      expect.stringMatching(
        /^FAULT GET \/api\/app\/brand\/list\?.* data\.pagination\.pages: expected \d+, received 999 /,
      ),
      "FAULT POST /api/app/checkout/calculate error.message: expected string, received undefined (ru)",
    ]);
    expect(report.isReady).toBe(false);
    expect(writeReport(report)).toContain("cannot start with this API yet: Settings, Catalogue, Product.");
  });
});

describe("an API that is only begun", () => {
  const first = /\/(settings|catalog|basket)\/(menu|view|info|\d+\/\w+|clear)$|\/product\/[^/]+\/view$|\/profile\/uid$/;

  it("is enough for a first start; the report says what the shop does without the rest", async () => {
    const report = await checkChanged((answer, path) =>
      first.test(path) ? answer : new Response("Not found", { status: 404 }),
    );
    expect(report.isReady).toBe(true);
    const optional = report.groups.filter(({ isRequired }) => !isRequired);
    // An order that does not exist is a 404 too.
    expect(optional.filter(({ state }) => state !== "missing").map(({ name }) => name)).toEqual(["guests"]);
    expect(writeReport(report)).toContain("Search: MISSING\n    Without it: The search page says");
  });

  it("is not ready if it refuses the shop; the report has its words", async () => {
    const error = { code: "no_key", message: "The key is missing" };
    const report = await checkChanged(() => Response.json({ error }, { status: 401 }));
    expect(faultsIn(report)[0]).toBe(
      "FAULT GET /api/app/settings/view status: expected 200, received 401: “The key is missing” (ru, en)",
    );
  });

  it("is not ready if nothing answers", async () => {
    const report = await checkApi("http://127.0.0.1:1");
    expect(report.isReady).toBe(false);
    expect(faultsIn(report)[0]).toBe(
      "FAULT GET /api/app/settings/view answer: expected an answer, but got none: bad port (ru, en)",
    );
  });
});

it("pictures that the shop would not show are noted, but are no faults", async () => {
  const report = await checkChanged((answer, path) =>
    path === "/api/app/brand/list"
      ? withData(answer, ({ brands }) => ({
          brands: z
            .array(z.looseObject({}))
            .parse(brands)
            .map((brand, index) => (index === 0 ? { ...brand, picture: "https://cdn.example/1.png" } : brand)),
        }))
      : answer,
  );
  expect(faultsIn(report)).toEqual([
    "note GET /api/app/brand/list data.brands[0].picture: the shop does not use this address",
  ]);
});

type Outcome = { code: number; output: string; errors: string };

/** Runs the command as `npm run api:check` does. */
async function run(...given: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = ["--import", "tsx", "app/server/owner/api-check/run.ts", ...given];
    const child = execFile(process.execPath, command, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

it("reports on a customer's area for programs, without the password", async () => {
  const { code, output } = await run(`${api.url}/`, "--customer", "anna@verstak.example", "verstak-demo", "--json");
  const { isReady, groups } = z
    .object({ isReady: z.boolean(), groups: z.array(z.object({ name: z.string(), state: z.string() })) })
    .parse(JSON.parse(output));
  expect([code, isReady]).toEqual([0, true]);
  expect(groups).toContainEqual({ name: "customers", state: "ok" });
  expect(output).not.toContain("verstak-demo");
});

it("exits with 1 if a required call has a fault, and names the parts", async () => {
  const empty = createServer((_, response) => response.writeHead(404).end("{}"));
  const { code, output } = await run(await listen(empty, 0, "127.0.0.1"));
  await stop(empty);
  expect(code).toBe(1);
  expect(output).toContain("cannot start with this API yet: Settings, Menu, Catalogue, Product, Visitor and basket.");
});

it("says in one line that nothing answers", async () => {
  const { code, output, errors } = await run("http://no-such-host.invalid");
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toMatch(/^http:\/\/no-such-host\.invalid: expected an answer, but got none: .*\n$/);
});

it("explains itself without an address, or with an e-mail address but no password", async () => {
  for (const given of [[], ["http://127.0.0.1:1", "--customer", "anna@verstak.example"]]) {
    const { code, errors } = await run(...given);
    expect([code, errors]).toEqual([2, expect.stringContaining("Usage: npm run api:check")]);
  }
});

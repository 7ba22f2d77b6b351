import { execFile } from "node:child_process";

import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";

import { startApi } from "#mocks/testing/test-api";

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

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
  const { code, output } = await run("http://127.0.0.1:1");
  expect(code).toBe(1);
  expect(output).toContain("cannot start with this API yet: Settings, Menu, Catalogue, Product, Visitor and basket.");
});

it("explains itself without an address, or with an e-mail address but no password", async () => {
  for (const given of [[], ["http://127.0.0.1:1", "--customer", "anna@verstak.example"]]) {
    const { code, errors } = await run(...given);
    expect([code, errors]).toEqual([2, expect.stringContaining("Usage: npm run api:check")]);
  }
});

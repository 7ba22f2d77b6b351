import * as z from "zod";

import { orderStatuses } from "./orders/names";

/**
 * Faults on demand, for tests and for trying out how the shop handles failures; in development and test only.
 *
 * For one call: the header `X-Scenario`, with faults separated by commas:
 * - `slow=3000` responds after this many ms (3000 by default)
 * - `status=503` fails with that status (500 by default) and the contract's error body
 * - `malformed` responds with 200 and truncated JSON
 * - `empty` responds with 200 and no body
 * - `html` responds with 200 and an HTML page, like a proxy's error page
 * - `drop` closes the connection without a response
 * - `lost` executes the call, then closes the connection without a response
 *
 * For later calls: `POST /scenario` with `{"path": "/api/app/basket/*", "fault": "slow", "ms": 3000}`. In `path` a star
 * matches anything. Optional fields: `ms`, `status`, `method`, `uid` (only this visitor's calls) and `times` (only this
 * many calls). `GET /scenario` lists the rules, `DELETE /scenario` removes them all.
 */
const fault = z.enum(["slow", "status", "malformed", "empty", "html", "drop", "lost"]);

export const rule = z.object({
  path: z.string().min(1),
  fault,
  ms: z.int().min(0).max(120_000).optional(),
  status: z.int().min(400).max(599).optional(),
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  uid: z.string().optional(),
  times: z.int().min(1).optional(),
});
export type Rule = z.infer<typeof rule>;

/** A change of a product, as by the stock system. */
export const productChange = z.object({
  price: z.int().min(0).max(100_000_000).optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  orderDays: z.int().min(1).max(365).nullable().optional(),
});

export type ProductChange = z.infer<typeof productChange>;

/** How much older to make a sign-in code. */
export const codeChange = z.object({ seconds: z.int().min(1).max(86_400) });

/** A change of an order's status, as by the shop's staff. */
export const orderChange = z.object({ status: z.enum(orderStatuses) });

export type Fault = Pick<Rule, "fault" | "ms" | "status">;

export type Scenarios = ReturnType<typeof createScenarios>;

type Called = { method: string; path: string; uid: string | null; header: string | null };

/** Stores the requested faults. */
export function createScenarios() {
  let rules: Rule[] = [];

  /** The faults of this call: those of its header, then those of the rules. Counts down `times`. */
  function match({ method, path, uid, header }: Called): Fault[] {
    const matching = rules.filter(
      (rule) =>
        pathMatches(rule.path, path) &&
        (rule.method === undefined || rule.method === method) &&
        (rule.uid === undefined || rule.uid === uid),
    );
    for (const rule of matching) if (rule.times !== undefined) rule.times -= 1;
    rules = rules.filter((rule) => rule.times !== 0);
    return [...parseHeader(header), ...matching];
  }

  return {
    add: (rule: Rule) => void rules.push({ ...rule }),
    list: (): Rule[] => rules.map((rule) => ({ ...rule })),
    clear: () => void (rules = []),
    match,
  };
}

/** Reads an `X-Scenario` header; unknown faults are ignored. */
export function parseHeader(header: string | null): Fault[] {
  return (header ?? "").split(",").flatMap((part): Fault[] => {
    const [name, value] = part.trim().split("=");
    const known = fault.safeParse(name);
    if (!known.success) return [];
    const number = /^\d{1,6}$/.test(value ?? "") ? Number(value) : undefined;
    if (known.data === "slow") return [{ fault: known.data, ms: Math.min(number ?? 3000, 120_000) }];
    if (known.data === "status")
      return [{ fault: known.data, status: number && number >= 400 && number < 600 ? number : 500 }];
    return [{ fault: known.data }];
  });
}

function pathMatches(pattern: string, path: string): boolean {
  const source = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${source.join(".*")}$`).test(path);
}

import type * as z from "zod";

/** One departure from the contract. */
export type Fault = {
  /** Where in the answer, such as `data.products[0].price`; `status` and `body` for the answer as a whole. */
  place: string;
  expected: string;
  /** The API's own message, which differs by language. */
  said?: string;
};

/** Describes what zod found. The same fault in several items of a list is reported once, with its count. */
export function faultsOf(error: z.ZodError): Fault[] {
  const alike = new Map<string, { fault: Fault; count: number }>();
  for (const { path, message } of error.issues) {
    const expected = lower(message.replace(/^Invalid input: /, ""));
    const key = `${path.map((part) => (typeof part === "number" ? "[]" : String(part))).join(".")} ${expected}`;
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { fault: { place: writePlace(path), expected }, count: 1 });
  }
  return [...alike.values()].map(({ fault: { place, expected }, count }) => ({
    place,
    expected: count === 1 ? expected : `${expected} (and ${count - 1} more like it)`,
  }));
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function writePlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, part) =>
      typeof part === "number" ? `${place}[${part}]` : place ? `${place}.${String(part)}` : String(part),
    "",
  );
}

/**
 * The places of links and pictures that the contract allows but the shop does not use: parsing turns them into null or
 * leaves them out of a list.
 * @param given the answer before parsing
 * @param parsed the same after parsing
 */
export function unusedAddresses(given: unknown, parsed: unknown, path: readonly PropertyKey[] = []): string[] {
  if (typeof given === "string") return given !== "" && parsed === null ? [writePlace(path)] : [];
  if (Array.isArray(given) && Array.isArray(parsed)) {
    if (given.length !== parsed.length) return [writePlace(path)];
    return given.flatMap((item, index) => unusedAddresses(item, parsed[index], [...path, index]));
  }
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([name, value]) => unusedAddresses(value, parsed[name], [...path, name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Page = { page: number; perPage: number; total: number; pages: number };

/**
 * Checks the arithmetic of a list's page.
 * @param count the number of items on the page
 * @param asked what the call asked for
 */
export function pageFaults(pagination: Page, count: number, asked: { page: number; perPage?: number }): Fault[] {
  const { page, perPage, total } = pagination;
  const left = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
  const facts: [keyof Page, number][] = [
    ["page", asked.page],
    ["perPage", asked.perPage ?? perPage],
    ["pages", Math.ceil(total / perPage)],
  ];
  const faults = facts.flatMap(([name, value]) =>
    pagination[name] === value
      ? []
      : [{ place: `data.pagination.${name}`, expected: `expected ${value}, received ${pagination[name]}` }],
  );
  if (count !== left)
    faults.push({ place: "data", expected: `expected ${left} items on page ${page}, received ${count}` });
  return faults;
}

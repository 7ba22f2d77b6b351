import { setTimeout as wait } from "node:timers/promises";

import { paths } from "~/paths";

/**
 * The results of the strangers: how many URLs they opened, and how often a response was neither 200 nor 404, or was
 * missing.
 */
type OpenedUrls = { addresses: number; faults: Map<string, number> };

type Options = { shop: string; addresses: number; minutes: number; products: string[] };

/**
 * Opens this many unique URLs in this many minutes, each from its own IP address, as crawlers and attackers do. Half of
 * them are products, half do not exist; they are opened as pages and as data.
 */
export async function openUniqueUrls({ shop, addresses, minutes, products }: Options): Promise<OpenedUrls> {
  const faults = new Map<string, number>();
  const every = (minutes * 60_000) / addresses;
  const start = performance.now();
  let opened = 0;

  async function openNext(): Promise<void> {
    while (opened < addresses) {
      const number = opened;
      opened += 1;
      const early = start + number * every - performance.now();
      if (early > 0) await wait(early);
      const seen = await open(shop, pathOf(number, products), number);
      if (seen !== null) faults.set(seen, (faults.get(seen) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: 8 }, openNext));
  return { addresses: opened, faults };
}

/** @returns what was wrong; null for a page, and for a page that does not exist */
async function open(shop: string, path: string, number: number): Promise<string | null> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  try {
    const response = await fetch(shop + path, {
      headers: { "X-Forwarded-For": address, Cookie: "i18n_redirected=ru" },
      redirect: "manual",
    });
    await response.arrayBuffer();
    return [200, 404].includes(response.status) ? null : `unique URL: ${response.status}`;
  } catch (error) {
    return `unique URL: ${String(error)}`;
  }
}

function pathOf(number: number, products: string[]): string {
  const known = products[(number >> 1) % products.length] ?? "";
  const code = number % 2 === 0 ? known : `item-${number}-that-nobody-sells`;
  return number % 4 < 2 ? paths.product(code) : `${paths.product(code)}.data`;
}

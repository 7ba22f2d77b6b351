import { setTimeout as wait } from "node:timers/promises";

import { paths } from "~/paths";

/** What strangers have seen: how many addresses they opened, and what was answered with neither 200 nor 404, or not at all. */
export type Opened = { addresses: number; faults: Map<string, number> };

type Strangers = { shop: string; addresses: number; minutes: number; products: string[] };

/**
 * Opens so many addresses in so many minutes that nobody else opens, each from a client's address of its own, as crawlers and attackers do:
 * half of them products, as pages and as data, half of them not there.
 */
export async function openStrangeAddresses({ shop, addresses, minutes, products }: Strangers): Promise<Opened> {
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

/** @returns what was wrong; null for a page, and for one that is not there */
async function open(shop: string, path: string, number: number): Promise<string | null> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  try {
    const response = await fetch(shop + path, {
      headers: { "X-Forwarded-For": address, Cookie: "i18n_redirected=ru" },
      redirect: "manual",
    });
    await response.arrayBuffer();
    return [200, 404].includes(response.status) ? null : `a stranger's address: ${response.status}`;
  } catch (error) {
    return `a stranger's address: ${String(error)}`;
  }
}

function pathOf(number: number, products: string[]): string {
  const known = products[(number >> 1) % products.length] ?? "";
  const code = number % 2 === 0 ? known : `item-${number}-that-nobody-sells`;
  return number % 4 < 2 ? paths.product(code) : `${paths.product(code)}.data`;
}

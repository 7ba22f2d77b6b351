import { setTimeout as wait } from "node:timers/promises";

import { createRandom } from "#mocks/db/seed/lib/random";

import type { Books } from "./books";
import { openBrowser, Unexpected } from "./browser";
import { goShopping, type Told } from "./journey";
import type { Record } from "./record";

export type Crowd = {
  shop: string;
  shoppers: number;
  minutes: number;
  books: Pick<Books, "codeOf">;
  record: Record;
  /** Determines the shoppers' addresses, phones and choices: two crowds on one API need different ones. */
  seed?: number;
};

/** The results of a crowd: its confirmed orders, the number of completed journeys, and the duration. */
export type Seen = { told: Told[]; finished: number; seconds: number };

/** Thrown when the time is up. */
class Over extends Error {}

/**
 * The shortest and the longest pause between two pages, in ms: two hundred shoppers then send about 35 requests per
 * second.
 */
const pause = { from: 3000, to: 12_000 };

/**
 * Runs this many shoppers for a time. Each pauses between pages, starts again as another shopper after the order,
 * and does the same things in each run.
 */
export async function shop({ shop, shoppers, minutes, books, record, seed = 1 }: Crowd): Promise<Seen> {
  const told: Told[] = [];
  const start = performance.now();
  const end = start + minutes * 60_000;
  let finished = 0;

  async function shopAs(shopper: number): Promise<void> {
    const random = createRandom(seed * 10_000 + shopper);
    const think = async () => {
      await wait(random.int(pause.from, pause.to));
      if (performance.now() >= end) throw new Over();
    };
    // The shoppers do not all start at the same moment.
    await wait(random.int(0, pause.to));
    for (let journey = 0; performance.now() < end; journey += 1) {
      const browser = openBrowser(shop, addressOf(seed, shopper), record);
      const name = `${seed}-${shopper}-${journey}`;
      try {
        await goShopping({
          ...{ browser, random, think, locale: random.chance(0.7) ? "ru" : "en", codeOf: books.codeOf },
          ...{ phone: phoneOf(seed, shopper, journey), email: `shopper-${name}@load.example` },
          told: (order) => void told.push(order),
        });
        finished += 1;
      } catch (error) {
        if (error instanceof Over) return;
        if (!(error instanceof Unexpected)) record.failed("shopper", String(error));
        await think().catch(() => undefined);
      } finally {
        browser.close();
      }
    }
  }

  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shopAs(shopper)));
  return { told, finished, seconds: (performance.now() - start) / 1000 };
}

/** An IP address of a network that is reserved for benchmarks (RFC 2544). */
const addressOf = (seed: number, shopper: number) =>
  `198.${18 + (seed % 2)}.${Math.floor(shopper / 250)}.${1 + (shopper % 250)}`;

/** A phone number that is unique to the journey. */
const phoneOf = (seed: number, shopper: number, journey: number) =>
  `+79${String(10 + seed).padStart(2, "0")}${String(shopper).padStart(3, "0")}${String(journey).padStart(4, "0")}`;

import { setTimeout as wait } from "node:timers/promises";

import { createRandom } from "#mocks/db/seed/lib/random";

import { openBrowser, Unexpected } from "./browser";
import { goShopping, type ConfirmedOrder } from "./journey";
import type { Record } from "./record";
import type { StoredData } from "./stored-data";

type Crowd = {
  shop: string;
  shoppers: number;
  minutes: number;
  stored: Pick<StoredData, "codeOf">;
  record: Record;
  /** Determines the shoppers' addresses, phones and choices: two crowds on one API need different ones. */
  seed?: number;
};

/** The results of a crowd: its confirmed orders, the number of completed journeys, and the duration. */
export type Seen = { confirmed: ConfirmedOrder[]; finished: number; seconds: number };

/** Thrown when the time is up. */
class TimeUp extends Error {}

/**
 * The shortest and the longest pause between two pages, in ms: two hundred shoppers then send about 35 requests per
 * second.
 */
const pause = { from: 3000, to: 12_000 };

/**
 * Runs this many shoppers for a time. Each pauses between pages, starts again as another shopper after the order,
 * and does the same things in each run.
 */
export async function runCrowd({ shop, shoppers, minutes, stored, record, seed = 1 }: Crowd): Promise<Seen> {
  const confirmed: ConfirmedOrder[] = [];
  const start = performance.now();
  const end = start + minutes * 60_000;
  let finished = 0;

  async function runShopper(shopper: number): Promise<void> {
    const random = createRandom(seed * 10_000 + shopper);
    const think = async () => {
      await wait(random.int(pause.from, pause.to));
      if (performance.now() >= end) throw new TimeUp();
    };
    // The shoppers do not all start at the same moment.
    await wait(random.int(0, pause.to));
    for (let journey = 0; performance.now() < end; journey += 1) {
      const browser = openBrowser(shop, addressOf(seed, shopper), record);
      const name = `${seed}-${shopper}-${journey}`;
      try {
        await goShopping({
          ...{ browser, random, think, locale: random.chance(0.7) ? "ru" : "en", codeOf: stored.codeOf },
          ...{ phone: phoneOf(seed, shopper, journey), email: `shopper-${name}@load.example` },
          confirm: (order) => void confirmed.push(order),
        });
        finished += 1;
      } catch (error) {
        if (error instanceof TimeUp) return;
        if (!(error instanceof Unexpected)) record.failed("shopper", String(error));
        await think().catch(() => undefined);
      } finally {
        browser.close();
      }
    }
  }

  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => runShopper(shopper)));
  return { confirmed, finished, seconds: (performance.now() - start) / 1000 };
}

/** An IP address of a network that is reserved for benchmarks (RFC 2544). */
const addressOf = (seed: number, shopper: number) =>
  `198.${18 + (seed % 2)}.${Math.floor(shopper / 250)}.${1 + (shopper % 250)}`;

/** A phone number that is unique to the journey. */
const phoneOf = (seed: number, shopper: number, journey: number) =>
  `+79${String(10 + seed).padStart(2, "0")}${String(shopper).padStart(3, "0")}${String(journey).padStart(4, "0")}`;

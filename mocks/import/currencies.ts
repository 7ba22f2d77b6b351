import type { RateOf } from "./offer";
import type { RawCurrency } from "./parse";
import { readNumber } from "./texts";

const roubles = new Set(["RUB", "RUR", "РУБ", "РУБ."]);

/** Finds how many roubles a currency is worth. Rates of a bank, such as `CBRF`, are unknown here. */
export function readRates(currencies: RawCurrency[]): RateOf {
  const code = (id: string) => id.trim().toUpperCase();
  const rates = new Map(currencies.map(({ id, rate }) => [code(id), readNumber(rate)]));
  // Rates are relative to the feed's own currency, which has the rate 1. Feeds without currencies are in roubles.
  const inRoubles = currencies.length === 0 || [...rates].some(([id, rate]) => roubles.has(id) && rate === 1);
  return (id) => {
    if (roubles.has(code(id))) return 1;
    return (inRoubles ? rates.get(code(id)) : null) ?? undefined;
  };
}

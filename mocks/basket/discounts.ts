import type { DiscountRule } from "~/lib/discount-rule";
import type { Membership, Promotion } from "#mocks/db/queries/promotions";

/** A line that can be ordered: its price in roubles, and how many pieces a pack has. */
export type PricedLine = { productId: number; price: number; quantity: number; multiplicity: number };

/** What a part of the discount takes off a line, in hundredths of a rouble. */
type DiscountedLine = { productId: number; hundredths: number };

/** A part of the discount, in whole roubles; `promotion` is null for the promo code. */
type Discount<Of extends { id: number } = Promotion> = {
  promotion: Of | null;
  sum: number;
  lines: DiscountedLine[];
};

type Reduction = { id: number; rule: DiscountRule };

/**
 * What promotions and a promo code take off a basket. On each line only the largest one applies; of two equal ones, the
 * promotion. Each promotion's sum is rounded once, so the sums are whole roubles and add up to the discount.
 * @param percent of the promo code; 0 without one
 */
export function discountsOf<Of extends Reduction>(
  lines: readonly PricedLine[],
  promotions: readonly Of[],
  memberships: readonly Membership[],
  percent: number,
): Discount<Of>[] {
  const offers = promotions.map((promotion) => ({ promotion, of: hundredthsOf(promotion, lines, memberships) }));
  const taken = new Map<Of | null, DiscountedLine[]>();
  for (const { productId, price, quantity } of lines) {
    const code: { promotion: Of | null; value: number } = { promotion: null, value: price * quantity * percent };
    const best = offers.reduce((found, { promotion, of }) => {
      const value = of.get(productId) ?? 0;
      return value > found.value || (value === found.value && found.promotion === null) ? { promotion, value } : found;
    }, code);
    if (best.value <= 0) continue;
    taken.set(best.promotion, [...(taken.get(best.promotion) ?? []), { productId, hundredths: best.value }]);
  }
  return [...promotions, null].flatMap((promotion) => {
    const parts = taken.get(promotion) ?? [];
    const sum = Math.round(parts.reduce((all, { hundredths }) => all + hundredths, 0) / 100);
    return sum > 0 ? [{ promotion, sum, lines: parts }] : [];
  });
}

/** What a promotion would take off each line, in hundredths of a rouble. */
function hundredthsOf(
  { id, rule }: Reduction,
  lines: readonly PricedLine[],
  memberships: readonly Membership[],
): Map<number, number> {
  const inPart = (part: number) =>
    new Set(memberships.flatMap((one) => (one.stockId === id && one.part === part ? one.productId : [])));
  const own = inPart(0);
  const reduced = lines.filter(({ productId }) => own.has(productId));
  if (rule.kind === "free") return freePacks(reduced, rule.freeOf);
  const piecesOf = (ids: Set<number>) =>
    lines.reduce((pieces, { productId, quantity }) => pieces + (ids.has(productId) ? quantity : 0), 0);
  const count =
    rule.kit.length > 0 ? Math.min(...rule.kit.map((_, place) => piecesOf(inPart(place + 1)))) : piecesOf(own);
  const percent = Math.max(0, ...rule.steps.map((step) => (count >= step.from ? step.percent : 0)));
  return new Map(reduced.map(({ productId, price, quantity }) => [productId, price * quantity * percent]));
}

/** Packs from the dearest to the cheapest, in groups of `freeOf`: the last pack of each whole group is free. */
function freePacks(lines: readonly PricedLine[], freeOf: number): Map<number, number> {
  const packs = lines
    .map(({ productId, price, quantity, multiplicity }) => {
      return { productId, cost: price * multiplicity, count: Math.floor(quantity / multiplicity) };
    })
    .sort((a, b) => b.cost - a.cost || a.productId - b.productId);
  let before = 0;
  return new Map(
    packs.map(({ productId, cost, count }) => {
      const free = Math.floor((before + count) / freeOf) - Math.floor(before / freeOf);
      before += count;
      return [productId, free * cost * 100];
    }),
  );
}

type Part = { name: string; sum: number };

/**
 * The parts of a discount, in roubles. An API need not list them, or may list them wrongly: then the discount is one
 * part with the given name. Empty without a discount.
 */
export function listDiscounts(
  { discount, discounts = [] }: { discount: number; discounts?: Part[] | undefined },
  name: string,
): Part[] {
  if (discount <= 0) return [];
  const listed = discounts.reduce((all, { sum }) => all + sum, 0);
  return Math.abs(listed - discount) < 0.01 ? discounts : [{ name, sum: discount }];
}

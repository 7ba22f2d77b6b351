/** A basket line holds from 1 to so many pieces; 0 removes it (specification, section 9). */
export const maxQuantity = 999;

/** The nearest quantity that a basket line may hold: a whole number from 0 to 999; nonsense counts as 0. */
export function clampQuantity(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(maxQuantity, Math.max(0, Math.round(value)));
}

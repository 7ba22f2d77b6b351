/** The maximum number of products in a list. */
export const maxIds = 100;

/** Parses a list of product ids such as `12,7,340`: without duplicates and invalid ids, at most `maxIds`. */
export function readProductIds(text: string): number[] {
  const ids = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, maxIds);
}

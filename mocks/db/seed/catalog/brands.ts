import { foreignBrands } from "./brands/abroad";
import { russianBrands } from "./brands/russia";
import type { Brand } from "./brands/types";

export type { Brand };

/** The shop's brands, all invented, in display order. */
export const brands: readonly Brand[] = [...russianBrands, ...foreignBrands];

/** Finds a brand by slug; throws on an unknown one, because only the seed calls it. */
export function brandBySlug(slug: string): Brand & { id: number } {
  const index = brands.findIndex((one) => one.slug === slug);
  const found = brands[index];
  if (!found) throw new Error(`Unknown brand ${slug}`);
  return { ...found, id: index + 1 };
}

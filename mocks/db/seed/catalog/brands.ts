import { foreignBrands } from "./brands/abroad";
import { russianBrands } from "./brands/russia";
import type { Brand } from "./brands/types";

export type { Brand };

/** The brands of the shop, all of them invented, in the order of their list. */
export const brands: readonly Brand[] = [...russianBrands, ...foreignBrands];

/** The brand of a slug; throws on an unknown one, since only the seed itself asks. */
export function brandBySlug(slug: string): Brand & { id: number } {
  const index = brands.findIndex((one) => one.slug === slug);
  const found = brands[index];
  if (!found) throw new Error(`no brand ${slug}`);
  return { ...found, id: index + 1 };
}

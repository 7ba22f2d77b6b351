import type { Offer } from "~/api/schemas/catalog";

/** A variant as the table shows it. */
export type Variant = {
  code: string;
  /** What tells it from the others. */
  label: string;
  price: number;
  oldPrice: number | null;
  isStock: number;
};

/**
 * The variants of a product, each named by the properties in which they differ; by its whole name where that tells no two
 * of them apart.
 */
export function nameVariants(offers: readonly Offer[]): Variant[] {
  const names = differing(offers);
  const labels = offers.map(({ properties }) =>
    names.map((name) => properties.find((property) => property.name === name)?.value ?? "—").join(", "),
  );
  const tellApart = names.length > 0 && new Set(labels).size === offers.length;
  return offers.map(({ code, name, price, oldPrice, isStock }, index) => ({
    code,
    label: (tellApart && labels[index]) || name,
    price,
    oldPrice,
    isStock,
  }));
}

/** The names of the properties whose values are not the same for all. */
function differing(offers: readonly Offer[]): string[] {
  const names = [...new Set(offers.flatMap(({ properties }) => properties.map(({ name }) => name)))];
  return names.filter((name) => {
    const values = offers.map(({ properties }) => properties.find((property) => property.name === name)?.value);
    return new Set(values).size > 1;
  });
}

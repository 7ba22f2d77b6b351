import type { Offer } from "~/api/schemas/catalog";

/** A variant in the table. */
export type Variant = {
  code: string;
  /** What distinguishes it from the other variants. */
  label: string;
  price: number;
  oldPrice: number | null;
  isStock: number;
};

/**
 * The variants of a product, labelled by the properties in which they differ, or by their full names if those labels
 * are not unique.
 */
export function nameVariants(offers: readonly Offer[]): Variant[] {
  const names = differingNames(offers);
  const labels = offers.map(({ properties }) =>
    names.map((name) => properties.find((property) => property.name === name)?.value ?? "—").join(", "),
  );
  const areUnique = names.length > 0 && new Set(labels).size === offers.length;
  return offers.map(({ code, name, price, oldPrice, isStock }, index) => ({
    code,
    label: (areUnique && labels[index]) || name,
    price,
    oldPrice,
    isStock,
  }));
}

/** The names of the properties that do not have the same value in all variants. */
function differingNames(offers: readonly Offer[]): string[] {
  const names = [...new Set(offers.flatMap(({ properties }) => properties.map(({ name }) => name)))];
  return names.filter((name) => {
    const values = offers.map(({ properties }) => properties.find((property) => property.name === name)?.value);
    return new Set(values).size > 1;
  });
}

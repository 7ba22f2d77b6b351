import type { Property } from "~/api/schemas/common";

/** A property of the compared products: its value of each, null where a product has none. */
export type PropertyRow = { name: string; values: (string | null)[]; differs: boolean };

/** What the products' properties come to side by side: every property that any of them has, as the first of them lists it. */
export function propertyRows(products: readonly { properties: readonly Property[] }[]): PropertyRow[] {
  const names = new Set(products.flatMap(({ properties }) => properties.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(
      ({ properties }) => properties.find((property) => property.name === name)?.value ?? null,
    );
    return { name, values, differs: new Set(values).size > 1 };
  });
}

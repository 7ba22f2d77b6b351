import type { ListedProduct } from "~/api/schemas/catalog";
import type { Property } from "~/api/schemas/common";
import { readProductIds } from "~/lib/product-ids";

/** The maximum number of products compared side by side in a section. */
export const maxPerSection = 4;

/** The compared products of one section, in the order they were added. */
export type ComparedSection = ListedProduct["section"] & { code: string; products: ListedProduct[] };

/** Groups products by section, ordered by each section's most recently added product: the latest section comes last. */
export function bySection(products: readonly ListedProduct[]): ComparedSection[] {
  const sections = new Map<string, ComparedSection>();
  for (const product of products) {
    const code = sectionCode(product);
    const known = sections.get(code)?.products ?? [];
    sections.delete(code);
    sections.set(code, { ...product.section, code, products: [...known, product] });
  }
  return [...sections.values()];
}

/** Identifies a product's section: the last part of its path, or its name if it has no path. */
export function sectionCode({ section: { name, link } }: ListedProduct): string {
  return link?.split("/").at(-1) ?? name;
}

/** The section with the requested code, otherwise the latest one; undefined if there are no products. */
export function sectionToShow(sections: readonly ComparedSection[], code: string | null): ComparedSection | undefined {
  return sections.find((section) => section.code === code) ?? sections.at(-1);
}

/** A property of the compared products: one value per product, null if a product lacks it. */
export type PropertyRow = { name: string; values: (string | null)[]; differs: boolean };

/** Builds the table's rows: every property that any product has, in the order of the first product that has it. */
export function propertyRows(products: readonly { properties: readonly Property[] }[]): PropertyRow[] {
  const names = new Set(products.flatMap(({ properties }) => properties.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(
      ({ properties }) => properties.find((property) => property.name === name)?.value ?? null,
    );
    return { name, values, differs: new Set(values).size > 1 };
  });
}

/** What a form of the comparison requests. */
type CompareAction =
  | { intent: "add"; id: number; /** The product it replaces. */ instead: number | null }
  | { intent: "remove"; ids: number[] };

/**
 * Parses the comparison forms: `add` with an id, optionally `instead` of another, or `remove` with a list of ids. Null
 * if invalid.
 */
export function readCompareForm(form: FormData): CompareAction | null {
  const ids = idsOf(form.get("remove"));
  if (ids.length > 0) return { intent: "remove", ids };
  const [id, ...more] = idsOf(form.get("add"));
  const [instead = null] = idsOf(form.get("instead"));
  return id === undefined || more.length > 0 ? null : { intent: "add", id, instead };
}

const idsOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? readProductIds(value) : []);

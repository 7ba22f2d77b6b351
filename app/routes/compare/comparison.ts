import type { ListedProduct } from "~/api/schemas/catalog";
import type { Property } from "~/api/schemas/common";
import { readProductIds } from "~/lib/product-ids";

/** The most products of a section that stand side by side. */
export const mostOfSection = 4;

/** The compared products of one section, in the order in which they were added. */
export type ComparedSection = ListedProduct["section"] & { code: string; products: ListedProduct[] };

/** The products by section, in the order in which a product of each was added last: the latest section is the last one. */
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

/** What tells a product's section from others: the end of its path, or its name where it has none. */
export function sectionCode({ section: { name, link } }: ListedProduct): string {
  return link?.split("/").at(-1) ?? name;
}

/** The section that is asked for by its code, else the one that a product was added to last; none where there is nothing. */
export function sectionToShow(sections: readonly ComparedSection[], code: string | null): ComparedSection | undefined {
  return sections.find((section) => section.code === code) ?? sections.at(-1);
}

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

/** What a form of the comparison asks for. */
export type Pressed =
  | { intent: "add"; id: number; /** The product that gives way to it. */ instead: number | null }
  | { intent: "remove"; ids: number[] };

/** Reads the forms of the comparison: `add` an id, perhaps `instead` of another, or `remove` a list. Null for nonsense. */
export function readCompareForm(form: FormData): Pressed | null {
  const ids = idsOf(form.get("remove"));
  if (ids.length > 0) return { intent: "remove", ids };
  const [id, ...more] = idsOf(form.get("add"));
  const [instead = null] = idsOf(form.get("instead"));
  return id === undefined || more.length > 0 ? null : { intent: "add", id, instead };
}

const idsOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? readProductIds(value) : []);

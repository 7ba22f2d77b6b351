import type { ListedProduct } from "~/api/schemas/catalog";

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

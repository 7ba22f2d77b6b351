import type { ListedProduct } from "~/api/schemas/catalog";

/** The most products of a section that stand side by side. */
export const mostOfSection = 4;

/** The compared products of one section, in the order in which they were added. */
export type ComparedSection = { code: string; name: string; link: string; products: ListedProduct[] };

/** The products by section, in the order in which a product of each was added last: the latest section is the last one. */
export function bySection(products: readonly ListedProduct[]): ComparedSection[] {
  const sections = new Map<string, ComparedSection>();
  for (const product of products) {
    const { name, link } = product.section;
    const known = sections.get(link)?.products ?? [];
    sections.delete(link);
    sections.set(link, { code: link.split("/").at(-1) ?? "", name, link, products: [...known, product] });
  }
  return [...sections.values()];
}

/** The section that is asked for by its code, else the one that a product was added to last; none where there is nothing. */
export function sectionToShow(sections: readonly ComparedSection[], code: string | null): ComparedSection | undefined {
  return sections.find((section) => section.code === code) ?? sections.at(-1);
}

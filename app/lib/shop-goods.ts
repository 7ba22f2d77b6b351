import * as z from "zod";

import { parseJson } from "./parse-json";
import { describeFault, pictureFile } from "./shop-file";
import { inLanguages } from "./shop-languages";

const text = inLanguages(z.string().trim().min(1));
const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a code of Latin letters, digits and hyphens");

/** A file below the folder's `pictures/`, or the name of a picture that the embedded API draws, such as `drill-4`. */
const picture = {
  picture: pictureFile.optional(),
  drawing: z
    .string()
    .regex(/^[a-zA-Z0-9-]+(?:-\{language\})?$/, "is not a drawing's name")
    .optional(),
};

const section = z.strictObject({ description: text.optional(), ...picture });

const brand = z.strictObject({
  slug: code,
  /** As in the feed's `vendor`. */
  name: text,
  country: text.optional(),
  /** The paragraphs of its page. */
  body: z.array(text).default([]),
  ...picture,
});

/** The addresses of the filters that every listing has: no property may have them. */
export const commonFilters = ["price", "instock", "rating", "brand"];

const propertyCode = code.refine(
  (own) => !commonFilters.includes(own),
  "is the address of a filter that every listing has",
);

const property = z.strictObject({
  /** As in the feed's `param`. */
  name: text,
  unit: text.optional(),
  filter: z.boolean().default(false),
});

export type SectionDetails = z.output<typeof section>;
export type BrandDetails = z.output<typeof brand>;
export type PropertyDetails = z.output<typeof property> & { code: string };

/** What a feed cannot say about its goods. */
export type ShopGoods = {
  /** By the id of the category, which becomes the section's code. A described section is shown without products too. */
  sections: ReadonlyMap<string, SectionDetails>;
  /** In the order in which the shop lists them. */
  brands: readonly BrandDetails[];
  /** In the order of the filters. */
  properties: readonly PropertyDetails[];
};

export const noGoods: ShopGoods = { sections: new Map(), brands: [], properties: [] };

const sections = z.record(code, section).transform((all) => new Map(Object.entries(all)));
const brands = z.array(brand);
const properties = z
  .record(propertyCode, property)
  .transform((all) => Object.entries(all).map(([own, one]) => ({ code: own, ...one })));

/** The files that `readShopGoods` reads. */
export const goodsFiles = ["goods/sections.json", "goods/brands.json", "goods/properties.json"] as const;

/**
 * Reads what a shop's folder says about sections, brands and properties. Each file may be missing.
 * @param read the contents of a file of the folder, null without it
 * @returns the goods, with nothing from a faulty file, and its faults, one sentence each
 */
export function readShopGoods(read: (file: string) => string | null): { goods: ShopGoods; faults: string[] } {
  const faults: string[] = [];
  const parse = <Output>(file: (typeof goodsFiles)[number], contents: z.ZodType<Output>, missing: Output): Output => {
    const source = read(file);
    if (source === null) return missing;
    const json = parseJson(source);
    const parsed = "fault" in json ? undefined : contents.safeParse(json.value, { reportInput: true });
    if (parsed?.success) return parsed.data;
    const found = "fault" in json ? [json.fault] : (parsed?.error.issues ?? []).map(describeFault);
    faults.push(...found.map((fault) => `${file}: ${fault}`));
    return missing;
  };
  const [ofSections, ofBrands, ofProperties] = goodsFiles;
  const goods = {
    sections: parse(ofSections, sections, noGoods.sections),
    brands: parse(ofBrands, brands, []),
    properties: parse(ofProperties, properties, []),
  };
  return { goods, faults };
}

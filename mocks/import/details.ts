import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { firstLanguage, inLanguage, type ByLanguage } from "~/lib/languages";
import { inLanguages, pictureFile } from "~/lib/shop-file";
import { readOptionalFile } from "#mocks/data-file";
import { mapText } from "#mocks/db/texts";
import { typeset } from "#mocks/texts/typeset";

const text = inLanguages(z.string().trim().min(1)).transform((all) => mapText(all, typeset));
const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no code of Latin letters, digits and hyphens");

/** A file below the folder's `pictures/`, or the name of a picture that the API draws, such as `drill-4`. */
const picture = {
  picture: pictureFile.optional(),
  drawing: z
    .string()
    .regex(/^[a-zA-Z0-9-]+(?:-\{language\})?$/, "is no drawing's name")
    .optional(),
};

const section = z.strictObject({ description: text.optional(), ...picture });

const brand = z.strictObject({
  slug: code,
  name: text,
  country: text.optional(),
  /** The paragraphs of its page. */
  body: z.array(text).default([]),
  ...picture,
});

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
export type Details = {
  /** By the id of the category, which becomes the section's code. */
  sections: ReadonlyMap<string, SectionDetails>;
  /** In the order in which the shop lists them. */
  brands: readonly BrandDetails[];
  /** In the order of the filters. */
  properties: readonly PropertyDetails[];
};

export const noDetails: Details = { sections: new Map(), brands: [], properties: [] };

const files = {
  sections: z.record(code, section).transform((all) => new Map(Object.entries(all))),
  brands: z.array(brand),
  properties: z
    .record(code, property)
    .transform((all) => Object.entries(all).map(([own, one]) => ({ code: own, ...one }))),
};

const fileOf = (folder: string, name: keyof typeof files) => join(folder, "goods", `${name}.json`);

/**
 * Reads `goods/sections.json`, `goods/brands.json` and `goods/properties.json` of a shop's folder; each may be missing.
 * @throws an Error that names the file and its faults
 */
export function readDetails(folder: string): Details {
  return {
    sections: readOptionalFile(fileOf(folder, "sections"), files.sections, {}),
    brands: readOptionalFile(fileOf(folder, "brands"), files.brands, []),
    properties: readOptionalFile(fileOf(folder, "properties"), files.properties, {}),
  };
}

/** The files that `readDetails` reads, those which exist. */
export function detailFiles(folder: string): string[] {
  return (Object.keys(files) as (keyof typeof files)[])
    .map((name) => fileOf(folder, name))
    .filter((file) => existsSync(file));
}

/** The address of a described picture; null if none is named. */
export function pictureOf(
  kind: "sections" | "brands",
  one: Pick<SectionDetails, "picture" | "drawing">,
): string | null {
  if (one.picture !== undefined) return `/upload/shop/${one.picture}`;
  return one.drawing === undefined ? null : `/upload/${kind}/${one.drawing}.jpg`;
}

/** The key of a name in any letter case. */
export const keyOf = (name: ByLanguage): string => inLanguage(name, firstLanguage()).toLowerCase();

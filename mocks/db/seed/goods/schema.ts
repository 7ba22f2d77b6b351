import * as z from "zod";

import { isKind } from "#mocks/pictures/illustrations";

import { tidyPair, type Pair } from "../lib/text";

const words = z.string().min(1);

/** A text in both languages, with no-break spaces; a plain string is the same in both. */
export const text = z
  .union([words, z.strictObject({ ru: words, en: words })])
  .transform((one): Pair => tidyPair(typeof one === "string" ? [one, one] : [one.ru, one.en]));
const texts = z.array(text).min(1);
/** The same, as customers write. */
const voice = z
  .strictObject({ ru: words, en: words })
  .or(words)
  .transform((one): Pair => (typeof one === "string" ? [one, one] : [one.ru, one.en]));
const voices = z.array(voice).min(1);
const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no code of Latin letters, digits and hyphens");
const kind = z.string().refine(isKind, "is nothing that can be drawn");
const range = z.tuple([z.number(), z.number()]).refine(([from, to]) => from <= to, "begins with the larger number");

/** A number is printed with the property's unit; a text is printed as it is. */
const value = z.union([z.number(), text]);
export type Value = z.output<typeof value>;

const property = z.strictObject({
  name: text,
  unit: text.optional(),
  filter: z.boolean().default(false),
  /** The format of a value in a product's name, with a star in its place: «размер *». */
  named: text.optional(),
  /** A number of pieces: the price and weight ranges are for one piece. */
  multiplies: z.boolean().default(false),
  /** Texts that start with a number and are sorted by it. */
  ordered: z.boolean().default(false),
  /** A matter of taste or fit that does not affect price or weight. */
  flat: z.boolean().default(false),
});
export type Property = z.output<typeof property>;

/** The properties by their codes, in the order of the filters. */
export const propertiesFile = z.record(code, property).transform((all) => new Map(Object.entries(all)));

const param = z.strictObject({
  property: code,
  /** Ordered by the size of the product. All are numbers, or all are texts. */
  values: z
    .array(value)
    .min(1)
    .refine((all) => new Set(all.map((one) => typeof one)).size === 1, "mixes numbers and texts"),
  /** Another property of as many values; this one takes the value at the same place. */
  follows: code.optional(),
});

/** A property of a section's products; `follows` is the place of another one. */
export type Param = { code: string; values: readonly Value[]; follows?: number };

/** A third-level section and the template of its products. */
const leaf = z
  .strictObject({
    code,
    name: text,
    /** The name of one product, in the singular and in lower case. */
    noun: text,
    /** Letters of the model's name: «ДША» makes «ДША-18/60». Without them, products have a product line and a size. */
    series: text.optional(),
    picture: kind,
    /** A complete sentence about such products; also the section's description. */
    about: text,
    /** Completes the sentence «… для» and "… for". */
    purpose: text,
    /** Short attributes, one for each model, used in its name and its list of features. They agree with the noun. */
    traits: texts,
    properties: z.array(param),
    /** How many of the first properties form the model's number (numbers only) or the size in the name. */
    label: z.number(),
    /** The property that differs between the variants of a model. */
    vary: code,
    /** Roubles, from the smallest to the largest model. */
    price: range,
    /** Grams, likewise. */
    weight: range,
    unit: text.optional(),
    /** Sold in multiples of this number. */
    multiplicity: z.number().optional(),
    /** Slugs of brands, if only some of them make such products. */
    brands: z.array(code).optional(),
    /** Overrides the group: whether the product wears out in use and has no warranty. */
    wears: z.boolean().optional(),
    /** These override the group's, where its products differ too much to share them. */
    advice: texts.optional(),
    features: texts.optional(),
    kit: texts.optional(),
    /** The number of its products, whatever the size of the catalogue. */
    products: z.number().optional(),
    /** The numbers of variants of its first models. */
    models: z.array(z.number()).optional(),
  })
  .transform(({ properties, vary, ...rest }, context) => {
    const placeOf = (name: string) => {
      const place = properties.findIndex((one) => one.property === name);
      if (place < 0) context.addIssue(`names ${name}, which is none of its properties`);
      return place;
    };
    const params = properties.map(({ property: own, values, follows }): Param => {
      const followed = follows === undefined ? undefined : placeOf(follows);
      if (followed !== undefined && properties[followed]?.values.length !== values.length)
        context.addIssue(`gives ${own} another number of values than ${follows ?? ""}`);
      return { code: own, values, ...(followed === undefined ? {} : { follows: followed }) };
    });
    return { ...rest, params, vary: placeOf(vary) };
  });
export type Leaf = z.output<typeof leaf>;

/** A second-level section, with what applies to all its products. */
const group = z.strictObject({
  code,
  name: text,
  /** Wears out in use and has no warranty, whatever the parent section says. */
  wears: z.boolean().default(false),
  /** Complete sentences: how to choose and how to use. */
  advice: texts,
  /** Items for the list of features. */
  features: texts,
  /** Items in the box. */
  kit: texts,
  sections: z.array(leaf).min(1),
});
export type Group = z.output<typeof group>;

/** A first-level section. */
export const sectionFile = z.strictObject({
  code,
  name: text,
  picture: kind,
  description: text,
  /** Slugs of the brands that make such products. */
  brands: z.array(code).min(1),
  /** False for products that wear out in use: they have no warranty. */
  guaranteed: z.boolean(),
  /** Complete sentences that may end a description. */
  closing: texts,
  groups: z.array(group).min(1),
});
export type Top = z.output<typeof sectionFile>;

const brand = z.strictObject({ slug: code, name: text, country: text, body: texts });
export const brandsFile = z.array(brand).transform((all) => all.map((one, index) => ({ ...one, id: index + 1 })));
export type Brand = z.output<typeof brandsFile>[number];

/** A label with the colour that the shop's owner entered. */
const badge = z
  .strictObject({ name: text, color: words })
  .transform(({ name: [ru, en], color }) => ({ name: { ru, en }, color }));
export type Badge = z.output<typeof badge>;

/** A hand-written product: its values replace the random ones. Prices in whole roubles. */
const variant = z.strictObject({
  code,
  article: words,
  name: text,
  price: z.number(),
  oldPrice: z.number().nullable().default(null),
  stock: z.number().default(0),
  /** Made to order in so many days. */
  orderDays: z.number().nullable().default(null),
  multiplicity: z.number().default(1),
  /** "discount", a badge of `words.json`, or one of its own. */
  badges: z.array(z.union([words, badge])).default([]),
  /** The values of the section's properties, in their order; of a text, the English one. */
  properties: z.array(z.union([z.number(), words])),
  pictures: z.number().default(5),
  /** Days since the product was added to the catalogue. */
  age: z.number().optional(),
  /** False for a product that nobody has reviewed. */
  reviews: z.boolean().default(true),
});
export type ShowVariant = z.output<typeof variant>;

/** Hand-written models with at least one variant. */
export const productsFile = z.array(
  z.strictObject({
    section: code,
    brand: code,
    /** Excluded from the most popular products, because it exists only for its state. */
    quiet: z.boolean().default(false),
    variants: z.array(variant).min(1),
  }),
);
export type Showpiece = z.output<typeof productsFile>[number];

/** Words that products of all sections share. */
export const wordsFile = z.strictObject({
  /** Product lines. */
  lines: texts,
  /** Letters of later models: «ДША-18/60», then «ДША-18/60М», «ДША-18/60П». */
  marks: texts,
  /** Labels used by many products. */
  badges: z.record(words, badge),
  pieces: text,
  warranties: texts,
  /** First sentences of a description, with {title}, {brand} and {purpose}. */
  leads: texts,
  featuresHeadings: texts,
  kitHeadings: texts,
});

/** Who writes reviews, what anybody may add to a good one, and the shop's answers by the number of stars. */
export const reviewsFile = z.strictObject({
  authors: voices,
  remarks: voices,
  answers: z.strictObject({ low: voices, three: voices, good: voices }),
});

/** What customers write about the products of one first-level section: every text fits all of them. */
export const tradeFile = z.strictObject({
  pros: voices,
  cons: voices,
  /** Reviews by their number of stars; `low` for one and two. */
  five: voices,
  four: voices,
  three: voices,
  low: voices,
  questions: z.array(z.strictObject({ question: voice, answer: voice })),
});
export type TradeTexts = z.output<typeof tradeFile>;

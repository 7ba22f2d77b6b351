import type { Kind } from "#mocks/pictures/kind";

import type { Pair } from "../lib/text";
import type { PropertyCode, Value } from "./properties";

export type Spec = { code: PropertyCode; value: Value; printed: Pair };

/** A property of a section's products, with its possible values ordered by the size of the product. */
export type Param = {
  code: PropertyCode;
  values: readonly Value[];
  /** Index of another param of the same length; this param takes the value at the same index. */
  follows?: number;
};

/** A third-level section and the template of its products. */
export type Leaf = {
  code: string;
  name: Pair;
  /** The name of one product, in the singular and in lower case. */
  noun: Pair;
  /**
   * Letters of the model's name: «ДША» makes «ДША-18/60». Null if products are named by a product line and their size.
   */
  series: Pair | null;
  picture: Kind;
  /** A complete sentence about such products; also the section's description. */
  about: Pair;
  /** Completes the sentence «… для» and "… for". */
  purpose: Pair;
  /** Short attributes, one for each model, used in its name and its list of features. They agree with the noun. */
  traits: readonly Pair[];
  params: readonly Param[];
  /** How many of the first params form the model's number (numbers only) or the size in the name. */
  label: number;
  /** Index of the param that differs between the variants of a model. */
  vary: number;
  /** Roubles, from the smallest to the largest model. */
  price: readonly [from: number, to: number];
  /** Grams, likewise. */
  weight: readonly [from: number, to: number];
  unit?: Pair;
  /** Sold in multiples of this number. */
  multiplicity?: number;
  /** Slugs of brands, if only some of them make such products. */
  brands?: readonly string[];
  /** Overrides the group: whether the product wears out in use and has no warranty. */
  wears?: boolean;
  /** These override the group's, where its products differ too much to share them. */
  advice?: readonly Pair[];
  features?: readonly Pair[];
  kit?: readonly Pair[];
};

/** A second-level section, with what applies to all its products. */
export type Group = {
  code: string;
  name: Pair;
  /** Wears out in use and has no warranty, whatever the parent section says. */
  wears?: true;
  /** Complete sentences: how to choose and how to use. */
  advice: readonly Pair[];
  /** Items for the list of features. */
  features: readonly Pair[];
  /** Items in the box. */
  kit: readonly Pair[];
  leaves: readonly Leaf[];
};

/** A first-level section. */
export type Top = {
  code: string;
  name: Pair;
  picture: Kind;
  description: Pair;
  /** Slugs of the brands that make such products. */
  brands: readonly string[];
  /** False for products that wear out in use: they have no warranty. */
  guaranteed: boolean;
  /** Complete sentences that may end a description. */
  closing: readonly Pair[];
  groups: readonly Group[];
};

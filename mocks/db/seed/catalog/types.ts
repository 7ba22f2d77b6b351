import type { Kind } from "#mocks/pictures/kind";

import type { Pair } from "../lib/text";
import type { PropertyCode, Value } from "./properties";

export type Spec = { code: PropertyCode; value: Value; printed: Pair };

/** A property that products of a section have, with the values found there in the order of growing products. */
export type Param = {
  code: PropertyCode;
  values: readonly Value[];
  /** The place of another param of the same length that this one goes along with. */
  follows?: number;
};

/** A section of the third level, and the template of its products. */
export type Leaf = {
  code: string;
  name: Pair;
  /** What one of its products is called, in the singular; in lower case. */
  noun: Pair;
  /** Letters of the model's name: «ДША» makes «ДША-18/60». Null where products are named by a line and their size. */
  series: Pair | null;
  picture: Kind;
  /** A whole sentence about such things; it is the section's description too. */
  about: Pair;
  /** Ends the sentence «… для» and "… for". */
  purpose: Pair;
  /** Short words of which a model has one, in its name and its list of features; they agree with the noun. */
  traits: readonly Pair[];
  params: readonly Param[];
  /** How many of the first params make the model's number (numbers only) or the size in the name. */
  label: number;
  /** Which param differs between the variants of one model. */
  vary: number;
  /** Roubles, from the smallest to the largest of a model. */
  price: readonly [from: number, to: number];
  /** Grams, likewise. */
  weight: readonly [from: number, to: number];
  unit?: Pair;
  /** Sold in multiples of so many pieces. */
  multiplicity?: number;
  /** Slugs of brands, where only some make such things. */
  brands?: readonly string[];
};

/** A section of the second level, with what is true of everything in it. */
export type Group = {
  code: string;
  name: Pair;
  /** Wears out in use and comes without a guarantee, whatever the section above says. */
  wears?: true;
  /** Whole sentences: how to choose and how to use. */
  advice: readonly Pair[];
  /** Items of the list of features. */
  features: readonly Pair[];
  /** Items of the list of what is in the box. */
  kit: readonly Pair[];
  leaves: readonly Leaf[];
};

/** A section of the first level. */
export type Top = {
  code: string;
  name: Pair;
  picture: Kind;
  description: Pair;
  /** Slugs of the brands that make such things. */
  brands: readonly string[];
  /** Things that wear out in use come without a guarantee. */
  guaranteed: boolean;
  /** Whole sentences that may close a description. */
  closing: readonly Pair[];
  groups: readonly Group[];
};

import colors from "./colors.json" with { type: "json" };
import { isKind, type Kind } from "./illustrations";

/** Colours by the names that products use. */
const { named } = colors;
const isColor = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

/** What a picture's address says about one product, after the kind, number and view. */
export type Facts = {
  /** The body's colour, `#rrggbb`. */
  color?: string;
  /** Goods of other kinds that belong to the product, with their number. */
  extras: { kind: Kind; count: number }[];
  /** How many pieces are sold as one. */
  pieces: number;
  /** In ampere-hours; larger batteries look larger. */
  capacity?: number;
  /** How many of its counted parts the product has: poles, steps, the battery in place (see `Drawing.counts`). */
  count?: number;
  /** Which of its forms the product has, such as a spade or a snow shovel (see `Ink.form`). */
  form?: number;
  /** Sizes across and along the drawing, in mm. */
  width?: number;
  height?: number;
};

/** The facts that are a number, by their words. */
const figures = new Map(
  Object.entries({ pcs: "pieces", ah: "capacity", n: "count", form: "form", x: "width", y: "height" } as const),
);

function add(facts: Facts, name: string, figure: string): Facts | null {
  const count = Number(figure || 1);
  if (isKind(name)) return { ...facts, extras: [...facts.extras, { kind: name, count }] };
  if (isColor(name) && figure === "") return { ...facts, color: named[name] };
  const field = figures.get(name);
  return field ? { ...facts, [field]: count } : null;
}

/**
 * Reads facts such as `battery2-ah4-toolbox`, `black`, `pcs10`, `n3` or `x230-y600` (mm); empty text has none. Returns
 * null if a word is unknown.
 */
export function readFacts(text: string): Facts | null {
  let facts: Facts | null = { extras: [], pieces: 1 };
  for (const word of text === "" ? [] : text.split("-")) {
    const [, name = "", figure = ""] = /^([a-zA-Z]+)(\d{0,5})$/.exec(word) ?? [];
    facts = facts && add(facts, name, figure);
  }
  return facts;
}

import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../demo/drawings/", import.meta.url);

/** What can be drawn: `wireBrush` is in `wire-brush.svg`. A picture's file name starts with its kind. */
export type Kind = string;
export const kinds: readonly Kind[] = readdirSync(folder)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.slice(0, -4).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
const known = new Set(kinds);

export const isKind = (name: string): boolean => known.has(name);

/** How much a drawing shows: 1 for cards, 2 for large views with axes and finer lines. */
export type Detail = 1 | 2;

/** Line width by detail, on a 400 × 400 sheet. */
const strokes: Record<Detail, number> = { 1: 3.8, 2: 2.4 };

export const lineColor = "#1b2023";

export type Ink = {
  body: string;
  accent: string;
  /** Sets the line width and whether axes are drawn. */
  detail: Detail;
  /** Parts up to this level are drawn; defaults to `detail`. */
  parts?: Detail;
  /** Decides which elements with `data-least` and `data-most` are shown; defaults to the drawing's usual number. */
  count?: number;
  /** Which elements with `data-form` are shown; the first form is 1, the default. */
  form?: number;
  /** Prefix of clip path ids; must be unique within an SVG. */
  id: string;
};

/** A dimension line along one axis of the drawing, between two coordinates of the sheet. */
type Line = {
  /** The code of the property that gives the figure, in mm. */
  property: string;
  from: number;
  to: number;
  round: boolean;
};

/** A drawing on a 400 × 400 sheet, with what its file's root element says about it. */
type Drawing = {
  /** SVG elements with `var(--body)` and `var(--accent)`; 1em is the line width. */
  elements: string;
  /** Two parts that are worth magnifying: x and y of each. */
  closeUps: readonly [number, number, number, number];
  /** Degrees that turn a slanted drawing upright for its sizes. */
  turn: number;
  /** Where its sizes are measured, across and along. */
  width?: Line;
  height?: Line;
  /** How its products are packed, if not in a carton. */
  package: "carton" | "bag" | "none";
  /** It shows a whole pack, whatever the number of pieces. */
  isPack: boolean;
  /** The code of the property whose number decides which of its parts are shown. */
  counts?: string;
  /** How many of those parts are shown where no number is given. */
  usual: number;
  /** It shows a battery in its place. */
  hasBattery: boolean;
};

const drawings = new Map<Kind, Drawing>();

/** Reads a drawing; throws if there is no file of that name or it says nothing about close-ups. */
export function drawingOf(kind: Kind): Drawing {
  const found = drawings.get(kind) ?? parse(kind, readFileSync(fileOf(kind), "utf8"));
  drawings.set(kind, found);
  return found;
}

const backs = new Set(readdirSync(new URL("back/", folder)));

/** The drawing of a product's back, in the folder `back`; null if nobody has drawn it. */
export const backOf = (kind: Kind): Kind | null => (backs.has(`${kebab(kind)}.svg`) ? `back/${kind}` : null);

const kebab = (kind: Kind): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const fileOf = (kind: Kind): URL => new URL(`${kebab(kind)}.svg`, folder);

function parse(kind: Kind, source: string): Drawing {
  const [, root = "", elements = ""] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(source) ?? [];
  const valueOf = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(root)?.[1];
  const lineOf = (name: string): Line | undefined => {
    const [property, from, to, round] = valueOf(name)?.split(" ") ?? [];
    return property === undefined
      ? undefined
      : { property, from: Number(from), to: Number(to), round: round === "round" };
  };
  const [x1, y1, x2, y2] = valueOf("close-ups")?.split(" ").map(Number) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new Error(`${kind}.svg: data-close-ups is missing`);
  const turn = Number(valueOf("turn") ?? 0);
  const given = valueOf("package");
  const [counts, usual] = valueOf("count")?.split(" ") ?? [];
  return {
    ...{ elements, closeUps: [x1, y1, x2, y2], turn, width: lineOf("width"), height: lineOf("height") },
    package: given === "bag" || given === "none" ? given : "carton",
    ...{ isPack: root.includes(" data-pack "), hasBattery: root.includes(" data-battery ") },
    ...{ counts, usual: usual === undefined ? Infinity : Number(usual) },
  };
}

const blanks =
  /var\(--(body|accent)\)|calc\((\d{1,3}(?:\.\d{1,4})?)px ([+-]) (\d{1,3}(?:\.\d{1,4})?)em\)|(\d{1,3}(?:\.\d{1,4})?)em(?=")|(?<=\bid="|url\(#|href="#)c(?=\d)/g;
const conditions = /data-(from|detail|least|most|form)="(\d{1,2})"/g;

/** Hides what belongs to another level of detail, to another number of parts or to another form. */
function choose(elements: string, { detail, parts = detail, count = Infinity, form = 1 }: Ink): string {
  const isMet: Record<string, (bound: number) => boolean> = {
    from: (level) => parts >= level,
    detail: (level) => detail >= level,
    least: (number) => count >= number,
    most: (number) => count <= number,
    form: (number) => form === number,
  };
  return elements.replace(conditions, (_, name: string, bound: string) =>
    isMet[name]?.(Number(bound)) ? "" : 'display="none"',
  );
}

/** Fills in the colours and the line width; librsvg knows neither `var()` nor `calc()`. */
function fill(elements: string, { body, accent, detail, id }: Ink): string {
  const colors: Record<string, string> = { body, accent };
  const line = strokes[detail];
  return elements.replace(blanks, (_, color?: string, base?: string, sign?: string, k?: string, em?: string) => {
    if (color !== undefined) return colors[color] ?? "";
    if (base !== undefined) return (Number(base) + (sign === "-" ? -1 : 1) * Number(k) * line).toFixed(2);
    return em === undefined ? id : (Number(em) * line).toFixed(2);
  });
}

const axes = `<g fill="none" stroke="#6a747a" stroke-width="1.1"><path d="M200 4V396M4 200H396" stroke-dasharray="18 4 3 4" stroke-opacity=".38"/></g>`;

/** One drawing as an SVG fragment on a 400 × 400 sheet; large views (detail 2) have axis lines unless they are `bare`. */
export function drawPiece(kind: Kind, ink: Ink, bare = false): string {
  const { elements, usual } = drawingOf(kind);
  const piece = fill(choose(elements, { ...ink, count: ink.count ?? usual }), ink);
  const frame = `<g stroke-width="${strokes[ink.detail]}" stroke-linejoin="round" stroke-linecap="round">${piece}</g>`;
  return ink.detail === 2 && !bare ? axes + frame : frame;
}

/** How much a drawing shows: 0 for thumbnails, 1 for cards, 2 for large views with axes and screws. */
export type Detail = 0 | 1 | 2;

type Point = readonly [x: number, y: number];

export const lineColor = "#1b2023";

/** Line width by detail, on a 400 × 400 sheet. */
export const strokes: Record<Detail, number> = { 0: 6.5, 1: 3.8, 2: 2.4 };

/** Metal is always grey and rubber always graphite: only body and accent carry colour. */
const materials = {
  metalDark: "#8d979c",
  metal: "#b4bdc1",
  metalLight: "#d9dee0",
  rubber: "#33393e",
  rubberLight: "#4b5359",
  wood: "#d2a878",
  woodDark: "#b98a57",
  white: "#ffffff",
  glass: "#bfd3d9",
};

export type Ink = {
  body: string;
  accent: string;
  /** Sets the line width and whether axes are drawn. */
  detail: Detail;
  /** Parts up to this level are drawn; defaults to `detail`. */
  parts?: Detail;
  /** Prefix of clip path ids; must be unique within an SVG. */
  id: string;
};

function shapes(ink: Ink) {
  const width = strokes[ink.detail];
  let clips = 0;
  return {
    /** A filled, outlined path with an optional shade and light clipped to it. */
    part(d: string, fill: string, shade?: string, light?: string): string {
      const inner =
        (shade ? `<path d="${shade}" fill="#0b1013" fill-opacity=".16"/>` : "") +
        (light ? `<path d="${light}" fill="#fff" fill-opacity=".34"/>` : "");
      if (!inner) return `<path d="${d}" fill="${fill}" stroke="${lineColor}"/>`;
      const clip = `${ink.id}${clips++}`;
      return `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill}"/><g clip-path="url(#${clip})">${inner}</g><path d="${d}" fill="none" stroke="${lineColor}"/>`;
    },
    /** A flat patch without an outline. */
    flat(d: string, fill: string, opacity = 1): string {
      return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
    },
    /** An inner line; `from` is the lowest detail at which it appears. */
    line(d: string, from: Detail = 1, k = 0.8, color = lineColor): string {
      if ((ink.parts ?? ink.detail) < from) return "";
      return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${(width * k).toFixed(2)}"/>`;
    },
    /** An outlined circle. */
    circle(x: number, y: number, r: number, fill: string, k = 1): string {
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${lineColor}" stroke-width="${(width * k).toFixed(2)}"/>`;
    },
  };
}

function groups(ink: Ink) {
  return {
    /** The screws of a housing, drawn only at level 2. */
    screws(...points: readonly Point[]): string {
      if ((ink.parts ?? ink.detail) < 2) return "";
      const screw = ([x, y]: Point) =>
        `<circle cx="${x}" cy="${y}" r="4.6" fill="#6a747a" stroke="${lineColor}" stroke-width="1.4"/><path d="M${x - 2.6} ${y + 2.2}L${x + 2.6} ${y - 2.2}" stroke="${lineColor}" stroke-width="1.6"/>`;
      return points.map(screw).join("");
    },
    /** Parts that are moved, turned or mirrored together. */
    group(transform: string, parts: string): string {
      return `<g transform="${transform}">${parts}</g>`;
    },
    /** Parts that appear from the given detail level on. */
    from(from: Detail, parts: string): string {
      return (ink.parts ?? ink.detail) >= from ? parts : "";
    },
  };
}

/** The tools for a drawing on a 400 × 400 sheet: colours, and functions that return SVG fragments. */
export function createPen(ink: Ink) {
  const { body, accent, detail } = ink;
  return { detail, width: strokes[detail], body, accent, ...materials, ...shapes(ink), ...groups(ink) };
}

export type Pen = ReturnType<typeof createPen>;

/** Draws one kind. */
export type Draw = (pen: Pen) => string;

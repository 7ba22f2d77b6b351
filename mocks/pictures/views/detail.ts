import { drawingOf, type Kind } from "../illustrations";
import type { Look } from "../look";
import { ink, place } from "../sheet";

const small = { x: 4, y: 186, scale: 0.52 } as const;

type Lens = { x: number; y: number; r: number; zoom: number; id: string };

/** A part of the drawing under a lens, with a ring on the drawing and a line from one to the other. */
function lens(kind: Kind, look: Look, [px, py]: readonly [number, number], at: Lens): string {
  const { x, y, r, zoom, id } = at;
  const [ringX, ringY] = [small.x + px * small.scale, small.y + py * small.scale];
  const ring = (r / zoom) * small.scale;
  const angle = Math.atan2(y - ringY, x - ringX);
  const from = `${(ringX + ring * Math.cos(angle)).toFixed(1)} ${(ringY + ring * Math.sin(angle)).toFixed(1)}`;
  const to = `${(x - r * Math.cos(angle)).toFixed(1)} ${(y - r * Math.sin(angle)).toFixed(1)}`;
  const part = place(kind, look, { x: x - px * zoom, y: y - py * zoom, scale: zoom, detail: 2, bare: true }, `${id}p`);
  return [
    `<circle cx="${ringX}" cy="${ringY}" r="${ring}" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
    `<path d="M${from}L${to}" stroke="${ink}" stroke-width="1.6"/>`,
    `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
    `<g clip-path="url(#${id})">${part}</g><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="2.4"/>`,
  ].join("");
}

/** The product small, with two of its parts magnified and drawn with all their details. */
export function detailView(kind: Kind, look: Look): string {
  const [x1, y1, x2, y2] = drawingOf(kind).closeUps;
  return (
    place(kind, look, small, "a") +
    lens(kind, look, [x2, y2], { x: 314, y: 312, r: 76, zoom: 1.5, id: "m" }) +
    lens(kind, look, [x1, y1], { x: 268, y: 122, r: 114, zoom: 2.2, id: "l" })
  );
}

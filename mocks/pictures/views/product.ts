import type { Facts } from "../facts";
import { backOf, drawingOf, lineColor, type Kind } from "../illustrations";
import type { Look } from "../look";
import { centered, place, sheet, tag, type Placement } from "../sheet";
import { carton } from "./package";

/** Goods that hold others: they stand behind the product. */
const holders: readonly Kind[] = ["toolbox", "toolBag", "organizer"];

/** Extra goods of one kind. */
type Extra = { kind: Kind; count: number; scale: number };

/** The extra goods, at most four groups, with their size relative to the sheet. One battery may be in the product. */
function extraGoods(main: Kind, { extras, capacity = 2 }: Facts): Extra[] {
  const inPlace = drawingOf(main).hasBattery ? 1 : 0;
  const scaleOf = (kind: Kind) => (kind === "battery" ? 0.16 + 0.02 * Math.min(capacity, 4) : 0.24);
  return extras
    .filter(({ kind }) => !holders.includes(kind))
    .map(({ kind, count }) => ({ kind, count: kind === "battery" ? count - inPlace : count }))
    .flatMap(({ kind, count }): Extra[] => {
      const scale = scaleOf(kind);
      // A few stand side by side, more of them in a fan.
      return count > 3 ? [{ kind, count, scale }] : Array.from({ length: count }, () => ({ kind, count: 1, scale }));
    })
    .slice(0, 4);
}

/** Extra goods with the last one at a place, the others behind it to the left. */
function drawExtra({ kind, count, scale }: Extra, look: Look, x: number, y: number, id: string): string {
  const shown = Math.min(count, maxPieces);
  const at = (index: number) => ({ x: x - (shown - 1 - index) * 16, y, scale });
  return Array.from({ length: shown }, (_, index) => place(kind, look, at(index), `${id}n${index}`)).join("");
}

/** The case or bag that comes with the product. */
const holderOf = ({ extras }: Facts): Kind | undefined => extras.find(({ kind }) => holders.includes(kind))?.kind;

/** A dark case with the product's colour on its latches, so that the product stands out in front of it. */
const drawHolder = (kind: Kind, look: Look, at: Placement): string =>
  place(kind, { ...look, body: "#59636a", accent: look.body }, at, "h");

/** So many pieces are drawn one by one. */
const maxPieces = 12;

/** Up to three pieces stand behind each other, up to twelve in rows; more come in their carton. */
function several(kind: Kind, look: Look, pieces: number): string {
  const label = tag(`×${pieces}`, 12, 12);
  if (drawingOf(kind).isPack) return place(kind, look, { x: 30, y: 46, scale: 0.86 }, "p") + label;
  if (pieces > maxPieces) {
    const one = place(kind, look, { x: 4, y: 156, scale: 0.6 }, "p");
    return carton(kind, look, { pieces, x: 124, y: 0, scale: 0.7 }) + one;
  }
  return (pieces > 3 ? rows(kind, look, pieces) : diagonal(kind, look, pieces)) + label;
}

function diagonal(kind: Kind, look: Look, pieces: number): string {
  const scale = pieces === 2 ? 0.68 : 0.6;
  const step = (sheet * (1 - scale)) / (pieces - 1);
  // What lies from the bottom left to the top right goes side by side, not end to end.
  const isSlanted = drawingOf(kind).turn < 0;
  const copies = Array.from({ length: pieces }, (_, index) => {
    const at = { x: step * index, y: step * (isSlanted ? index : pieces - 1 - index), scale };
    return place(kind, look, at, `p${index}`);
  });
  return copies.reverse().join("");
}

const rowTop = 66;

function rows(kind: Kind, look: Look, pieces: number): string {
  const columns = Math.ceil(Math.sqrt(pieces));
  const lines = Math.ceil(pieces / columns);
  const [width, height] = [sheet / columns, (sheet - rowTop) / lines];
  const scale = (Math.min(width, height) * 1.06) / sheet;
  return Array.from({ length: pieces }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, pieces - line * columns);
    const left = (sheet - inLine * width) / 2 + (index % columns) * width;
    const side = scale * sheet;
    const at = { x: left + (width - side) / 2, y: rowTop + line * height + (height - side) / 2, scale };
    return place(kind, look, at, `p${index}`);
  }).join("");
}

/** On a phone, the number of the picture stands below this line, at the right end. */
const lowest = 366;

/** The product from the front, with the case, batteries and accessories that it is sold with. */
export function frontView(kind: Kind, look: Look, facts: Facts): string {
  const holder = holderOf(facts);
  const small = extraGoods(kind, facts);
  if (holder === undefined && small.length === 0)
    return facts.pieces > 1 ? several(kind, look, facts.pieces) : place(kind, look, centered(look.scale), "a");
  const behind = holder ? drawHolder(holder, look, { x: 176, y: 10, scale: 0.52 }) : "";
  const row = small.map((extra, index) => {
    const x = 392 - sheet * extra.scale - (index % 2) * 92;
    const y = lowest - sheet * extra.scale - Math.floor(index / 2) * 82;
    return drawExtra(extra, look, x, y, `s${index}`);
  });
  const main = small.length > 0 ? { x: 0, y: 52, scale: 0.72 } : { x: 4, y: 104, scale: 0.72 };
  return behind + place(kind, look, main, "a") + row.join("");
}

/** The product from behind; empty if nobody has drawn its back. */
export function backView(kind: Kind, look: Look): string {
  const back = backOf(kind);
  return back === null ? "" : place(back, look, centered(look.scale), "a");
}

/** The manual, with the product on its cover, 84 × 112 from a corner. */
function manual(kind: Kind, look: Look, x: number, y: number): string {
  return (
    `<g stroke="${lineColor}" stroke-width="2" stroke-linejoin="round"><path d="M${x + 6} ${y + 6}h84v112h-84Z" fill="#dfe4e6"/><path d="M${x} ${y}h84v112h-84Z" fill="#fff"/><path d="M${x} ${y}h84v20h-84Z" fill="${look.body}"/></g>` +
    `<path d="M${x + 12} ${y + 96}h48M${x + 12} ${y + 103}h34" stroke="#8d979c" stroke-width="2.4"/>` +
    place(kind, look, { x: x + 10, y: y + 24, scale: 0.16 }, "b")
  );
}

/** What is in the box: the product and how many, its case, batteries and accessories, and the manual, side by side. */
export function boxView(kind: Kind, look: Look, facts: Facts): string {
  const holder = holderOf(facts);
  const small = extraGoods(kind, facts);
  const items = small.map((extra, index) => {
    const side = 400 * extra.scale;
    // A fan grows to the left.
    const x = extra.count > 1 ? 396 - side : 116 + (index % 3) * 96 + (92 - side) / 2;
    const y = lowest - side - (index > 2 ? 84 : 0);
    return drawExtra(extra, look, x, y, `s${index}`);
  });
  const main = holder ? { x: 4, y: 24, scale: 0.56 } : { x: 62, y: 4, scale: 0.66 };
  return (
    (holder ? drawHolder(holder, look, { x: 236, y: 66, scale: 0.4 }) : "") +
    place(kind, look, main, "a") +
    manual(kind, look, 18, 272) +
    items.join("") +
    (facts.pieces > 1 ? tag(`×${facts.pieces}`, 12, 12) : "")
  );
}

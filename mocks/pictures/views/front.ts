import type { Facts } from "../facts";
import type { Kind } from "../illustrations";
import type { Look } from "../look";
import { centered, place } from "../sheet";
import { tag } from "./tag";

/** Goods that hold others: they stand behind the product. */
const holders: readonly Kind[] = ["toolbox", "toolBag", "organizer"];

type Piece = { kind: Kind; scale: number };

/** Every extra piece, at most four, with its size relative to the sheet. */
export function extraPieces({ extras, capacity = 2 }: Facts): Piece[] {
  const scaleOf = (kind: Kind) => (kind === "battery" ? 0.16 + 0.02 * Math.min(capacity, 4) : 0.24);
  return extras
    .filter(({ kind }) => !holders.includes(kind))
    .flatMap(({ kind, count }) => Array.from({ length: Math.min(count, 3) }, () => ({ kind, scale: scaleOf(kind) })))
    .slice(0, 4);
}

/** The case or bag that comes with the product. */
export function holderOf({ extras }: Facts): Kind | undefined {
  return extras.find(({ kind }) => holders.includes(kind))?.kind;
}

function several(kind: Kind, look: Look, pieces: number): string {
  const shown = Math.min(pieces, 3);
  const scale = shown === 2 ? 0.68 : 0.6;
  const step = (400 * (1 - scale)) / (shown - 1);
  const copies = Array.from({ length: shown }, (_, index) => {
    const at = { x: step * index, y: step * (shown - 1 - index), scale };
    return place(kind, look, at, `p${index}`);
  });
  return copies.reverse().join("") + tag(`×${pieces}`, 12, 12);
}

/** The product from the front, with the case, batteries and accessories that it is sold with. */
export function frontView(kind: Kind, look: Look, facts: Facts): string {
  const holder = holderOf(facts);
  const small = extraPieces(facts);
  if (holder === undefined && small.length === 0)
    return facts.pieces > 1 ? several(kind, look, facts.pieces) : place(kind, look, centered(look.scale), "a");
  const behind = holder ? place(holder, look, { x: 176, y: 10, scale: 0.52 }, "h") : "";
  const row = small.map((piece, index) => {
    const x = 392 - 400 * piece.scale - (index % 2) * 92;
    const y = 388 - 400 * piece.scale - Math.floor(index / 2) * 96;
    return place(piece.kind, look, { x, y, scale: piece.scale }, `s${index}`);
  });
  const main = small.length > 0 ? { x: 0, y: 52, scale: 0.72 } : { x: 4, y: 104, scale: 0.72 };
  return behind + place(kind, look, main, "a") + row.join("");
}

import type { Facts } from "../facts";
import { lineColor, type Kind } from "../illustrations";
import type { Look } from "../look";
import { place } from "../sheet";
import { drawExtra, drawHolder, extraGoods, holderOf, lowest } from "./front";

/** The manual, with the product on its cover, 84 × 112 from a corner. */
function manual(kind: Kind, look: Look, x: number, y: number): string {
  return (
    `<g stroke="${lineColor}" stroke-width="2" stroke-linejoin="round"><path d="M${x + 6} ${y + 6}h84v112h-84Z" fill="#dfe4e6"/><path d="M${x} ${y}h84v112h-84Z" fill="#fff"/><path d="M${x} ${y}h84v20h-84Z" fill="${look.body}"/></g>` +
    `<path d="M${x + 12} ${y + 96}h48M${x + 12} ${y + 103}h34" stroke="#8d979c" stroke-width="2.4"/>` +
    place(kind, look, { x: x + 10, y: y + 24, scale: 0.16 }, "b")
  );
}

/** What is in the box: the product, its case, batteries and accessories, and the manual, side by side. */
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
    items.join("")
  );
}

import { useState } from "react";

import { shownValue } from "~/shop/shopper/changes";

import type { LineView } from "./view";

/** A line of the list. One that the shopper has taken out keeps its place until the page is left: it has 0 pieces. */
type Listed = { lines: LineView[]; places: LineView[] };

/**
 * The lines in the order in which they stand on the page. What has been taken out keeps its place, and gets it back: else
 * the next line would come under a finger that presses again, and a line that is brought back would stand last.
 */
export function useKeptPlaces(lines: LineView[]): LineView[] {
  const [listed, setListed] = useState<Listed>({ lines, places: lines });
  if (listed.lines === lines) return listed.places;
  const places = keepPlaces(listed.places, lines);
  setListed({ lines, places });
  return places;
}

function keepPlaces(before: LineView[], now: LineView[]): LineView[] {
  const loaded = new Map(now.map((line) => [line.id, line]));
  const known = new Set(before.map(({ id }) => id));
  const stay = before.flatMap((line) => {
    const again = loaded.get(line.id);
    if (again) return again;
    return line.quantity === 0 || shownValue("basket", line.id) === 0 ? { ...line, quantity: 0 } : [];
  });
  return [...stay, ...now.filter(({ id }) => !known.has(id))];
}

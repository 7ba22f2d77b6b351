import type { CSSProperties } from "react";

import { labelColors } from "~/lib/contrast";

import styles from "./badge.module.css";

type Colors = CSSProperties & { "--b": string; "--bt": string };

const known = new Map<string, Colors>();
const knownAtMost = 200;

/** Colours repeat from card to card, so each is worked out once; the limit keeps odd data from filling the memory. */
function colorsOf(color: string): Colors {
  const seen = known.get(color);
  if (seen) return seen;
  const { ground, text } = labelColors(color);
  const colors = { "--b": ground, "--bt": text };
  if (known.size >= knownAtMost) known.clear();
  known.set(color, colors);
  return colors;
}

/** A short label on a colour from data; the text turns white or black, whichever reads better. */
export function Badge({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles.badge} style={colorsOf(color)}>
      {name}
    </span>
  );
}

import { labelColors } from "~/lib/contrast";

import styles from "./badge.module.css";

type Label = { ground: string; paint: (element: HTMLElement | null) => void };

const known = new Map<string, Label>();
const knownAtMost = 200;

/** Colours repeat from card to card, so each is worked out once; the limit keeps odd data from filling the memory. */
function labelOf(color: string): Label {
  const seen = known.get(color);
  if (seen) return seen;
  const { ground, text } = labelColors(color);
  const paint = (element: HTMLElement | null) => {
    element?.style.setProperty("--b", ground);
    element?.style.setProperty("--bt", text);
  };
  const label = { ground, paint };
  if (known.size >= knownAtMost) known.clear();
  known.set(color, label);
  return label;
}

/**
 * A short label on a colour from data; the text turns white or black, whichever reads better. The page's policy allows no style
 * attribute in its HTML: there the rules of `lib/label-style` colour the label.
 */
export function Badge({ name, color }: { name: string; color: string }) {
  const { ground, paint } = labelOf(color);
  return (
    <span className={styles.badge} data-ground={ground} ref={paint}>
      {name}
    </span>
  );
}

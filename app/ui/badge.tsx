import clsx from "clsx";
import { createContext, type ReactNode, useContext } from "react";

import { textOn } from "~/lib/color";

import styles from "./badge.module.css";
import { Icon, type IconName } from "./icon";

type Paint = (element: HTMLElement | null) => void;

const paints = new Map<string, Paint>();
const maxPaints = 200;

/**
 * Colours repeat from card to card, so each is computed once. The limit keeps unexpected data from filling the memory.
 */
function paintOf(ground: string): Paint {
  const cached = paints.get(ground);
  if (cached) return cached;
  const text = textOn(ground);
  const paint: Paint = (element) => {
    element?.style.setProperty("--b", ground);
    element?.style.setProperty("--bt", text);
  };
  if (paints.size >= maxPaints) paints.clear();
  paints.set(ground, paint);
  return paint;
}

/** Collects the colours of a page's labels while the server renders it; null in the browser. */
export const LabelGroundsContext = createContext<Set<string> | null>(null);

/**
 * A short label with a background colour from data, `#rrggbb`. The text is white or black, whichever has more contrast.
 * The page's content security policy allows no style attributes in HTML: there, the rules of `lib/color` set the
 * colours.
 */
export function Badge({ name, color }: { name: string; color: string }) {
  useContext(LabelGroundsContext)?.add(color);
  return (
    <span className={styles.badge} data-ground={color} ref={paintOf(color)}>
      {name}
    </span>
  );
}

export type PillKind = "ok" | "warn" | "err" | "info" | "off";

/** The status of something: an icon and a word on a muted colour. */
export function Pill({ kind, icon, children }: { kind: PillKind; icon: IconName; children: ReactNode }) {
  return (
    <span className={clsx(styles.pill, styles[kind])}>
      <Icon name={icon} size="xs" />
      {children}
    </span>
  );
}

/** What a counter shows: null for zero or unknown, `99+` above 99. */
export function shownCount(count: number | null | undefined): string | null {
  if (!count || count < 0) return null;
  return count > 99 ? "99+" : String(count);
}

/** A number in a circle. Renders nothing if there is nothing to count. */
export function CountBadge({ count }: { count: number | null | undefined }) {
  const text = shownCount(count);
  return text && <span className={styles.count}>{text}</span>;
}

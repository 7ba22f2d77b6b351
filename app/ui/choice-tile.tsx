import type { InputHTMLAttributes, ReactNode } from "react";

import styles from "./choice-tile.module.css";

type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  label: ReactNode;
  /** At the right end. */
  price?: ReactNode;
  /** Small print below. */
  note?: ReactNode;
};

/** One of several options with a price and a note: delivery, payment. The tiles of a group share their `name`. */
export function ChoiceTile({ label, price, note, ...rest }: ChoiceTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" {...rest} />
      <span className={styles.label}>{label}</span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}

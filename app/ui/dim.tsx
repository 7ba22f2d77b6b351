import { createPortal } from "react-dom";

import styles from "./dim.module.css";

/** Darkens the page under the header by half while something of the header is open. */
export function Dim() {
  return createPortal(<div className={styles.dim} />, document.body);
}

import { createPortal } from "react-dom";

import styles from "./dim.module.css";

/** Dims the page below the header by half while a menu or the search of the header is open. */
export function Dim() {
  return createPortal(<div className={styles.dim} />, document.body);
}

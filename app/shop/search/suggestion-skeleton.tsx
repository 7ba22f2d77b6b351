import styles from "./suggestion-skeleton.module.css";

/** Three rows where suggestions will be. */
export function SuggestionSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}

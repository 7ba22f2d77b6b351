import { useId } from "react";

import { Prose } from "~/ui/prose";

import styles from "./article-text.module.css";
import type { ArticleText as Text } from "./read-body.server";

type ArticleTextProps = {
  text: Pick<Text, "html" | "headings">;
  /** The title of the table of contents; without it there is none. */
  contents?: string | undefined;
};

/** The minimum number of headings for a table of contents. */
const minHeadings = 3;

/** A text in lines of a readable length, with its headings next to it if there are enough of them. */
export function ArticleText({ text: { html, headings }, contents }: ArticleTextProps) {
  const titleId = useId();
  return (
    <div className={styles.columns}>
      {contents !== undefined && headings.length >= minHeadings && (
        <nav className={styles.contents} aria-labelledby={titleId}>
          <h2 id={titleId}>{contents}</h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose className={styles.text} html={html} />
    </div>
  );
}

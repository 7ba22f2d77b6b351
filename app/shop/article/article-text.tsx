import { useId } from "react";

import { Prose } from "~/ui/prose";

import styles from "./article-text.module.css";
import type { ArticleText as Text } from "./read-body.server";

type ArticleTextProps = {
  text: Pick<Text, "html" | "headings">;
  /** What the table of contents is called; none without it. */
  contents?: string | undefined;
};

/** So many headings make a table of contents worth its place. */
const fewestHeadings = 3;

/** A text in the measure of a book line, with its headings beside it where there are enough of them. */
export function ArticleText({ text: { html, headings }, contents }: ArticleTextProps) {
  const titleId = useId();
  return (
    <div className={styles.columns}>
      {contents !== undefined && headings.length >= fewestHeadings && (
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

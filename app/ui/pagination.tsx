import { Icon } from "./icon";
import styles from "./pagination.module.css";

type PaginationProps = {
  page: number;
  pages: number;
  /** The address of a page by its number. */
  href: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** Links to pages: up to five, and an arrow at each end. Renders nothing for a single page. */
export function Pagination({ page, pages, href, texts }: PaginationProps) {
  const shown = pageWindow(page, pages);
  if (shown.length === 0) return null;
  const arrow = (to: number, label: string, rel: "prev" | "next") => {
    const icon = <Icon name={rel === "prev" ? "chevron-left" : "chevron-right"} />;
    const isOff = to < 1 || to > pages;
    return (
      <li aria-hidden={isOff || undefined}>
        {isOff ? (
          <span className={styles.off}>{icon}</span>
        ) : (
          <a href={href(to)} rel={rel} aria-label={label}>
            {icon}
          </a>
        )}
      </li>
    );
  };
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.pages}>
        {arrow(page - 1, texts.previous, "prev")}
        {shown.map((number) => (
          <li key={number}>
            <a href={href(number)} aria-label={texts.page(number)} aria-current={number === page ? "page" : undefined}>
              {number}
            </a>
          </li>
        ))}
        {arrow(page + 1, texts.next, "next")}
      </ul>
    </nav>
  );
}

/** The number of page buttons in a row (specification, section 9). */
const pageButtons = 5;

/**
 * The page numbers to show: at most `pageButtons` in a row, with the current one in the middle unless an end is near. Empty
 * for one page or none.
 */
export function pageWindow(current: number, pages: number): number[] {
  if (pages < 2) return [];
  const length = Math.min(pageButtons, pages);
  const middle = Math.min(Math.max(1, current), pages);
  const first = Math.min(Math.max(1, middle - Math.floor(length / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

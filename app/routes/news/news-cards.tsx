import clsx from "clsx";

import type { News } from "~/api/schemas/pages";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Picture } from "~/ui/picture";

import styles from "./news-cards.module.css";

type NewsCardsProps = {
  news: News[];
  /** The heading level of the titles, one below the list's heading. */
  level?: 2 | 3 | undefined;
  /** Shows drawings above the dates, as on the page of all news. */
  pictures?: boolean | undefined;
};

const widths = [320, 400, 640, 800] as const;
const sizes = "(min-width:80em) 384px, (min-width:48em) 30vw, 100vw";
/** How many drawings on the first screen load eagerly. */
const eagerCount = 3;

/** News cards, three in a row: date, title, summary. */
export function NewsCards({ news, level = 3, pictures }: NewsCardsProps) {
  const { locale, href } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <ul className={clsx(styles.news, pictures && styles.withPictures)}>
      {news.map(({ slug, name, preview, picture, publishedAt }, index) => (
        <li key={slug}>
          {pictures && (
            <Picture
              className={styles.picture}
              src={picture === null ? null : (width) => paths.image(picture, width)}
              widths={widths}
              sizes={sizes}
              width={400}
              height={200}
              alt=""
              priority={index === 0}
              eager={index < eagerCount}
            />
          )}
          <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
          <Heading>
            <a href={href(paths.article(slug))}>{name}</a>
          </Heading>
          {preview !== name && <p>{preview}</p>}
        </li>
      ))}
    </ul>
  );
}

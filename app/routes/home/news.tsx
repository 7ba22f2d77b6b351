import clsx from "clsx";

import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { SectionHead } from "~/ui/section-head";

import type { HomePage } from "./home.server";
import styles from "./news.module.css";

/** The newest of the news. */
export function News({ news }: Pick<HomePage, "news">) {
  const { t, locale, href } = useTranslation();
  if (news.length === 0) return null;
  return (
    <section className="section" aria-labelledby="news">
      <SectionHead id="news" title={t("nav.news")} more={{ href: href(paths.news()), label: t("home:allNews") }} />
      <ul className={clsx("far-down", styles.news)}>
        {news.map(({ slug, name, preview, publishedAt }) => (
          <li key={slug}>
            <a href={href(paths.article(slug))}>
              <time dateTime={publishedAt}>{formatDate(locale, publishedAt)}</time>
              <b>{name}</b>
              {preview !== name && <span>{preview}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

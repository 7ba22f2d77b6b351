import clsx from "clsx";

import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { ProductPicture } from "~/shop/product/product-picture";
import { SectionHead } from "~/ui/drawing";
import { Picture } from "~/ui/picture";

import type { HomePage } from "./home.server";
import styles from "./sections.module.css";

/** Current promotions. */
export function Stocks({ stocks }: Pick<HomePage, "stocks">) {
  const { t, locale, href } = useTranslation();
  if (stocks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="stocks">
      <SectionHead
        id="stocks"
        title={t("nav.stocks")}
        count={t("count.stocks", { count: stocks.length })}
        more={{ href: href(paths.stocks()), label: t("home:allStocks") }}
      />
      <ul className={clsx("deferred-layout", styles.stocks)}>
        {stocks.map(({ slug, name, preview, picture, endsAt, figure }) => (
          <li key={slug}>
            <a href={href(paths.stock(slug))}>
              <span className={styles.text}>
                {figure && <span className={styles.figure}>{figure}</span>}
                <b>{name}</b>
                {preview !== name && <span>{preview}</span>}
                {endsAt && <small>{t("home:until", { date: formatDate(locale, endsAt) })}</small>}
              </span>
              <ProductPicture picture={picture} widths={[128, 320]} sizes="132px" alt="" width={220} blend />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest news. */
export function News({ news }: Pick<HomePage, "news">) {
  const { t, locale, href } = useTranslation();
  if (news.length === 0) return null;
  return (
    <section className="section" aria-labelledby="news">
      <SectionHead id="news" title={t("nav.news")} more={{ href: href(paths.news()), label: t("home:allNews") }} />
      <ul className={clsx("deferred-layout", styles.news)}>
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

/** Some of the brands: their wordmarks, or their names. */
export function Brands({ brands }: Pick<HomePage, "brands">) {
  const { t, href } = useTranslation();
  if (brands.length === 0) return null;
  return (
    <section className="section" aria-labelledby="brands">
      <SectionHead
        id="brands"
        title={t("nav.brands")}
        count={t("count.brands", { count: brands.length })}
        more={{ href: href(paths.brands()), label: t("home:allBrands") }}
      />
      <CachedFragment as="ul" className={clsx("deferred-layout", styles.brands)} data={["brands", brands]}>
        <BrandTiles brands={brands} />
      </CachedFragment>
    </section>
  );
}

function BrandTiles({ brands }: Pick<HomePage, "brands">) {
  const { href } = useTranslation();
  return (
    <>
      {brands.map(({ slug, name, picture }) => (
        <li key={slug}>
          <a href={href(paths.brand(slug))}>
            {picture === null ? (
              name
            ) : (
              <Picture
                src={(width) => paths.image(picture, width)}
                widths={[128, 320, 400]}
                sizes="(min-width:80em) 176px, (min-width:48em) 22vw, 44vw"
                width={176}
                height={88}
                alt={name}
              />
            )}
          </a>
        </li>
      ))}
    </>
  );
}

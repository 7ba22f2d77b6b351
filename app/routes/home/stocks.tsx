import clsx from "clsx";

import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ProductPicture } from "~/shop/product/product-picture";
import { SectionHead } from "~/ui/section-head";

import type { HomePage } from "./home.server";
import styles from "./stocks.module.css";

/** The promotions that run. */
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
      <ul className={clsx("far-down", styles.stocks)}>
        {stocks.map(({ slug, name, preview, picture, endsAt }) => (
          <li key={slug}>
            <a href={href(paths.stock(slug))}>
              <span className={styles.text}>
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

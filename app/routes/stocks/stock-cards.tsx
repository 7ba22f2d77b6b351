import clsx from "clsx";

import type { Stock } from "~/api/schemas/pages";
import { beforeDate } from "~/i18n/before-date";
import { formatDate } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { languageOf } from "~/lib/languages";
import { shopDay } from "~/lib/shop-day";
import { paths } from "~/paths";
import { Picture } from "~/ui/picture";

import styles from "./stocks.module.css";

/** A promotion with its state, which the server calculates. */
export type StockCard = Stock & { period: StockPeriod };

const widths = [128, 320, 400] as const;

/** Promotion cards: the discount in large type, title, summary, dates, time left. Needs the texts of `stocks`. */
export function StockCards({ stocks }: { stocks: StockCard[] }) {
  const translation = useTranslation();
  const { href } = translation;
  return (
    <ul className={styles.stocks}>
      {stocks.map((stock) => {
        const { slug, name, preview, picture, period, figure } = stock;
        return (
          <li key={slug} className={clsx(period.state === "ended" && styles.ended)}>
            {figure && <p className={styles.figure}>{figure}</p>}
            <div className={styles.text}>
              <h2>
                <a href={href(paths.stock(slug))}>{name}</a>
              </h2>
              {preview !== name && <p>{preview}</p>}
              <p className={styles.dates}>
                {period.state !== "ended" && <Dates stock={stock} />}
                <span className={styles.state}>{periodText(translation, stock)}</span>
              </p>
            </div>
            <Picture
              blend
              src={picture === null ? null : (width) => paths.image(picture, width)}
              widths={widths}
              sizes="132px"
              width={132}
              alt=""
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The dates of a promotion as `<time>` elements. */
export function Dates({ stock: { startsAt, endsAt } }: { stock: Pick<Stock, "startsAt" | "endsAt"> }) {
  const { t, locale } = useTranslation();
  const start = formatDate(locale, startsAt);
  const from = <time dateTime={startsAt}>{start}</time>;
  if (endsAt === null) {
    return (
      <span>
        {beforeDate(languageOf(locale).tag, t("stocks:period.since"), start)} {from}
      </span>
    );
  }
  return (
    <span>
      {from} – <time dateTime={endsAt}>{formatDate(locale, endsAt)}</time>
    </span>
  );
}

/** For example `Осталось 10 дней`, `Последний день`, `Завершена 30 сентября`. */
export function periodText({ t, locale }: Translation, { period, startsAt, endsAt }: StockCard): string {
  switch (period.state) {
    case "coming":
      return t("stocks:state.coming", { date: formatDate(locale, startsAt) });
    case "running":
      return period.left === 0 ? t("stocks:state.lastDay") : t("stocks:state.left", { count: period.left });
    case "endless":
      return t("stocks:state.endless");
    case "ended":
      return t("stocks:state.ended", { date: formatDate(locale, endsAt ?? "") });
  }
}

/** The state of a promotion: `left` is the number of days to its end, 0 on the last day. */
type StockPeriod = { state: "coming" } | { state: "running"; left: number } | { state: "endless" } | { state: "ended" };

const day = 24 * 60 * 60 * 1000;

/**
 * The state of a promotion at a moment. Calculated on the server, so that it does not depend on the visitor's clock.
 */
export function stockPeriod({ startsAt, endsAt }: Pick<Stock, "startsAt" | "endsAt">, now = Date.now()): StockPeriod {
  if (endsAt !== null && Date.parse(endsAt) < now) return { state: "ended" };
  if (Date.parse(startsAt) > now) return { state: "coming" };
  if (endsAt === null) return { state: "endless" };
  return { state: "running", left: dayNumber(Date.parse(endsAt)) - dayNumber(now) };
}

/** The day number in the shop's time zone. */
const dayNumber = (moment: number) => Date.parse(shopDay(new Date(moment))) / day;

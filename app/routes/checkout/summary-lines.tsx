import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { ProductPicture } from "~/shop/product/product-picture";

import type { LineView } from "./quote-view";
import styles from "./summary.module.css";

/** So many lines show at once; the others are opened. */
const first = 5;

/** What is ordered. */
export function SummaryLines({ lines, left }: { lines: LineView[]; left: number }) {
  const { t } = useTranslation();
  const more = lines.slice(first);
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, first).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{t("checkout:summary.more", { count: more.length })}</summary>
          <ul className={styles.lines}>
            {more.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </details>
      ) : null}
      {left > 0 ? <p className={styles.left}>{t("checkout:summary.left", { count: left })}</p> : null}
    </>
  );
}

function Line({ line }: { line: LineView }) {
  const { t } = useTranslation();
  const { name, picture, quantity, sum } = line;
  return (
    <li>
      <ProductPicture picture={picture} widths={[96]} sizes="48px" width={48} alt="" />
      <span>
        {name}
        <small>{t("count.pieces", { count: quantity })}</small>
      </span>
      <b>{formatPrice(sum)}</b>
    </li>
  );
}

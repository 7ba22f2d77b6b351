import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Picture } from "~/ui/picture";
import { TitleBlock } from "~/ui/title-block";

import { Dates, periodText, type StockCard } from "./stock-cards";
import styles from "./stock-head.module.css";

type StockHeadProps = { heading: string; stock: StockCard; products: number };

const widths = [320, 400, 640, 800] as const;

/** What the promotion is: its name, dates and what is left of them, with the drawing on millimetre paper. */
export function StockHead({ heading, stock, products }: StockHeadProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { picture, preview } = stock;
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        {preview !== stock.name && <p className={styles.preview}>{preview}</p>}
        <TitleBlock
          className={styles.facts}
          rows={[
            { term: t("stocks:period.label"), value: <Dates stock={stock} /> },
            { term: t("stocks:state.label"), value: periodText(translation, stock) },
            ...(products > 0 ? [{ term: t("stocks:range"), value: t("count.products", { count: products }) }] : []),
          ]}
        />
      </div>
      {picture !== null && (
        <Picture
          blend
          priority
          className={styles.picture}
          src={(width) => paths.image(picture, width)}
          widths={widths}
          sizes="(min-width:940px) 400px, 280px"
          width={400}
          alt=""
        />
      )}
    </header>
  );
}

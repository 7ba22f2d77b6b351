import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ProductPicture } from "~/shop/product/product-picture";
import { useQuantity } from "~/shop/shopper/store";
import { useRemovalNotice } from "~/shop/shopper/use-removal-notice";
import { IconButton } from "~/ui/button";

import pageStyles from "./basket-page.module.css";
import styles from "./unavailable.module.css";
import type { UnavailableView } from "./view";

/** Lines that cannot be bought any more: they stand apart and count for nothing. */
export function Unavailable({ lines }: { lines: UnavailableView[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="unavailable">
      <h2 id="unavailable">{t("basket:unavailable.title")}</h2>
      <p className="muted small">{t("basket:unavailable.text")}</p>
      <ul className={pageStyles.lines}>
        {lines.map((line) => (
          <UnavailableLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableLine({ line }: { line: UnavailableView }) {
  const { t, href } = useTranslation();
  const { id, code, name } = line;
  const quantity = useQuantity(id, line.quantity);
  useRemovalNotice("basket", id, quantity, t("basket:removed", { name }));
  if (quantity === 0) return null;
  return (
    <li id={`p${id}`} className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture picture={line.picture} widths={[96, 128]} sizes="64px" width={64} alt="" />
      </div>
      <div className={styles.name}>
        <a href={href(paths.product(code))}>{name}</a>
        <span className="muted small">
          {t("basket:article", { article: line.article })}
          {" · "}
          {t("basket:unavailable.was", { count: quantity })}
        </span>
        <a className="linkbtn small" href={href(paths.productNotify(code))}>
          {t("card.notify")}
          <span className="visually-hidden">: {name}</span>
        </a>
      </div>
      <form method="post" action={href(paths.basketLines())} data-small="basket" data-quantity={line.quantity}>
        <IconButton name="remove" value={id} icon="trash-2" label={t("basket:remove", { name })} />
      </form>
    </li>
  );
}

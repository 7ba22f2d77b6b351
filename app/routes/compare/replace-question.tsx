import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Price } from "~/shop/product/price";
import { ProductPicture } from "~/shop/product/product-picture";
import { Button, ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import type { ComparePage } from "./load.server";
import styles from "./replace-question.module.css";

type Question = NonNullable<ComparePage["question"]>;

/** Widths for a picture of 80 px. */
const widths = [128, 320] as const;

/** A section that is full: which of its products gives way to the new one? */
export function ReplaceQuestion({ question: { newcomer, products, section } }: { question: Question }) {
  const { t, href } = useTranslation();
  return (
    <section className={styles.question} aria-labelledby="replace">
      <Note kind="warn" title={t("compare:replace.full", { count: products.length })}>
        {t("compare:replace.text", { name: newcomer.name })}
      </Note>
      <h2 id="replace">{t("compare:replace.title")}</h2>
      <form method="post" action={href(paths.compare())}>
        <input type="hidden" name="add" value={newcomer.id} />
        <ul className={styles.products}>
          {products.map(({ id, name, picture, price, oldPrice }) => (
            <li key={id}>
              <ProductPicture picture={picture} widths={widths} sizes="80px" width={80} height={80} alt="" />
              <div>
                <Price price={price} oldPrice={oldPrice} />
                <p className="small">{name}</p>
              </div>
              <Button variant="line" name="instead" value={id} aria-label={t("compare:replace.submitOf", { name })}>
                {t("compare:replace.submit")}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <ButtonLink variant="quiet" href={href(paths.compare({ section }))}>
        {t("compare:replace.cancel")}
      </ButtonLink>
    </section>
  );
}

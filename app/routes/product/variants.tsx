import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { FailedPart } from "~/shop/deferred/deferred";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { Price, StockStatus } from "~/shop/product/price-and-stock";
import { buttonClass, ButtonLink } from "~/ui/button";
import { SectionHead } from "~/ui/drawing";

import type { ProductPage, Variant } from "./product.server";
import styles from "./variants.module.css";

type VariantsProps = Pick<ProductPage, "product" | "variants">;

/** Links to the product's variants; renders nothing if it has none. */
export function Variants({ product, variants }: VariantsProps) {
  if (variants?.length === 0) return null;
  const { code, deliveryDate } = product;
  return (
    <CachedFragment
      as="section"
      className="section"
      aria-labelledby="variants"
      data={variants && ["variants", code, deliveryDate, variants]}
    >
      <VariantTable product={product} variants={variants} />
    </CachedFragment>
  );
}

function VariantTable({ product, variants }: VariantsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SectionHead
        id="variants"
        title={t("product:offers.title")}
        count={variants ? t("product:offers.count", { count: variants.length }) : undefined}
      />
      {variants ? (
        <div className={styles.table}>
          <div className={styles.variantNames} aria-hidden="true">
            <span>{t("product:offers.variant")}</span>
            <span>{t("product:offers.stock")}</span>
            <span>{t("product:offers.price")}</span>
          </div>
          <ul>
            {variants.map((variant) => (
              <VariantRow key={variant.code} variant={variant} product={product} />
            ))}
          </ul>
        </div>
      ) : (
        <FailedPart title={t("product:offers.failed")} />
      )}
    </>
  );
}

function VariantRow({ variant, product }: { variant: Variant; product: ProductPage["product"] }) {
  const { t, href } = useTranslation();
  const isCurrent = variant.code === product.code;
  const date = isCurrent ? product.deliveryDate : variant.deliveryDate;
  // An API need not say whether other variants are made to order; then only their stock is shown.
  const isKnown = variant.isStock > 0 || date !== undefined;
  return (
    <li className={clsx(styles.row, isCurrent && styles.on)} aria-current={isCurrent || undefined}>
      <b>{variant.label}</b>
      {isKnown ? (
        <StockStatus isStock={variant.isStock} deliveryDate={date ?? null} />
      ) : (
        <p className="small muted">{t("product:offers.none")}</p>
      )}
      <Price price={variant.price} oldPrice={variant.oldPrice} />
      {isCurrent ? (
        <span className={buttonClass({ variant: "dark" }, styles.chosen)}>{t("product:offers.chosen")}</span>
      ) : (
        <ButtonLink
          className={styles.link}
          href={href(paths.product(variant.code))}
          variant="line"
          aria-label={t("product:offers.chooseOf", { name: variant.label })}
        >
          {t("product:offers.choose")}
        </ButtonLink>
      )}
    </li>
  );
}

import { useContext } from "react";

import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Deferred } from "~/shop/deferred/deferred";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { linkProps } from "~/shop/frame/links";
import { BasketControl } from "~/shop/product/basket-control";
import { Price, canBuy, stockState } from "~/shop/product/price-and-stock";
import { NoticeContext } from "~/shop/toast/toasts";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { Facts } from "./facts";
import { NotifyForm } from "./notify-form";
import styles from "./product.module.css";
import type { ProductPage } from "./product.server";

type BuyBoxProps = Pick<ProductPage, "product" | "deliveries" | "city" | "email">;

/** The purchase block: price, "add to basket" form, availability. */
export function BuyBox({ product, deliveries, city, email }: BuyBoxProps) {
  const out = stockState(product) === "out";
  if (product.isDiscontinued) return <Discontinued product={product} />;
  return (
    <div className={styles.box}>
      <Price price={product.price} oldPrice={product.oldPrice} size="xl" muted={out} />
      <Terms product={product} />
      <CompanyPrice product={product} />
      <Promotions product={product} />
      <Actions product={product} email={email} />
      <Deferred key={city} part={deliveries} waiting={<Facts product={product} deliveries={null} isWaiting />}>
        {(known) => <Facts product={product} deliveries={known} />}
      </Deferred>
    </div>
  );
}

/** The control for the basket; for a product that cannot be bought, what to do instead. */
function Actions({ product, email }: Pick<BuyBoxProps, "product" | "email">) {
  const { t, href } = useTranslation();
  const { id, code, name, price, quantity, multiplicity } = product;
  const isRefused = useContext(NoticeContext)?.refused?.productId === id;
  const isShared = canBuy(product) && quantity === 0 && !isRefused;
  return (
    <CachedFragment
      as="div"
      className={styles.actions}
      data={isShared ? ["actions", id, name, multiplicity, stockState(product)] : null}
    >
      {canBuy(product) ? (
        <BasketControl
          product={product}
          look="page"
          multiplicity={multiplicity}
          inBasket={
            <ButtonLink href={href(paths.basket())} variant="dark" size="l" block>
              {t("product:toBasket")}
            </ButtonLink>
          }
        />
      ) : price > 0 ? (
        <NotifyForm code={code} email={email} />
      ) : (
        <ButtonLink href={href(paths.feedback(code))} size="l" block>
          {t("card.askPrice")}
        </ButtonLink>
      )}
    </CachedFragment>
  );
}

/** Says that the product is no longer sold, and links to its section. */
function Discontinued({ product: { price, path } }: Pick<BuyBoxProps, "product">) {
  const { t, href } = useTranslation();
  const section = path.findLast(({ link }) => Boolean(link));
  return (
    <div className={styles.box}>
      <Price price={price} size="xl" muted />
      <Note kind="warn" title={t("product:discontinued.title")}>
        <a className="link" {...linkProps(section?.link ?? paths.catalog(), href)}>
          {section ? t("product:discontinued.section", { name: section.name }) : t("product:discontinued.catalog")}
        </a>
      </Note>
    </div>
  );
}

/** What the price is for, unless it is for a single piece. */
function Terms({ product: { unit, multiplicity } }: Pick<BuyBoxProps, "product">) {
  const { t } = useTranslation();
  const terms = [
    ...([1, 2].some((count) => unit === t("stepper.pieces", { count })) ? [] : [t("product:unit", { unit })]),
    ...(multiplicity > 1 ? [t("product:multiplicity", { count: multiplicity })] : []),
  ];
  return terms.length > 0 ? <p className="small muted">{terms.join(". ")}</p> : null;
}

/** That companies pay the same price, with or without VAT, if the API says which. */
function CompanyPrice({ product: { price, vat } }: Pick<BuyBoxProps, "product">) {
  const { t } = useTranslation();
  if (price <= 0 || vat === undefined) return null;
  const words = vat
    ? t("product:company.withVat", { price: formatPrice(price), rate: vat.rate })
    : t("product:company.withoutVat", { price: formatPrice(price) });
  return <p className="small muted">{words}</p>;
}

/** The promotions that the product is in, each a link to its terms. */
function Promotions({ product: { promotions } }: Pick<BuyBoxProps, "product">) {
  const { t, href } = useTranslation();
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.promotions} aria-label={t("product:promotions")}>
      {promotions.map(({ slug, name, figure }) => (
        <li key={slug}>
          <a href={href(paths.stock(slug))}>
            <b>{figure}</b> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

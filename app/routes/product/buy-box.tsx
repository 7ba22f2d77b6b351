import type { ReactNode } from "react";

import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Deferred } from "~/shop/deferred/deferred";
import { linkProps } from "~/shop/frame/links";
import { BasketControl } from "~/shop/product/basket-control";
import { Price, canBuy, stockState } from "~/shop/product/price-and-stock";
import { ButtonLink } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { Note } from "~/ui/note";
import { Skeleton } from "~/ui/placeholder";

import { NotifyForm } from "./notify-form";
import styles from "./product.module.css";
import type { Deliveries, ProductPage } from "./product.server";

type BuyBoxProps = Pick<ProductPage, "product" | "deliveries">;

/** The purchase block: price, "add to basket" form, availability. */
export function BuyBox({ product, deliveries }: BuyBoxProps) {
  const { t, href } = useTranslation();
  const out = stockState(product) === "out";
  if (product.isDiscontinued) return <Discontinued product={product} />;
  return (
    <div className={styles.box}>
      <Price price={product.price} oldPrice={product.oldPrice} size="xl" muted={out} />
      <Terms product={product} />
      <Promotions product={product} />
      <div className={styles.actions}>
        {canBuy(product) ? (
          <BasketControl
            product={product}
            look="page"
            multiplicity={product.multiplicity}
            inBasket={
              <ButtonLink href={href(paths.basket())} variant="dark" size="l" block>
                {t("product:toBasket")}
              </ButtonLink>
            }
          />
        ) : product.price > 0 ? (
          <NotifyForm code={product.code} />
        ) : (
          <ButtonLink href={href(paths.feedback(product.code))} size="l" block>
            {t("card.askPrice")}
          </ButtonLink>
        )}
      </div>
      <Deferred part={deliveries} waiting={<Facts product={product} deliveries={null} isWaiting />}>
        {(known) => <Facts product={product} deliveries={known} />}
      </Deferred>
    </div>
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
    ...(unit === t("stepper.pieces") ? [] : [t("product:unit", { unit })]),
    ...(multiplicity > 1 ? [t("product:multiplicity", { count: multiplicity })] : []),
  ];
  return terms.length > 0 ? <p className="small muted">{terms.join(". ")}</p> : null;
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

type FactsProps = Pick<BuyBoxProps, "product"> & { deliveries: Deliveries; isWaiting?: boolean };

function Facts({ product, deliveries, isWaiting = false }: FactsProps) {
  const { t, locale, href } = useTranslation();
  const nearest =
    deliveries?.find(({ code }) => code === "courier") ?? deliveries?.find(({ code }) => code !== "pickup");
  const pickup = deliveries?.find(({ code }) => code === "pickup");
  const say = ({ name, date }: { name: string; date: string }) =>
    t("product:facts.delivery", { name, date: formatDate(locale, date) });
  return (
    <ul className={styles.facts}>
      <StockFact product={product}>{pickup && say(pickup)}</StockFact>
      {isWaiting && (
        <li>
          <Icon name="truck" size="s" />
          <Skeleton />
        </li>
      )}
      {nearest && (
        <Fact icon="truck" title={say(nearest)}>
          {nearest.cost > 0 ? formatPrice(nearest.cost) : t("product:facts.free")}
        </Fact>
      )}
      <Fact icon="shield-check" title={t("product:facts.returns")}>
        <a className="link" href={href(paths.information("vozvrat-tovara"))}>
          {t("product:facts.terms")}
        </a>
      </Fact>
    </ul>
  );
}

function StockFact({ product, children }: Pick<BuyBoxProps, "product"> & { children: ReactNode }) {
  const { t, locale } = useTranslation();
  const { isStock, deliveryDate } = product;
  switch (stockState(product)) {
    case "in":
      return (
        <Fact icon="package-check" look="ok" title={t("product:facts.in", { count: isStock })}>
          {children}
        </Fact>
      );
    case "order":
      return (
        <Fact
          icon="calendar-clock"
          look="warn"
          title={t("product:facts.order", { date: formatDate(locale, deliveryDate ?? "") })}
        >
          {t("product:facts.orderNote")}
        </Fact>
      );
    case "out":
      return (
        <Fact icon="package" title={t("product:facts.out")}>
          {t("product:facts.outNote")}
        </Fact>
      );
  }
}

type FactProps = { icon: IconName; title: string; look?: "ok" | "warn"; children?: ReactNode };

function Fact({ icon, title, look, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} size="s" />
      <span>
        <b className={look && styles[look]}>{title}</b>
        {children && <span className={styles.note}>{children}</span>}
      </span>
    </li>
  );
}

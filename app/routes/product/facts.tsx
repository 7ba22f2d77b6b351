import type { ReactNode } from "react";

import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { useHasPage } from "~/shop/frame/links";
import { isCounted, stockState } from "~/shop/product/price-and-stock";
import { Icon, type IconName } from "~/ui/icon";
import { Skeleton } from "~/ui/placeholder";

import { dayText, PickupPoints } from "./pickup-points";
import styles from "./product.module.css";
import type { Deliveries, ProductPage } from "./product.server";

type FactsProps = Pick<ProductPage, "product"> & { deliveries: Deliveries; isWaiting?: boolean };
type Delivery = NonNullable<Deliveries>[number];

const returnTerms = paths.information("vozvrat-tovara");

/**
 * What a shopper needs to know before buying: stock, delivery dates and costs, warranty. While the deliveries load,
 * placeholders reserve their height, so that nothing moves.
 */
export function Facts({ product, deliveries, isWaiting = false }: FactsProps) {
  const { isStock, deliveryDate, warranty, returnDays } = product;
  const hasTerms = useHasPage(returnTerms);
  return (
    <CachedFragment
      as="ul"
      className={styles.facts}
      data={isWaiting ? null : ["facts", isStock, deliveryDate, warranty, returnDays, hasTerms, deliveries]}
    >
      <FactList product={product} deliveries={deliveries} isWaiting={isWaiting} hasTerms={hasTerms} />
    </CachedFragment>
  );
}

function FactList({ product, deliveries, isWaiting, hasTerms }: Required<FactsProps> & { hasTerms: boolean }) {
  const translation = useTranslation();
  const { t, href } = translation;
  const nearest =
    deliveries?.find(({ kind }) => kind === "courier") ?? deliveries?.find(({ kind }) => kind !== "pickup");
  const pickup = deliveries?.find(({ kind }) => kind === "pickup");
  const say = (delivery: Delivery) =>
    t("product:facts.delivery", { name: delivery.name, date: dayText(translation, delivery) });
  const termsLink = hasTerms && (
    <a className="link" href={href(returnTerms)}>
      {t("product:facts.terms")}
    </a>
  );
  return (
    <>
      <StockFact product={product}>
        {isWaiting && <Skeleton width="75%" height="22px" />}
        {pickup && (pickup.points.length > 0 ? <PickupPoints pickup={pickup} /> : say(pickup))}
      </StockFact>
      {isWaiting && stockState(product) !== "out" && (
        <li>
          <Icon name="truck" size="s" />
          <Skeleton height="42px" />
        </li>
      )}
      {nearest && (
        <Fact icon="truck" title={say(nearest)}>
          {costText(translation, nearest)}
        </Fact>
      )}
      {product.warranty === null ? (
        <Fact icon="shield-check" title={t("product:facts.returns", { count: product.returnDays })}>
          {termsLink}
        </Fact>
      ) : (
        <Fact icon="shield-check" title={t("product:facts.warranty", { term: product.warranty })}>
          {t("product:facts.returns", { count: product.returnDays })}
          {termsLink && ". "}
          {termsLink}
        </Fact>
      )}
    </>
  );
}

function costText({ t }: Translation, { cost, freeFrom }: Delivery): string {
  if (cost === 0) return t("product:facts.free");
  if (freeFrom === null) return formatPrice(cost);
  return t("product:facts.freeFrom", { cost: formatPrice(cost), sum: formatPrice(freeFrom) });
}

function StockFact({ product, children }: Pick<FactsProps, "product"> & { children: ReactNode }) {
  const { t, locale } = useTranslation();
  const { isStock, deliveryDate } = product;
  switch (stockState(product)) {
    case "in":
      return (
        <Fact
          icon="package-check"
          look="ok"
          title={isCounted(product) ? t("product:facts.in", { count: isStock }) : t("card.available")}
        >
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
          {children}
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
      <div>
        <b className={look && styles[look]}>{title}</b>
        {children && <div className={styles.note}>{children}</div>}
      </div>
    </li>
  );
}

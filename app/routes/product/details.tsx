import { formatPrice, formatSize } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Deferred, FailedPart } from "~/shop/deferred/deferred";
import { CachedFragment } from "~/shop/frame/cached-fragment";
import { useHasPage } from "~/shop/frame/links";
import { stockState } from "~/shop/product/price-and-stock";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon, type IconName } from "~/ui/icon";
import { Skeleton } from "~/ui/placeholder";
import { Prose } from "~/ui/prose";

import styles from "./details.module.css";
import { dayText } from "./pickup-points";
import type { Deliveries, ProductPage } from "./product.server";

type DetailsProps = Pick<ProductPage, "product" | "deliveries" | "city">;

/** The product's details: properties and documents beside the description and delivery. */
export function Details({ product, deliveries, city }: DetailsProps) {
  const { t } = useTranslation();
  const { properties, description, documents } = product;
  const hasFacts = properties.length + documents.length > 0;
  return (
    <div className={styles.details}>
      {hasFacts && (
        <CachedFragment as="div" className={styles.column} data={["properties", properties, documents]}>
          {properties.length > 0 && <Properties properties={properties} />}
          {documents.length > 0 && <Documents documents={documents} />}
        </CachedFragment>
      )}
      {(description || !product.isDiscontinued) && (
        <div className={styles.column}>
          {description && (
            <section aria-labelledby="description">
              <h2 id="description">{t("product:description")}</h2>
              <Prose html={description} className={styles.description} />
            </section>
          )}
          {!product.isDiscontinued && <Delivery product={product} deliveries={deliveries} city={city} />}
        </div>
      )}
    </div>
  );
}

const icons: Record<NonNullable<Deliveries>[number]["kind"], IconName> = {
  pickup: "store",
  courier: "truck",
  transport: "package",
};

function Delivery({ product, deliveries, city }: DetailsProps) {
  const { t, href } = useTranslation();
  const payment = paths.information("oplata");
  const hasPaymentPage = useHasPage(payment);
  const isOut = stockState(product) === "out";
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t("product:delivery.title")}</h2>
      <Deferred part={deliveries} waiting={!isOut && <CitySkeleton />}>
        {(known) => known && known.length > 0 && <CityForm city={city} />}
      </Deferred>
      <Deferred key={city} part={deliveries} waiting={<WaysSkeleton isOut={isOut} />}>
        {(known) => <Ways deliveries={known} isOut={isOut} />}
      </Deferred>
      <ul className={styles.methods}>
        <li>
          <Icon name="credit-card" />
          <span>
            <b>{t(product.byInvoice ? "product:delivery.payment" : "product:delivery.paymentWithoutInvoice")}</b>
            {hasPaymentPage && (
              <a className="link" href={href(payment)}>
                {t("product:delivery.paymentTerms")}
              </a>
            )}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** The city that delivery is calculated for; the checkout fills it in. */
function CityForm({ city }: Pick<DetailsProps, "city">) {
  const { t, href } = useTranslation();
  return (
    <form className={styles.city} method="post" action={href(paths.deliveryChoice())}>
      <Field
        id="delivery-city"
        name="city"
        label={t("product:delivery.city")}
        defaultValue={city ?? ""}
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      <Button variant="line" size="l">
        {t("product:delivery.calculate")}
      </Button>
    </form>
  );
}

function Ways({ deliveries, isOut }: { deliveries: Deliveries; isOut: boolean }) {
  const { t } = useTranslation();
  if (deliveries === null) return <FailedPart title={t("product:delivery.failed")} />;
  if (deliveries.length === 0) return isOut ? <p className="muted">{t("product:delivery.out")}</p> : null;
  return (
    <CachedFragment as="ul" className={styles.methods} data={["ways", deliveries]}>
      <WayItems deliveries={deliveries} />
    </CachedFragment>
  );
}

function WayItems({ deliveries }: { deliveries: NonNullable<Deliveries> }) {
  const translation = useTranslation();
  return deliveries.map((delivery) => (
    <li key={delivery.code}>
      <Icon name={icons[delivery.kind]} />
      <span>
        <b>{delivery.name}</b>
        {dayText(translation, delivery)}
      </span>
      <b>{delivery.cost > 0 ? formatPrice(delivery.cost) : translation.t("product:facts.free")}</b>
    </li>
  ));
}

function CitySkeleton() {
  return (
    <div className={styles.city}>
      <Skeleton className={styles.whole} height="var(--field)" />
    </div>
  );
}

/** The usual delivery methods while they load. A product that is sold out has none. */
function WaysSkeleton({ isOut }: { isOut: boolean }) {
  if (isOut) return <Ways deliveries={[]} isOut />;
  return (
    <ul className={styles.methods} aria-busy="true">
      {(["pickup", "courier", "transport"] as const).map((kind) => (
        <li key={kind}>
          <Icon name={icons[kind]} />
          <Skeleton height="42px" />
        </li>
      ))}
    </ul>
  );
}

function Properties({ properties }: Pick<ProductPage["product"], "properties">) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="properties">
      <h2 id="properties">{t("product:properties")}</h2>
      <dl className={styles.properties}>
        {properties.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Manuals and certificates to open or download. */
function Documents({ documents }: Pick<ProductPage["product"], "documents">) {
  const { t, locale } = useTranslation();
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t("product:documents")}</h2>
      <ul className={styles.documents}>
        {documents.map(({ name, path, size }) => (
          <li key={path}>
            <a href={paths.document(path)}>
              <Icon name="file-text" />
              <span>{name}</span>
              <small>{t("product:documentSize", { size: formatSize(locale, size) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

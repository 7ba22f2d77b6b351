import { formatDate, formatPrice, formatSize } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Deferred, FailedPart } from "~/shop/deferred/deferred";
import { stockState } from "~/shop/product/price-and-stock";
import { Icon, type IconName } from "~/ui/icon";
import { Skeleton } from "~/ui/placeholder";
import { Prose } from "~/ui/prose";

import styles from "./details.module.css";
import type { Deliveries, ProductPage } from "./product.server";

type DetailsProps = Pick<ProductPage, "product" | "deliveries">;

/** The product's details: properties, delivery and documents beside the description. */
export function Details({ product, deliveries }: DetailsProps) {
  const { t } = useTranslation();
  const { properties, description, documents } = product;
  return (
    <div className={styles.details}>
      {properties.length > 0 && (
        <section aria-labelledby="properties" className={styles.facts}>
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
      )}
      {description && (
        <section aria-labelledby="description" className={styles.text}>
          <h2 id="description">{t("product:description")}</h2>
          <Prose html={description} className={styles.description} />
        </section>
      )}
      {!product.isDiscontinued && <Delivery product={product} deliveries={deliveries} />}
      {documents.length > 0 && <Documents documents={documents} />}
    </div>
  );
}

const icons = new Map<string, IconName>([
  ["pickup", "store"],
  ["courier", "truck"],
]);

function Delivery({ product, deliveries }: DetailsProps) {
  const { t, href } = useTranslation();
  return (
    <section aria-labelledby="delivery" className={styles.facts}>
      <h2 id="delivery">{t("product:delivery.title")}</h2>
      <Deferred part={deliveries} waiting={<DeliverySkeleton />}>
        {(known) => <Ways deliveries={known} isOut={stockState(product) === "out"} />}
      </Deferred>
      <ul className={styles.methods}>
        <li>
          <Icon name="credit-card" />
          <span>
            <b>{t("product:delivery.payment")}</b>
            <a className="link" href={href(paths.information("oplata"))}>
              {t("product:delivery.paymentTerms")}
            </a>
          </span>
        </li>
      </ul>
    </section>
  );
}

function Ways({ deliveries, isOut }: { deliveries: Deliveries; isOut: boolean }) {
  const { t, locale } = useTranslation();
  if (deliveries === null) return <FailedPart title={t("product:delivery.failed")} />;
  if (deliveries.length === 0) return isOut ? <p className="muted">{t("product:delivery.out")}</p> : null;
  return (
    <ul className={styles.methods}>
      {deliveries.map(({ code, name, cost, date }) => (
        <li key={code}>
          <Icon name={icons.get(code) ?? "package"} />
          <span>
            <b>{name}</b>
            {formatDate(locale, date)}
          </span>
          <b>{formatPrice(cost)}</b>
        </li>
      ))}
    </ul>
  );
}

/** A skeleton of the usual delivery methods while they load. */
function DeliverySkeleton() {
  return (
    <ul className={styles.methods} aria-busy="true">
      {["pickup", "courier", "post"].map((code) => (
        <li key={code}>
          <Icon name={icons.get(code) ?? "package"} />
          <Skeleton height="42px" />
        </li>
      ))}
    </ul>
  );
}

/** Manuals and certificates to open or download. */
function Documents({ documents }: { documents: ProductPage["product"]["documents"] }) {
  const { t, locale } = useTranslation();
  return (
    <section aria-labelledby="documents" className={styles.facts}>
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

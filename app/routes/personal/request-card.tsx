import { useNavigation } from "@remix-run/react";

import type { OrderRequest } from "~/api/schemas/orders";
import { formatDate, formatSize } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { Facts, type Fact } from "~/shop/order/order-facts";
import { orderNumber } from "~/shop/order/order-number";
import { RequestStatus } from "~/shop/order/order-status";
import { Button } from "~/ui/button";

import styles from "./order-card.module.css";

/** What was asked about an order, and what came of it. */
export function RequestCard({ request }: { request: OrderRequest }) {
  const translation = useTranslation();
  const { t, locale, href } = translation;
  const { id, orderId, createdAt, kind, status } = request;
  const titleId = `request-${id}`;
  const about = t("personal:returns.about", { number: orderNumber(request.orderNumber) });
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t(`personal:returns.${kind}`, { number: orderNumber(id) })}</h2>
          <p className="small muted">
            <a className="link" href={href(paths.personalOrder(orderId))}>
              {about}
            </a>
            , <time dateTime={createdAt}>{formatDate(locale, createdAt)}</time>
          </p>
        </div>
        <RequestStatus status={status} />
      </header>
      <div className={styles.facts}>
        <Facts facts={factsOf(translation, request)} />
      </div>
      {kind === "refund" && status.code === "new" && (
        <footer className={styles.foot}>
          <Withdraw request={request} />
        </footer>
      )}
    </article>
  );
}

function Withdraw({ request: { id, orderId } }: { request: OrderRequest }) {
  const { t, href } = useTranslation();
  const { formData } = useNavigation();
  return (
    <form method="post" action={href(paths.personalReturns())}>
      <input type="hidden" name="orderId" value={orderId} />
      <Button name="requestId" value={id} variant="line" busy={formData?.get("requestId") === String(id)}>
        {t("personal:returns.withdraw")}
        <span className="visually-hidden">: {t("personal:returns.refund", { number: orderNumber(id) })}</span>
      </Button>
    </form>
  );
}

function factsOf({ t, locale }: Translation, { reason, comment, items, files, answer }: OrderRequest): Fact[] {
  const named = items.map(({ name, quantity }) => t("personal:returns.item", { name, quantity }));
  const photos = files.map(({ name, size }) => `${name} (${formatSize(locale, size)})`);
  return [
    { term: t("personal:returns.reason"), value: reason },
    { term: t("personal:returns.comment"), value: comment },
    { term: t("personal:returns.items"), value: named.length > 0 ? <Lines lines={named} /> : null },
    { term: t("personal:returns.files"), value: photos.length > 0 ? <Lines lines={photos} /> : null },
    { term: t("personal:returns.answer"), value: answer },
  ];
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line, place) => (
        <li key={`${place} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

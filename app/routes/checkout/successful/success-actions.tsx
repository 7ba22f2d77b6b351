import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import type { PlacedView } from "./placed.server";
import styles from "./success-page.module.css";

/** The next step first: to pay, to open the invoice, or else the order. */
export function SuccessActions({ placed, byInvoice }: { placed: PlacedView; byInvoice: boolean }) {
  const { t, href } = useTranslation();
  const { paymentLink, askLink, facts, orderPath, invoicePath } = placed;
  const hasStep = paymentLink !== null || askLink || byInvoice;
  const pay = facts ? t("order:success.pay", { sum: formatPrice(facts.totalPrice) }) : t("order:success.payPlain");
  return (
    <div className={styles.actions}>
      {paymentLink === null ? null : (
        <ButtonLink size="l" href={paymentLink} rel="external noreferrer">
          {pay}
        </ButtonLink>
      )}
      {askLink ? (
        <form method="post" action={href(orderPath)}>
          <Button size="l" name="intent" value="pay">
            {pay}
          </Button>
        </form>
      ) : null}
      {byInvoice ? (
        <ButtonLink size="l" href={href(invoicePath)} target="_blank" rel="noreferrer">
          <Icon name="file-text" size="s" />
          {t("order:success.invoice")}
          <span className="visually-hidden"> {t("order:page.newTab")}</span>
        </ButtonLink>
      ) : null}
      {/* The order's page begins with a document, by which it tells nobody its address. */}
      <ButtonLink size="l" variant={hasStep ? "line" : "primary"} href={href(orderPath)} data-reload="">
        {t("order:success.open")}
      </ButtonLink>
      {hasStep ? null : (
        <ButtonLink size="l" variant="line" href={href(paths.home())}>
          {t("order:success.home")}
        </ButtonLink>
      )}
    </div>
  );
}

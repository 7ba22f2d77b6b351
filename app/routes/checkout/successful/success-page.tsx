import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Pill } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import { leadOf } from "./lead-of";
import { NextSteps } from "./next-steps";
import { PlacedFactsBlock } from "./placed-facts";
import type { PlacedView } from "./placed.server";
import { SuccessActions } from "./success-actions";
import styles from "./success-page.module.css";

type SuccessPageProps = { placed: PlacedView | null; personType: "individual" | "legal" };

/** What follows an order: that it was taken, what happens next, where to pay and where to follow it. */
export function SuccessPage({ placed, personType }: SuccessPageProps) {
  const { t } = useTranslation();
  if (placed === null) return <NothingPlaced />;
  const { facts, email } = placed;
  const byInvoice = personType === "legal" && placed.paymentLink === null && !placed.askLink && facts?.isPaid !== true;
  return (
    <>
      <div className={styles.page}>
        <div className={styles.told}>
          <Pill kind="ok" icon="check">
            {t("order:success.accepted")}
          </Pill>
          <h1 tabIndex={-1}>{titleOf()}</h1>
          <p className={styles.lead}>
            {t(`order:success.${leadOf(placed, byInvoice)}`)} {t("order:success.letter", { email })}
          </p>
          {placed.linkRefused ? <Note kind="err" title={t("personal:pay.refused")} /> : null}
          <SuccessActions placed={placed} byInvoice={byInvoice} />
        </div>
        <PlacedFactsBlock placed={placed} />
      </div>
      {placed.isGuest ? <NextSteps email={email} /> : null}
    </>
  );

  function titleOf(): string {
    if (byInvoice) return t("order:success.invoiceReady");
    return facts?.name ? t("order:success.thanks", { name: facts.name }) : t("order:success.thanksPlain");
  }
}

/** For who comes without an order, or long after it. */
function NothingPlaced() {
  const { t, href } = useTranslation();
  return (
    <EmptyState level={1} title={t("order:success.noneTitle")} text={t("order:success.none")}>
      <ButtonLink variant="dark" href={href(paths.orderTrack())}>
        {t("order:success.followLink")}
      </ButtonLink>
      <a href={href(paths.catalog())}>{t("error.toCatalog")}</a>
    </EmptyState>
  );
}

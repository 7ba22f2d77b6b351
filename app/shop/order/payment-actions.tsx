import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import type { OrderDetail } from "~/api/schemas/orders";
import { useTranslation } from "~/i18n/react";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

type PaymentActionsProps = {
  order: Pick<OrderDetail, "can" | "payment" | "company">;
  /** The order's own address, to which the form for a card is posted. */
  path: string;
  /** The address of the order's invoice. */
  invoice: string;
};

/**
 * How an order can be paid: by card and, if it is a company's, by invoice. What it waits for comes first. Needs the texts
 * of `order` and `personal`.
 */
export function PaymentActions({ order: { can, payment, company }, path, invoice }: PaymentActionsProps) {
  const { t } = useTranslation();
  const byInvoice = can.pay && payment.code === "invoice";
  const card = can.pay && (
    <CardForm path={path} variant={byInvoice ? "line" : "primary"}>
      {t(byInvoice ? "personal:order.payByCard" : "personal:order.pay")}
    </CardForm>
  );
  // The document opens in a new tab.
  const paper = company !== null && (
    <ButtonLink variant={byInvoice ? "primary" : "line"} href={invoice} target="_blank" rel="noreferrer">
      <Icon name="file-text" size="s" />
      {t("order:page.invoice")}
      <span className="visually-hidden"> {t("order:page.newTab")}</span>
    </ButtonLink>
  );
  return (
    <>
      {byInvoice && paper}
      {card}
      {!byInvoice && paper}
    </>
  );
}

type CardFormProps = {
  /** The order's own address. */
  path: string;
  variant?: "primary" | "line";
  children: ReactNode;
};

/** Leads to the bank's page. */
export function CardForm({ path, variant = "primary", children }: CardFormProps) {
  const { formAction, formData } = useNavigation();
  const isBusy = formAction === path && formData?.get("intent") === "pay";
  return (
    <form method="post" action={path}>
      <Button name="intent" value="pay" variant={variant} busy={isBusy}>
        {children}
      </Button>
    </form>
  );
}

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
 * of `personal`.
 */
export function PaymentActions({ order: { can, payment, company }, path, invoice }: PaymentActionsProps) {
  const { t } = useTranslation();
  const byInvoice = can.pay && payment.code === "invoice";
  const card = can.pay && (
    <CardForm path={path} variant={byInvoice ? "line" : "primary"}>
      {t(byInvoice ? "personal:order.payByCard" : "personal:order.pay")}
    </CardForm>
  );
  const paper = company !== null && <InvoiceLink href={invoice} variant={byInvoice ? "primary" : "line"} />;
  return (
    <>
      {byInvoice && paper}
      {card}
      {!byInvoice && paper}
    </>
  );
}

type InvoiceLinkProps = { href: string; variant?: "primary" | "line"; children?: ReactNode };

/** Opens the invoice in a new tab. `children` follow the text. */
export function InvoiceLink({ href, variant = "primary", children }: InvoiceLinkProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant={variant} href={href} target="_blank" rel="noreferrer">
      <Icon name="file-text" size="s" />
      {t("personal:order.openInvoice")}
      {children}
      <span className="visually-hidden"> {t("personal:order.newTab")}</span>
    </ButtonLink>
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

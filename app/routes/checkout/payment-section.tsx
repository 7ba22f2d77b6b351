import { useTranslation } from "~/i18n/react";
import { ChoiceTile } from "~/ui/choice-tile";
import { FieldGroup } from "~/ui/field-group";
import { Note } from "~/ui/note";

import type { FieldOf } from "./fields";
import { chosenPayment, paymentsWith, type Quote } from "./quote-view";
import { Section } from "./section";

type PaymentSectionProps = { quote: Quote; delivery: string; field: Pick<ReturnType<FieldOf>, "id" | "error"> };

/** Ways to pay that go with the chosen delivery. */
export function PaymentSection({ quote, delivery, field }: PaymentSectionProps) {
  const { t } = useTranslation();
  const payments = paymentsWith(quote.payments, delivery);
  const chosen = chosenPayment(quote.payments, delivery, quote.payment);
  return (
    <Section id="payment-title" title={t("checkout:payment.title")}>
      {payments.length === 0 ? <Note kind="warn" title={t("checkout:payment.none")} /> : null}
      <FieldGroup id={field.id} legend={t("checkout:payment.title")} isSilent error={field.error}>
        {/* Anew for another delivery, so that one of those that fit is chosen. */}
        <div className="stack-s" key={payments.map(({ code }) => code).join()}>
          {payments.map(({ code, name, description }) => (
            <ChoiceTile
              key={code}
              name="payment"
              value={code}
              defaultChecked={code === chosen?.code}
              label={name}
              note={description}
            />
          ))}
        </div>
      </FieldGroup>
    </Section>
  );
}

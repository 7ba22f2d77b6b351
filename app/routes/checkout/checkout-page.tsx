import { getFormProps } from "@conform-to/react";
import clsx from "clsx";

import { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { TextArea } from "~/ui/field";

import { AddressSection } from "./address-section";
import type { CheckoutAnswer } from "./answer";
import styles from "./checkout-page.module.css";
import { CompanySection } from "./company-section";
import { DeliverySection } from "./delivery-section";
import type { FieldOf } from "./fields";
import { KeptFields } from "./kept-fields";
import type { PageData } from "./page-data";
import { PaymentSection } from "./payment-section";
import { Section } from "./section";
import { Summary } from "./summary";
import { Told } from "./told";
import { useCheckout } from "./use-checkout";
import { WhoSection } from "./who-section";

type CheckoutPageProps = { page: PageData; signedIn: boolean; answer: CheckoutAnswer | undefined };

/** The whole checkout: one form. Sent to its own address as a document, so that whatever the answer is, it is a page. */
export function CheckoutPage({ page, signedIn, answer }: CheckoutPageProps) {
  const { t, href } = useTranslation();
  const state = useCheckout(page, answer);
  const { personType, values } = page;
  const { quote } = state;
  const of: FieldOf = (name) => ({ ...fieldProps(state.field(name)), defaultValue: values[name] });
  const kind = quote?.deliveries.find(({ code }) => code === state.delivery)?.kind;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("basket:title"), link: paths.basket() }, { name: t("checkout:crumb") }]} />
      <h1 tabIndex={-1}>{t("checkout:title")}</h1>
      <Told page={page} quote={quote} answer={answer} />
      <form
        {...getFormProps(state.shopForm)}
        ref={state.form}
        className={clsx("cols with-summary", styles.form)}
        method="post"
        action={href(paths.checkout(personType))}
        data-reload=""
        onChange={(event) => state.follow(isChoice(event.target))}
      >
        <KeptFields page={page} quote={quote} />
        <div className="stack">
          <WhoSection personType={personType} signedIn={signedIn} of={of} />
          {personType === "legal" ? <CompanySection page={page} of={of} state={state} /> : null}
          {quote ? <DeliverySection quote={quote} values={values} of={of} /> : null}
          <AddressSection page={page} of={of} state={state} answer={answer} required={kind !== "pickup"} />
          {quote && <PaymentSection quote={quote} delivery={state.delivery || quote.delivery} field={of("payment")} />}
          <Section id="comment-title" title={t("checkout:comment.title")}>
            <TextArea
              {...of("comment")}
              label={t("checkout:comment.label")}
              hint={t("checkout:comment.hint")}
              maxLength={2000}
            />
          </Section>
        </div>
        <Summary page={page} quote={quote} state={state} of={of} answer={answer} />
      </form>
    </>
  );
}

const isChoice = (target: EventTarget) =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio");

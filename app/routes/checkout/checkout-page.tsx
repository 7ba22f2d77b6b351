import { getFormProps } from "@conform-to/react";
import clsx from "clsx";

import { fieldProps, textAreaProps } from "~/forms/field-props";
import { messageOf } from "~/forms/reply";
import { type Labels, summaryErrors } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { paths } from "~/paths";
import { addressLabels } from "~/shop/address/address-fields";
import { addressParts } from "~/shop/address/address-parts";
import { changeText, type ChangeView } from "~/shop/basket/change";
import { Minimum } from "~/shop/basket/summary-panel";
import { companyFields } from "~/shop/company/company-faults";
import { companyLabels } from "~/shop/company/company-fields";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { ChoiceTile, FieldGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/field";
import { Note } from "~/ui/note";

import styles from "./checkout.module.css";
import { CompanySection, CustomerSection, SignInLink } from "./customer-sections";
import { AddressSection, DeliverySection } from "./delivery-sections";
import { addressField, companyField, consentField, customerField, type FieldOf, slotField } from "./fields";
import { type CheckoutAnswer, chosenPayment, type PageData, paymentsWith, type Quote } from "./page-data";
import { Section } from "./section";
import { Summary } from "./summary";
import { useCheckout } from "./use-checkout";

type CheckoutPageProps = { page: PageData; signedIn: boolean; answer: CheckoutAnswer | undefined };

/** The checkout page: one form. It posts to its own URL as a document, so every response is a full page. */
export function CheckoutPage({ page, signedIn, answer }: CheckoutPageProps) {
  const { t, href } = useTranslation();
  const state = useCheckout(page, answer);
  const { personType, values } = page;
  const { quote } = state;
  const fieldOf: FieldOf = (name, type) => ({ ...fieldProps(state.field(name), type), defaultValue: values[name] });
  const shared = { page, signedIn, fieldOf, state };
  const isPickup = quote?.deliveries.find(({ code }) => code === state.delivery)?.kind === "pickup";
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("basket:title"), link: paths.basket() }, { name: t("checkout:crumb") }]} />
      <h1 tabIndex={-1}>{t("checkout:title")}</h1>
      <Messages page={page} state={state} answer={answer} />
      <form
        {...getFormProps(state.shopForm)}
        ref={state.form}
        className={clsx("cols with-summary", styles.form, "printed")}
        method="post"
        action={href(paths.checkout(personType))}
        data-reload=""
        onChange={(event) => state.follow(isChoice(event.target))}
      >
        <HiddenFields page={page} quote={quote} signedIn={signedIn} />
        <div className="stack">
          <CustomerSection personType={personType} signedIn={signedIn} fieldOf={fieldOf} />
          {personType === "legal" && <CompanySection {...shared} />}
          {quote && <DeliverySection quote={quote} values={values} fieldOf={fieldOf} />}
          <AddressSection {...shared} answer={answer} isPickup={isPickup} />
          {quote && (
            <PaymentSection quote={quote} delivery={state.delivery || quote.delivery} field={fieldOf("payment")} />
          )}
          <Section id="comment-title" title={t("checkout:comment.title")}>
            <TextArea
              {...textAreaProps(state.field("comment"))}
              defaultValue={values.comment}
              label={t("checkout:comment.label")}
              hint={t(isPickup ? "checkout:comment.pickupHint" : "checkout:comment.hint")}
            />
          </Section>
        </div>
        <Summary page={page} quote={quote} state={state} fieldOf={fieldOf} answer={answer} />
      </form>
    </>
  );
}

const isChoice = (target: EventTarget) =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio");

type MessagesProps = {
  page: PageData;
  state: ReturnType<typeof useCheckout>;
  answer: CheckoutAnswer | undefined;
};

/** Messages above the form: the result, an error summary, the minimum order total, changes in the basket. */
function Messages({ page, state, answer }: MessagesProps) {
  const { t, href } = useTranslation();
  const { quote, shopForm, field } = state;
  const errors = summaryErrors(answer?.lastResult, { form: shopForm, field }, fieldLabels(t, quote));
  const message = messageOf(answer?.lastResult) ?? (page.sent && t("checkout:outcome.unknown"));
  return (
    <div className={styles.messages}>
      {message && (
        <Note kind="err" title={message} role="alert">
          {answer?.outcome === "conflict" && (
            <a className="link" href={href(paths.orderTrack())}>
              {t("checkout:submit.track")}
            </a>
          )}
          {answer?.outcome === "ended" && <SignInLink personType={page.personType} />}
        </Note>
      )}
      <ErrorSummary title={t("forms:summary")} errors={errors} />
      {quote?.sums && (
        <div className={styles.early}>
          <Minimum total={quote.sums.cost - quote.sums.discount} minimum={quote.minTotal} />
        </div>
      )}
      {quote && <Changes changes={quote.changes} />}
    </div>
  );
}

/** Lists how the lines changed since the shopper last saw the basket: old and new values. */
function Changes({ changes }: { changes: ChangeView[] }) {
  const translation = useTranslation();
  const { t } = translation;
  if (changes.length === 0) return null;
  return (
    <Note kind="warn" title={t("basket:changes.title")}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.productId} ${change.type}`}>
            {change.name ?? t("basket:changes.unknown")}
            {": "}
            {changeText(translation, change)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Field labels for the error summary. */
function fieldLabels(t: Translate, quote: Quote | null): Labels {
  const company = companyLabels(t);
  const address = addressLabels(t);
  return {
    "customer.name": t("checkout:who.name"),
    "customer.lastName": t("checkout:who.lastName"),
    "customer.phone": t("checkout:who.phone"),
    "customer.email": t("checkout:who.email"),
    "recipient.name": t("checkout:recipient.name"),
    "recipient.phone": t("checkout:recipient.phone"),
    ...Object.fromEntries(companyFields.map((field) => [companyField(field), company[field]])),
    "delivery.code": t("checkout:delivery.title"),
    "delivery.pointId": "",
    ...Object.fromEntries((quote?.deliveries ?? []).map(({ code }) => [slotField(code), t("checkout:delivery.slot")])),
    "address.confirm": "",
    "address.search": t("checkout:address.search"),
    ...Object.fromEntries(addressParts.map((part) => [addressField(part), address[part]])),
    payment: t("checkout:payment.title"),
    comment: t("checkout:comment.label"),
    ...Object.fromEntries((quote?.consents ?? []).map(({ code, title }) => [consentField(code), title])),
  };
}

const choices = ["delivery.code", "delivery.pointId", "payment"];

/**
 * Hidden fields: the order's key, and the basket and total that the page shows. If the options cannot be shown, also
 * the choices made so far, so nothing gets lost.
 */
function HiddenFields({ page, quote, signedIn }: { page: PageData; quote: Quote | null; signedIn: boolean }) {
  const { key, values, sent } = page;
  const consents = Object.keys(values).filter((name) => name.startsWith("consents."));
  const slots = Object.keys(values).filter((name) => name.startsWith(slotField("")));
  const hidden = quote ? [] : [...choices, ...slots, ...consents].filter((name) => values[name]);
  return (
    <>
      <input type="hidden" name="key" value={key} />
      {signedIn && <input type="hidden" name={customerField} value="1" />}
      <input type="hidden" name="hash" value={sent?.hash ?? quote?.hash ?? ""} />
      <input type="hidden" name="total" value={sent?.total ?? String(quote?.sums?.totalPrice ?? "")} />
      <input type="hidden" name="address.known" defaultValue={values["address.known"] ?? ""} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
    </>
  );
}

type PaymentSectionProps = { quote: Quote; delivery: string; field: Pick<ReturnType<FieldOf>, "id" | "error"> };

/** Payment methods available with the chosen delivery. */
function PaymentSection({ quote, delivery, field }: PaymentSectionProps) {
  const { t } = useTranslation();
  const payments = paymentsWith(quote.payments, delivery);
  const chosen = chosenPayment(quote.payments, delivery, quote.payment);
  return (
    <Section id="payment-title" title={t("checkout:payment.title")}>
      {payments.length === 0 && <Note kind="warn" title={t("checkout:payment.none")} />}
      <FieldGroup id={field.id} legend={t("checkout:payment.title")} isSilent error={field.error}>
        {/* The key remounts this for another delivery, so that an available method is chosen. */}
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

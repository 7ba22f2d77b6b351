import type { ReactNode } from "react";

import type { OrderDetail } from "~/api/schemas/orders";
import { formatDate } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { countryOfText, formatPhone, russia } from "~/lib/phone";
import { PhoneText } from "~/ui/phone-text";

import styles from "./order-facts.module.css";
import { fullName } from "./order-text";

type OrderFactsProps = {
  order: OrderDetail;
  /** The path of the order's invoice. */
  invoice: string;
};

/** Delivery, payment and recipient of an order. */
export function OrderFacts({ order, invoice }: OrderFactsProps) {
  const translation = useTranslation();
  const { t } = translation;
  const blocks = [
    { title: t("personal:order.deliveryTitle"), facts: deliveryFacts(translation, order) },
    { title: t("personal:order.paymentTitle"), facts: paymentFacts(translation, order, invoice) },
    {
      title: order.recipient ? t("personal:order.buyer") : t("personal:order.customer"),
      facts: customerFacts(translation, order),
    },
    { title: t("personal:order.customer"), facts: recipientFacts(translation, order) },
    { title: t("personal:order.company"), facts: companyFacts(translation, order) },
  ];
  return (
    <div className={styles.blocks}>
      {blocks
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <section key={title} className="sheet pad">
            <h2 className={styles.title}>{title}</h2>
            <Facts facts={facts} />
          </section>
        ))}
    </div>
  );
}

function deliveryFacts({ t, locale }: Translation, { delivery, deliveryDate, comment }: OrderDetail): Fact[] {
  const { name, address, pickupPoint, track } = delivery;
  return [
    { term: t("personal:order.way"), value: name },
    {
      term: t("personal:order.deliveryDate"),
      value: deliveryDate && [formatDate(locale, deliveryDate), delivery.interval].filter(Boolean).join(", "),
    },
    { term: t("personal:order.address"), value: address?.value },
    {
      term: t("personal:order.pickupPoint"),
      value: pickupPoint && [pickupPoint.name, pickupPoint.address].filter(Boolean).join(", "),
    },
    { term: t("personal:order.hours"), value: pickupPoint?.hours },
    { term: t("personal:order.track"), value: track },
    { term: t("personal:order.comment"), value: comment },
  ];
}

/** A company gets the invoice in any case: its accountant needs one, also if the order was paid by card. */
function paymentFacts(
  { t, href }: Translation,
  { company, payment, paymentStatus }: OrderDetail,
  path: string,
): Fact[] {
  const invoice = (
    <a className="link" href={href(path)} data-reload="">
      {t("personal:order.invoice")}
    </a>
  );
  return [
    { term: t("personal:order.way"), value: payment.name },
    { term: t("personal:order.paymentStatus"), value: paymentStatus.name },
    { term: t("personal:order.document"), value: (company !== null || payment.code === "invoice") && invoice },
  ];
}

function customerFacts({ t }: Translation, { customer }: OrderDetail): Fact[] {
  const { phone, email } = customer;
  return [
    { term: t("personal:order.name"), value: fullName(customer) },
    { term: t("personal:order.phone"), value: phone && <Phone phone={phone} /> },
    { term: t("personal:order.email"), value: email },
  ];
}

function recipientFacts({ t }: Translation, { recipient }: OrderDetail): Fact[] {
  if (!recipient) return [];
  return [
    { term: t("personal:order.name"), value: recipient.name },
    { term: t("personal:order.phone"), value: <Phone phone={recipient.phone} /> },
  ];
}

const Phone = ({ phone }: { phone: string }) => <PhoneText text={formatPhone(countryOfText(russia, phone), phone)} />;

function companyFacts({ t }: Translation, { company }: OrderDetail): Fact[] {
  if (!company) return [];
  return [
    { term: t("personal:order.companyName"), value: company.name },
    { term: t("personal:order.inn"), value: company.inn },
    { term: t("personal:order.kpp"), value: company.kpp },
    // A sole trader's number has another name, and another length.
    { term: t(company.ogrn.length === 15 ? "personal:order.ogrnip" : "personal:order.ogrn"), value: company.ogrn },
    { term: t("personal:order.legalAddress"), value: company.legalAddress },
    { term: t("personal:order.bank"), value: company.bank },
    { term: t("personal:order.bik"), value: company.bik },
    { term: t("personal:order.account"), value: company.account },
    { term: t("personal:order.correspondentAccount"), value: company.correspondentAccount },
    { term: t("personal:order.contractEmail"), value: company.contractEmail },
  ];
}

export type Fact = { term: string; value: ReactNode };

/** A list of named facts. Those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "" && value !== false);
  return (
    <dl className={styles.facts}>
      {known.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

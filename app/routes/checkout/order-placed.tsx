import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { barePath, localeFromPath, type Area } from "~/i18n/config";
import { formatDate, formatPrice, formatWeight } from "~/i18n/format";
import { type Translation, useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { OrderPictures } from "~/shop/order/order-pictures";
import { orderNumber } from "~/shop/order/order-text";
import { Pill } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { TitleBlock } from "~/ui/drawing";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { EmptyState } from "~/ui/placeholder";

import styles from "./order-placed.module.css";
import { loadPlaced, type PlacedFacts, type PlacedView } from "./order-placed.server";

export const handle: { areas: Area[] } = { areas: ["order", "personal"] };

/** A title only: checkout pages have no other metadata (specification, section 2) and are private. */
export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("order:success.accepted") }) }, { name: "robots", content: "noindex" }];
};

/** The same page for a person's order and for a company's, at two URLs. */
export async function loader(args: LoaderFunctionArgs) {
  const path = barePath(new URL(args.request.url).pathname);
  const personType = path.startsWith(paths.orderPlaced("legal")) ? "legal" : "individual";
  return { ...(await loadPlaced(args, personType)), personType };
}

/** The page after an order: what happens next, where to pay and how to follow the order. */
export default function OrderPlaced() {
  const { t } = useTranslation();
  const { placed, personType } = useLoaderData<typeof loader>();
  if (placed === null) return <NothingPlaced />;
  const { facts, email } = placed;
  const byInvoice = personType === "legal" && placed.paymentLink === null && !placed.askLink && facts?.isPaid !== true;
  return (
    <>
      <div className={styles.page}>
        <div className={styles.text}>
          <Pill kind="ok" icon="check">
            {t("order:success.accepted")}
          </Pill>
          <h1 tabIndex={-1}>{titleOf()}</h1>
          <p className={styles.lead}>
            {t(`order:success.${nextStepKey(placed, byInvoice)}`)} {t("order:success.letter", { email })}
          </p>
          {placed.linkRefused && <Note kind="err" title={t("personal:pay.refused")} />}
          <SuccessActions placed={placed} byInvoice={byInvoice} />
          {facts && <OrderPictures pictures={facts.pictures} className={styles.goods} />}
        </div>
        <PlacedFactsBlock placed={placed} />
      </div>
      {placed.isGuest && <NextSteps email={email} />}
    </>
  );

  function titleOf(): string {
    if (byInvoice) return t("order:success.invoiceReady");
    return facts?.name ? t("order:success.thanks", { name: facts.name }) : t("order:success.thanksPlain");
  }
}

/** Shown when there is no order, or it is no longer recent. */
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

/** Picks the text about the next step: a key of `order:success`. */
function nextStepKey(
  { paymentLink, askLink, facts }: Pick<PlacedView, "paymentLink" | "askLink" | "facts">,
  byInvoice: boolean,
) {
  if (facts?.isPaid) return "paid";
  if (paymentLink !== null) return "toPay";
  if (askLink) return "toPayAsk";
  return byInvoice ? "toPayInvoice" : "later";
}

/** For guests: how to return to the order, and why to register. The registration form is prefilled with the e-mail. */
function NextSteps({ email }: { email: string }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.next}>
      <section className="sheet pad" aria-labelledby="follow">
        <h2 id="follow">{t("order:success.followTitle")}</h2>
        <p>{t("order:success.follow")}</p>
        <a href={href(paths.orderTrack())}>{t("order:success.followLink")}</a>
      </section>
      <section className="sheet pad" aria-labelledby="account">
        <h2 id="account">{t("order:success.accountTitle")}</h2>
        <p>{t("order:success.account", { email })}</p>
        {/* A client navigation would open the sign-in dialog. */}
        <a href={href(paths.signUp())} data-reload="">
          {t("order:success.accountLink")}
        </a>
      </section>
    </div>
  );
}

/** The order's facts; only the number if the API did not return more. */
function PlacedFactsBlock({ placed: { number, facts } }: { placed: PlacedView }) {
  const translation = useTranslation();
  const { t } = translation;
  const rows = facts ? rowsOf(translation, facts) : [{ term: t("order:success.number"), value: orderNumber(number) }];
  return (
    <section className={styles.facts} aria-labelledby="placed">
      <h2 id="placed">{t("personal:order.title", { number: orderNumber(number) })}</h2>
      <TitleBlock rows={rows} />
      {!facts && <p className={styles.failed}>{t("order:success.factsFailed")}</p>}
    </section>
  );
}

function rowsOf({ t, locale }: Translation, facts: PlacedFacts) {
  const { company, address, pickupPoint, deliveryDate, hours } = facts;
  const products = t("count.pieces", { count: facts.itemsCount });
  const weight = formatWeight(locale, facts.totalWeight);
  const date = deliveryDate && [formatDate(locale, deliveryDate), hours].filter(Boolean).join(", ");
  const rows = [
    { term: t("order:success.date"), value: formatDate(locale, facts.createdAt) },
    { term: t("order:success.buyer"), value: company?.name },
    company?.kpp
      ? { term: t("order:success.innKpp"), value: `${company.inn} / ${company.kpp}` }
      : { term: t("order:success.inn"), value: company?.inn },
    {
      term: t("order:success.goods"),
      value: facts.totalWeight > 0 ? t("order:success.goodsWeight", { products, weight }) : products,
    },
    {
      term: t("order:success.delivery"),
      value: date ? t("order:success.deliveryDate", { way: facts.delivery, date }) : facts.delivery,
    },
    { term: t("order:success.address"), value: address },
    { term: t("order:success.pickupPoint"), value: pickupPoint },
    { term: t("order:success.payment"), value: facts.payment },
    {
      term: facts.isPaid ? t("order:success.total") : t("order:success.toPayTotal"),
      value: formatPrice(facts.totalPrice),
    },
  ];
  return rows.filter(({ value }) => Boolean(value));
}

/** The next step comes first: pay, open the invoice, or else open the order. */
function SuccessActions({ placed, byInvoice }: { placed: PlacedView; byInvoice: boolean }) {
  const { t, href } = useTranslation();
  const { paymentLink, askLink, facts, orderPath, invoicePath } = placed;
  const hasStep = paymentLink !== null || askLink || byInvoice;
  const pay = facts ? t("order:success.pay", { sum: formatPrice(facts.totalPrice) }) : t("order:success.payPlain");
  return (
    <div className={styles.actions}>
      {paymentLink !== null && (
        <ButtonLink size="l" href={paymentLink} rel="external noreferrer">
          {pay}
        </ButtonLink>
      )}
      {askLink && (
        <form method="post" action={href(orderPath)}>
          <Button size="l" name="intent" value="pay">
            {pay}
          </Button>
        </form>
      )}
      {byInvoice && (
        <ButtonLink size="l" href={href(invoicePath)} target="_blank" rel="noreferrer">
          <Icon name="file-text" size="s" />
          {t("order:success.invoice")}
          <span className="visually-hidden"> {t("order:page.newTab")}</span>
        </ButtonLink>
      )}
      {/* The order's page must load as a document, which sets a policy that hides its URL from other sites. */}
      <ButtonLink size="l" variant={hasStep ? "line" : "primary"} href={href(orderPath)} data-reload="">
        {t("order:success.open")}
      </ButtonLink>
      {!hasStep && (
        <ButtonLink size="l" variant="line" href={href(paths.home())}>
          {t("order:success.home")}
        </ButtonLink>
      )}
    </div>
  );
}

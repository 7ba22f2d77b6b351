import clsx from "clsx";

import type { Consent } from "~/api/schemas/checkout";
import { formatDate, formatExactPrice, formatPrice } from "~/i18n/format";
import { type Translation, useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { type Fact, factsOf, SummaryActions, SummaryPanel, Totals } from "~/shop/basket/summary-panel";
import { LeavingLink, ApiLink } from "~/shop/frame/links";
import { ProductPicture } from "~/shop/product/product-picture";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Note } from "~/ui/note";

import checkoutStyles from "./checkout.module.css";
import { checkoutForm, consentField, type FieldOf, type Values } from "./fields";
import type { CheckoutAnswer, LineView, PageData, Quote } from "./page-data";
import styles from "./summary.module.css";
import type { CheckoutState } from "./use-checkout";

type SummaryProps = {
  page: PageData;
  quote: Quote | null;
  state: CheckoutState;
  fieldOf: FieldOf;
  answer: CheckoutAnswer | undefined;
};

/** The order summary: lines, totals, consents and the submit button. */
export function Summary({ page, quote, state, fieldOf, answer }: SummaryProps) {
  const { t, href } = useTranslation();
  return (
    <SummaryPanel title={t("checkout:summary.title")}>
      {quote && <SummaryLines lines={quote.lines} left={quote.left} />}
      <Sums page={page} quote={quote} isCalculating={state.isCalculating} />
      <SummaryActions>
        {state.isFailed && <Note kind="warn" title={t("checkout:summary.notCounted")} role="status" />}
        {quote && quote.warnings.length > 0 && (
          <Note kind="warn" title={t("checkout:summary.toKnow")}>
            <ul>
              {quote.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Note>
        )}
        <Button variant="line" block name="intent" value="recalculate" className={checkoutStyles.plain}>
          {t("checkout:summary.recalculate")}
        </Button>
        {quote && <Consents consents={quote.consents} values={page.values} fieldOf={fieldOf} />}
        <Submit page={page} state={state} answer={answer} />
        <LeavingLink form={checkoutForm} className={clsx("no-print link", styles.edit)} href={href(paths.basket())}>
          {t("checkout:summary.edit")}
        </LeavingLink>
      </SummaryActions>
    </SummaryPanel>
  );
}

/** It does not wait for the totals: if they differ from those on the page, the server asks the shopper to confirm. */
function Submit({ page, state, answer }: Pick<SummaryProps, "page" | "state" | "answer">) {
  const { t } = useTranslation();
  const isAgain = page.sent !== null || answer?.outcome === "changed";
  return (
    <>
      <Button size="l" block name="intent" value="order" busy={state.isSending}>
        {isAgain ? (
          t("checkout:submit.again")
        ) : (
          // CSS shows one of the two by the chosen payment, also before scripts load and without them.
          <>
            <span className={styles.toPay}>{t("checkout:submit.pay")}</span>
            <span className={styles.toOrder}>{t("checkout:submit.order")}</span>
          </>
        )}
      </Button>
      {answer?.outcome === "conflict" && (
        <Button variant="line" block name="intent" value="another">
          {t("checkout:submit.another")}
        </Button>
      )}
    </>
  );
}

function Sums({ page, quote, isCalculating }: Pick<SummaryProps, "page" | "quote"> & { isCalculating: boolean }) {
  const translation = useTranslation();
  const { t } = translation;
  const shown = page.sent?.total ? Number(page.sent.total) : quote?.sums?.totalPrice;
  return (
    <>
      <Totals
        facts={quote?.sums && !page.sent ? orderFacts(translation, quote, page.personType, quote.sums) : []}
        label={t("checkout:summary.total")}
        total={shown === undefined ? t("checkout:summary.unknown") : formatPrice(shown)}
        isRecalculating={isCalculating}
      />
      <p className="visually-hidden" role="status">
        {isCalculating
          ? t("checkout:summary.counting")
          : `${t("checkout:summary.total")} ${shown === undefined ? "" : formatPrice(shown)}`}
      </p>
    </>
  );
}

/** A company also sees the VAT in the total. */
function orderFacts(
  translation: Translation,
  { lines, pieces, slot }: Quote,
  personType: PageData["personType"],
  sums: NonNullable<Quote["sums"]>,
): Fact[] {
  const { t, locale } = translation;
  const { deliveryDate, deliveryCost, vat } = sums;
  const facts = factsOf("checkout", translation, { ...sums, products: lines.length, pieces });
  const date = slot
    ? `${formatDate(locale, slot.date)}, ${slot.interval}`
    : deliveryDate && t("checkout:summary.dateFrom", { date: formatDate(locale, deliveryDate) });
  if (date) facts.push({ term: t("checkout:summary.date"), value: date });
  const delivery = deliveryCost > 0 ? formatPrice(deliveryCost) : t("checkout:delivery.free");
  facts.push({ term: t("checkout:summary.delivery"), value: delivery });
  if (personType === "legal" && vat)
    facts.push({ term: t("checkout:summary.vat", { rate: vat.rate }), value: formatExactPrice(locale, vat.sum) });
  return facts;
}

type ConsentsProps = { consents: Consent[]; values: Values; fieldOf: FieldOf };

/** A checkbox for each consent, unticked by default; its value is the version of the text. */
function Consents({ consents, values, fieldOf }: ConsentsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.consents}>
      <legend className="visually-hidden">{t("checkout:consents.title")}</legend>
      {consents.map(({ code, version, required, title, link }) => {
        const name = consentField(code);
        const { id, error } = fieldOf(name);
        return (
          <div key={code}>
            <Checkbox
              id={id}
              name={name}
              value={version}
              defaultChecked={values[name] === version}
              error={error}
              required={required}
              label={title}
            />
            {link && (
              <ApiLink
                link={link}
                className="link small"
                target="_blank"
                rel="noreferrer"
                aria-label={t("checkout:consents.readOf", { title })}
              >
                {t("checkout:consents.read")}
              </ApiLink>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The number of lines shown at first; a details element holds the others. */
const shownCount = 5;

/** The order's lines. */
function SummaryLines({ lines, left }: { lines: LineView[]; left: number }) {
  const { t } = useTranslation();
  const more = lines.slice(shownCount);
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, shownCount).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t("checkout:summary.more", { count: more.length })}</summary>
          <ul className={styles.lines}>
            {more.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </details>
      )}
      {left > 0 && <p className={styles.left}>{t("checkout:summary.left", { count: left })}</p>}
    </>
  );
}

function Line({ line }: { line: LineView }) {
  const { t } = useTranslation();
  const { name, picture, quantity, sum } = line;
  return (
    <li>
      <ProductPicture picture={picture} widths={[96]} sizes="48px" width={48} alt="" />
      <span>
        <span>{name}</span>
        <small>{t("count.pieces", { count: quantity })}</small>
      </span>
      <b>{formatPrice(sum)}</b>
    </li>
  );
}

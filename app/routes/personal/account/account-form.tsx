import { getFormProps } from "@conform-to/react";
import { useLocation, useNavigation } from "@remix-run/react";
import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";

import { fieldProps } from "~/forms/field-props";
import { type LastResult, messageOf } from "~/forms/reply";
import { type ShopFormOptions, summaryErrors, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { countryOfText, formatPhone, russia } from "~/lib/phone";
import { ErrorSummary } from "~/ui/error-summary";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./account.module.css";

/** Whether the rejected form is the one with this intent. */
export const hasIntent = (lastResult: LastResult | undefined, intent: string) =>
  lastResult?.initialValue?.intent === intent;

/** Returns a field's props by its name: name, label, value, error. */
export type AccountFieldOf<Name extends string> = (
  name: Name,
  type?: Parameters<typeof fieldProps>[1],
) => ReturnType<typeof fieldProps> & { label: string };

type AccountFormOptions<Name extends string> = Pick<ShopFormOptions, "checks" | "constraint" | "defaultValue"> & {
  /** The field labels. */
  labels: Record<Name, string>;
};

/**
 * One of several forms on a page, identified by its `intent`. After a successful submission, the fields show the saved
 * values, and password fields are empty.
 * @param refused the error response to the page's last form
 */
export function useAccountForm<Name extends string>(
  intent: string,
  refused: LastResult | undefined,
  { labels, ...options }: AccountFormOptions<Name>,
) {
  const button = useAccountButton(intent, refused);
  const { isSent, lastResult } = button;
  const id = `${intent}-form`;
  const { form, field: fieldOf, isBlocked } = useShopForm<Name>({ ...options, id, lastResult });
  // True from the submission until the page has reloaded its data, so that the reset uses the saved values.
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent && !lastResult) document.forms.namedItem(id)?.reset();
    wasSent.current = isSent;
  }, [id, isSent, lastResult]);
  const field: AccountFieldOf<Name> = (name, type) => ({ ...fieldProps(fieldOf(name), type), label: labels[name] });
  return {
    ...button,
    formProps: getFormProps(form),
    errors: summaryErrors(lastResult, { form, field: fieldOf }, labels),
    isBlocked,
    fieldOf,
    field,
  };
}

/** A form that consists of a single button. */
export function useAccountButton(intent: string, refused: LastResult | undefined) {
  const { formData } = useNavigation();
  return {
    intent,
    lastResult: hasIntent(refused, intent) ? refused : undefined,
    isSent: formData?.get("intent") === intent,
  };
}

type AccountFormProps = {
  state: ReturnType<typeof useAccountButton> & Partial<Pick<ReturnType<typeof useAccountForm>, "formProps" | "errors">>;
  /** The id of the page section that the browser scrolls to after a submission without JavaScript. */
  part: string;
  children: ReactNode;
};

/** A form that posts to its own page; with JavaScript, the scroll position stays. */
export function AccountForm({ state, part, children }: AccountFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { intent, formProps, errors = [], lastResult } = state;
  const message = messageOf(lastResult);
  return (
    <form {...formProps} className={styles.form} method="post" action={`${pathname}#${part}`}>
      <input type="hidden" name="intent" value={intent} />
      {errors.length > 1 && <ErrorSummary title={t("forms:summary")} errors={errors} />}
      {message && <Note kind="err" title={message} role="alert" />}
      {children}
    </form>
  );
}

/**
 * Shows a form's result next to its button, until the shopper types into the form again.
 * @param props.text null if there is no result
 */
export function FormResult({ text }: { text: string | null }) {
  // Empty during a submission, so that screen readers announce the same text again.
  const isSent = useNavigation().formData !== undefined;
  const place = useRef<HTMLParagraphElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const form = place.current?.closest("form");
    const end = () => setOver(true);
    form?.addEventListener("input", end);
    return () => form?.removeEventListener("input", end);
  }, [text, isSent]);
  // Always rendered: screen readers ignore text in a status element that has just been inserted.
  return (
    <p ref={place} className={styles.saved} role="status">
      {text && !isSent && !isOver && (
        <>
          <Icon name="check" size="s" />
          {text}
        </>
      )}
    </p>
  );
}

/** Formats a phone such as `+79991234567` with its country's mask; returns an e-mail address unchanged. */
export function formatContact(contact: string): string {
  return contact.startsWith("+") ? formatPhone(countryOfText(russia, contact), contact) : contact;
}

type ChangeRowProps = {
  id: string;
  term: string;
  value: string;
  /** A note about the value. */
  note?: string | undefined;
  /** Whether the form is open at first. */
  open: boolean;
  /** The form's result. */
  saved: string | null;
  children: ReactNode;
};

/** A value of the account with a form to change it, in a details element: works without JavaScript. */
export function ChangeRow({ id, term, value, note, open, saved, children }: ChangeRowProps) {
  const { t } = useTranslation();
  const { details, summary } = useClosedWhenSaved({ id, open, saved });
  return (
    <div className={styles.row} id={id}>
      <details ref={details} open={open}>
        <summary ref={summary}>
          <span className="muted">{term}</span>
          <span className={styles.value}>
            {breakable(value)}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className="linkbtn small">{t("account:change")}</span>
        </summary>
        <div className={styles.change}>{children}</div>
      </details>
      <FormResult text={saved} />
    </div>
  );
}

/**
 * Closes a form that the customer opened by hand when its change is saved, as a page without JavaScript does. The focus
 * moves to the summary, because the button of the empty form is disabled.
 */
function useClosedWhenSaved({ id, open, saved }: Pick<ChangeRowProps, "id" | "open" | "saved">) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { isSent } = useAccountButton(id, undefined);
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent && saved !== null && !open && details.current?.open) {
      details.current.open = false;
      summary.current?.focus({ preventScroll: true });
    }
    wasSent.current = isSent;
  }, [isSent, open, saved]);
  return { details, summary };
}

/** An e-mail address that may be broken before its `@` and dots rather than in a word. */
function breakable(value: string): ReactNode {
  return value.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

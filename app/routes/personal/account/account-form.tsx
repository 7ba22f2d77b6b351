import { getFormProps } from "@conform-to/react";
import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { fieldProps } from "~/forms/field-props";
import { type LastResult, messageOf } from "~/forms/reply";
import { type ShopFormOptions, summaryErrors, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { countryOfText, formatPhone, russia } from "~/lib/phone";
import { ErrorSummary } from "~/ui/error-summary";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./account.module.css";

/** Whether it is the form with this intent that was refused. */
export const isOf = (lastResult: LastResult | undefined, intent: string) => lastResult?.initialValue?.intent === intent;

/** What a field of a form is called, what it shows and what is wrong with it. */
export type AccountFieldOf<Name extends string> = (
  name: Name,
  type?: Parameters<typeof fieldProps>[1],
) => ReturnType<typeof fieldProps> & { label: string };

type AccountFormOptions<Name extends string> = Pick<ShopFormOptions, "checks" | "defaultValue"> & {
  /** What the fields are called. */
  labels: Record<Name, string>;
};

/**
 * One of the forms of a page, told from the others by its `intent`. After it was taken the fields show what is saved, and
 * the passwords are gone.
 * @param refused what the page's last form was refused for
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
  // Until the page has been read again, so that the fields go back to what is saved by then.
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent && !lastResult) document.forms.namedItem(id)?.reset();
    wasSent.current = isSent;
  }, [id, isSent, lastResult]);
  const field: AccountFieldOf<Name> = (name, type) => ({ ...fieldProps(fieldOf(name), type), label: labels[name] });
  return {
    ...button,
    formProps: getFormProps(form),
    errors: summaryErrors(lastResult, id, labels),
    isBlocked,
    fieldOf,
    field,
  };
}

/** A form of a page that is a button alone. */
export function useAccountButton(intent: string, refused: LastResult | undefined) {
  const { formData } = useNavigation();
  return {
    intent,
    lastResult: isOf(refused, intent) ? refused : undefined,
    isSent: formData?.get("intent") === intent,
  };
}

type AccountFormProps = {
  state: ReturnType<typeof useAccountButton> & Partial<Pick<ReturnType<typeof useAccountForm>, "formProps" | "errors">>;
  /** The id of the part of the page that the browser shows when it comes back without script. */
  part: string;
  children: ReactNode;
};

/** A form that posts to its own page; with script the page stays where it is. */
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
 * Tells at a form's button what came of it, until something else is typed into it.
 * @param props.text null where there is nothing to tell
 */
export function Saved({ text }: { text: string | null }) {
  // While a form is on its way nothing is told, so that the same words are heard again.
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
  // Always there, or screen readers would miss what appears in it.
  return (
    <p ref={place} className={styles.saved} role="status">
      {text && !isSent && !isOver ? (
        <>
          <Icon name="check" size="s" />
          {text}
        </>
      ) : null}
    </p>
  );
}

/** A phone as it is sent, `+79991234567`, in the mask of its country; an e-mail address as it is. */
export function shownContact(contact: string): string {
  return contact.startsWith("+") ? formatPhone(countryOfText(russia, contact), contact) : contact;
}

import { getFormProps } from "@conform-to/react";
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

import { messageOf, type LastResult } from "~/forms/answer";
import { fieldProps } from "~/forms/field-props";
import { summaryErrors } from "~/forms/summary-errors";
import { useShopForm, type ShopFormOptions } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { ErrorSummary } from "~/ui/error-summary";
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

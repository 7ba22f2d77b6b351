import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";

import { typed, type Refusal } from "~/forms/refusal";
import { toldFaults } from "~/forms/told-faults";
import { useFormCheck, type FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { ErrorSummary } from "~/ui/error-summary";
import { Note } from "~/ui/note";

import styles from "./account.module.css";

/** Whether a refusal is that of the form with this intent. */
export const isOf = (refused: Refusal | undefined, intent: string) => refused?.values.intent?.[0] === intent;

/** What a field of a form is called, what it shows and what is wrong with it. */
export type AccountFieldOf<Name extends string> = (
  name: Name,
  shown?: string | null,
) => { id: string; name: Name; label: string; defaultValue: string | undefined; error: string | undefined };

type AccountFormOptions<Name extends string> = {
  /** What the fields are called. */
  labels?: Record<Name, string>;
  checks?: FieldChecks;
};

/**
 * One of the forms of a page, told from the others by its `intent`. After it was taken the fields show what is saved, and
 * the passwords are gone.
 */
export function useAccountForm<Name extends string = never>(
  intent: string,
  refused: Refusal | undefined,
  { labels, checks }: AccountFormOptions<Name> = {},
) {
  const refusal = isOf(refused, intent) ? refused : undefined;
  const { form, isBlocked, errorOf } = useFormCheck(refusal, checks);
  const { formData, state } = useNavigation();
  // Until the page has been read again, so that the fields go back to what is saved by then.
  const isSent = formData?.get("intent") === intent;
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent) {
      if (refusal) focusOnlyFault(intent, refusal);
      else form.current?.reset();
    }
    wasSent.current = isSent;
  }, [form, intent, isSent, refusal]);
  const idOf = (name: string) => `${intent}-${name}`;
  const field: AccountFieldOf<Name> = (name, shown) => ({
    id: idOf(name),
    name,
    label: labels?.[name] ?? "",
    defaultValue: typed(refusal, name, shown ?? undefined),
    error: errorOf(name),
  });
  return {
    intent,
    refusal,
    faults: toldFaults(refusal?.errors, labels ?? {}, idOf),
    form,
    isBlocked,
    isSent,
    isOnItsWay: isSent && state === "submitting",
    field,
  };
}

type AccountFormState = Omit<ReturnType<typeof useAccountForm>, "field">;

/** A summary takes the focus by itself; a single fault has none. */
function focusOnlyFault(intent: string, { errors }: Refusal): void {
  const [only, ...more] = Object.keys(errors);
  if (only !== undefined && more.length === 0) document.getElementById(`${intent}-${only}`)?.focus();
}

type AccountFormProps = {
  state: AccountFormState;
  /** The id of the part of the page that the browser shows when it comes back without script. */
  part: string;
  children: ReactNode;
};

/** A form that posts to its own page; with script the page stays where it is. */
export function AccountForm({ state, part, children }: AccountFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const { intent, refusal, faults, form, isOnItsWay } = state;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay) return;
    const fields = new FormData(event.currentTarget);
    fields.set("via", "fetch");
    submit(fields, { method: "post", action: pathname, preventScrollReset: true });
  };
  return (
    <form ref={form} className={styles.form} method="post" action={`${pathname}#${part}`} noValidate onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {faults.length > 1 && <ErrorSummary title={t("forms:summary")} errors={faults} />}
      {refusal?.message && <Note kind="err" title={refusal.message} role="alert" />}
      {children}
    </form>
  );
}

import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";

import { typed, type Refusal } from "~/forms/refusal";
import { useFormCheck, type FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { ErrorSummary } from "~/ui/error-summary";
import { Note } from "~/ui/note";

import styles from "./account.module.css";

/** Whether a refusal is that of the form with this intent. */
export const isOf = (refused: Refusal | undefined, intent: string) => refused?.values.intent?.[0] === intent;

/**
 * One of the forms of a page, told from the others by its `intent`. After it was taken the fields show what is saved, and
 * the passwords are gone.
 */
export function useAccountForm(intent: string, refused: Refusal | undefined, checks?: FieldChecks) {
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
  return {
    intent,
    refusal,
    form,
    isBlocked,
    isSent,
    isOnItsWay: isSent && state === "submitting",
    /** What a field of the form is called, what it shows and what is wrong with it. */
    field: (name: string, shown?: string | null) => ({
      id: `${intent}-${name}`,
      name,
      defaultValue: typed(refusal, name, shown ?? undefined),
      error: errorOf(name),
    }),
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

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
  const { intent, refusal, form, isOnItsWay } = state;
  const faults = Object.entries(refusal?.errors ?? {}).map(([name, text]) => ({ id: `${intent}-${name}`, text }));
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

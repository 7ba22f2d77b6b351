import { getFormProps } from "@conform-to/react";
import { createContext, type FormEvent, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from "react";

import type { LastResult } from "~/forms/reply";
import { type ShopForm, type ShopFormOptions, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import type { Notice } from "~/lib/notice";
import { paths, type SignInStep } from "~/paths";
import { useIsLoadedPage } from "~/shop/client/loaded-page";
import { Button } from "~/ui/button";
import { isFocusLost } from "~/ui/focus";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./sign-in.module.css";

/** The props of every step: where to go afterwards, and why its form was refused. */
export type StepProps = { redirectTo: string; lastResult: LastResult | undefined };

type StepFrameProps = {
  title: string;
  /** Below the title: what will happen. */
  lead?: ReactNode;
  /** The form's action. */
  action: string;
  form: ShopForm["form"];
  /** This step signs the customer in, so the next page must load as a new document (specification, section 4). */
  entering?: boolean;
  /** An error that concerns the whole step. */
  message?: string | null | undefined;
  /** Fields and button; without them there is no form. */
  children?: ReactNode;
  /** Below the form: other ways to sign in. */
  after?: ReactNode;
};

/** The form of a step. A dialog sends it itself; on a page, the router or the browser does. */
export function useStepForm<Name extends string>(
  lastResult: LastResult | undefined,
  options?: Pick<ShopFormOptions, "checks" | "constraint" | "defaultValue">,
) {
  const dialog = useSignInDialog();
  const step = useShopForm<Name>({ ...options, lastResult, onSubmit: dialog?.send });
  useSelectedFault(step.form.id, lastResult);
  return step;
}

/**
 * A panel with one form and, next to it, the benefits of an account. A dialog shows only the form, since it has its own
 * title.
 */
export function StepFrame({ title, lead, ...parts }: StepFrameProps) {
  const dialog = useSignInDialog();
  const heading = useHeadingFocus(title);
  if (dialog) {
    return (
      <div className={styles.dialog}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {dialog.notice && <StepNotice notice={dialog.notice} />}
        <StepBody {...parts} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <StepBody {...parts} />
      </div>
      <Inside />
    </div>
  );
}

function StepNotice({ notice: { kind, text } }: { notice: Notice }) {
  return kind === "error" ? (
    <Note kind="err" role="alert" title={text} />
  ) : (
    <Note kind="ok" role="status" title={text} />
  );
}

function StepBody({ action, form, entering, message, children, after }: Omit<StepFrameProps, "title" | "lead">) {
  const dialog = useSignInDialog();
  return (
    <>
      {message && <Note kind="err" role="alert" title={message} />}
      {children && (
        <form
          {...getFormProps(form)}
          className={styles.form}
          method="post"
          action={action}
          data-reload={entering ? "" : undefined}
          // The shopper types again at once.
          data-start={form.status === "error" ? "now" : undefined}
          // In a dialog the router discovers the form's route in advance; when offline, it could not.
          data-discover={dialog ? "true" : undefined}
        >
          {children}
        </form>
      )}
      {after && <div className={styles.after}>{after}</div>}
    </>
  );
}

/** The benefits of an account. */
function Inside() {
  const { t } = useTranslation();
  return (
    <div className={styles.inside}>
      <h2>{t("sign-in:inside.title")}</h2>
      <ul>
        {(
          [
            ["package", "orders"],
            ["file-text", "papers"],
            ["undo-2", "returns"],
            ["heart", "favorites"],
          ] as const
        ).map(([icon, name]) => (
          <li key={name}>
            <Icon name={icon} />
            {t(`sign-in:inside.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type StepButtonProps = { disabled: boolean; busy?: boolean; children: ReactNode };

/** The button that sends the step. */
export function StepButton({ disabled, busy = false, children }: StepButtonProps) {
  const isBusy = useSignInDialog()?.isBusy ?? false;
  return (
    <Button size="l" block disabled={disabled} busy={busy || isBusy}>
      {children}
    </Button>
  );
}

/** The link from one step to another, with the same redirect target. In a dialog it changes the step there. */
export function StepLink({ to, redirectTo, children }: { to: SignInStep; redirectTo: string; children: ReactNode }) {
  const { href } = useTranslation();
  const dialog = useSignInDialog();
  const follow = (event: MouseEvent) => {
    if (!dialog || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    dialog.goTo(to);
  };
  return (
    <a className={styles.link} href={href(paths.signIn({ step: to, redirectTo }))} onClick={follow}>
      {children}
    </a>
  );
}

/**
 * Moves the focus to the new step. The button or link that led to it is gone, so the focus would be lost: it goes to
 * the heading, unless a field of the step has taken it.
 * @returns the ref of the heading; a dialog has its own
 */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = useIsLoadedPage();
  useEffect(() => {
    if (!isLoaded && isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [isLoaded, title]);
  return heading;
}

/**
 * After a refusal, selects the text of the first invalid field, so that the next digit replaces a wrong code. On a page
 * that the browser has loaded, `app/start/boot.ts` has done so: since then the shopper may have typed or moved on.
 */
function useSelectedFault(formId: string, lastResult: LastResult | undefined): void {
  const isLoaded = useRef(true);
  useEffect(() => {
    const isFirst = isLoaded.current;
    isLoaded.current = false;
    const fields = Array.from(document.forms.namedItem(formId)?.elements ?? []);
    const wrong = fields.find((field) => field instanceof HTMLInputElement && lastResult?.error?.[field.name]);
    if (!(wrong instanceof HTMLInputElement)) return;
    const isUntouched = wrong.value === wrong.defaultValue && (wrong === document.activeElement || isFocusLost());
    if (isFirst && !isUntouched) return;
    wrong.focus();
    wrong.select();
  }, [formId, lastResult]);
}

/** What a step can do with the dialog that contains it. */
type SignInDialogActions = {
  /** Sends a form without leaving the page. */
  send: (event: FormEvent<HTMLFormElement>, fields: FormData) => void;
  goTo: (step: SignInStep) => void;
  close: () => void;
  isBusy: boolean;
  /** The result of the last form. */
  notice: Notice | null;
};

export const SignInDialogContext = createContext<SignInDialogActions | null>(null);

/** The dialog that contains a step; null on its own page. */
export function useSignInDialog(): SignInDialogActions | null {
  return useContext(SignInDialogContext);
}

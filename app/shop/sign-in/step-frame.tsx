import { getFormProps } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { createContext, type FormEvent, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from "react";

import type { LastResult } from "~/forms/reply";
import { type ShopForm, type ShopFormOptions, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/link";
import type { Notice } from "~/lib/notice";
import { paths, type SignInStep } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./sign-in.module.css";

/** What every step is given: where to go afterwards, and why its form was refused. */
export type StepProps = { redirectTo: string; lastResult: LastResult | undefined };

type StepFrameProps = {
  title: string;
  /** Under the title: what will happen. */
  lead?: ReactNode;
  /** Where the form goes to. */
  action: string;
  form: ShopForm["form"];
  /** Signs in, so that what comes next is loaded as a whole new page (specification, section 4). */
  entering?: boolean;
  /** What is wrong with the whole. */
  message?: string | null | undefined;
  /** Fields and button; without them there is no form. */
  children?: ReactNode;
  /** Below the form: other ways. */
  after?: ReactNode;
};

/** The form of a step. A dialog sends it itself; a page leaves that to the router or the browser. */
export function useStepForm<Name extends string>(
  lastResult: LastResult | undefined,
  options?: Pick<ShopFormOptions, "checks" | "defaultValue">,
) {
  const dialog = useSignInDialog();
  const step = useShopForm<Name>({ ...options, lastResult, onSubmit: dialog?.send });
  useSelectedFault(step.form.id, lastResult);
  return step;
}

/** A sheet with one form; beside it, what is to be had inside. In a dialog, which has the title, nothing is beside. */
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
      {message && (
        <div role="alert">
          <Note kind="err" title={message} />
        </div>
      )}
      {children && (
        <form
          {...getFormProps(form)}
          className={styles.form}
          method="post"
          action={action}
          data-reload={entering ? "" : undefined}
          // In a dialog the router gets to know the form's route before it is sent; it could not when the connection is lost.
          data-discover={dialog ? "true" : undefined}
        >
          {children}
        </form>
      )}
      {after && <div className={styles.after}>{after}</div>}
    </>
  );
}

/** What is to be had inside. */
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

/** The link from a step to another one, the place to go to afterwards kept. In a dialog it changes the step there. */
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
 * Keeps the focus in the step that is shown. The button or link that led to it is gone, so that the focus would fall to the
 * page: it comes to the heading, unless a field of the step has taken it.
 * @returns where the heading goes; a dialog has its own
 */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that the browser has loaded begins at its top.
  const isLoaded = useLocation().key === "default";
  useEffect(() => {
    if (!isLoaded && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isLoaded, title]);
  return heading;
}

/** After a refusal the text of the first field at fault is selected, so that the next digit replaces a wrong code. */
function useSelectedFault(formId: string, lastResult: LastResult | undefined): void {
  useEffect(() => {
    const fields = Array.from(document.forms.namedItem(formId)?.elements ?? []);
    const wrong = fields.find((field) => field instanceof HTMLInputElement && lastResult?.error?.[field.name]);
    if (!(wrong instanceof HTMLInputElement)) return;
    wrong.focus();
    wrong.select();
  }, [formId, lastResult]);
}

/** What a step can do with the dialog that it stands in. */
type SignInDialogActions = {
  /** Sends a form without leaving the page. */
  send: (event: FormEvent<HTMLFormElement>, fields: FormData) => void;
  goTo: (step: SignInStep) => void;
  close: () => void;
  isBusy: boolean;
  /** What the last form had to say. */
  notice: Notice | null;
};

export const SignInDialogContext = createContext<SignInDialogActions | null>(null);

/** The dialog that a step stands in; null on the page of its own. */
export function useSignInDialog(): SignInDialogActions | null {
  return useContext(SignInDialogContext);
}

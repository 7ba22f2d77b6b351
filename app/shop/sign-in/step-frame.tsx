import type { MouseEvent, ReactNode, RefObject } from "react";

import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { isPlainClick } from "~/lib/app-link";
import type { Notice } from "~/lib/notice";
import { paths, type SignInStep } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import { useSignInOver } from "./over";
import styles from "./sign-in.module.css";
import { useStepFocus } from "./use-step-focus";

/** What every step is given: where to go afterwards, and why its form was not taken. */
export type StepProps = { redirectTo: string; refusal: Refusal | undefined };

type StepFrameProps = {
  title: string;
  /** Under the title: what will happen. */
  lead?: ReactNode;
  /** Where the form goes to. */
  action: string;
  form: RefObject<HTMLFormElement>;
  /** Why the form was not taken: the first field at fault gets the focus. */
  refusal?: Refusal | undefined;
  /** Signs in, so that what comes next is loaded as a whole new page (specification, section 4). */
  entering?: boolean;
  /** What is wrong with the whole. */
  message: string | null | undefined;
  /** Fields and button; without them there is no form. */
  children?: ReactNode;
  /** Below the form: other ways. */
  after?: ReactNode;
};

/** A sheet with one form; beside it, what is to be had inside. Over a page the dialog has the title, and nothing is beside. */
export function StepFrame({ title, lead, refusal, ...parts }: StepFrameProps) {
  const over = useSignInOver();
  const heading = useStepFocus(title, parts.form, refusal);
  if (over) {
    return (
      <div className={styles.over}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {over.notice && <OverNotice notice={over.notice} />}
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

function OverNotice({ notice: { kind, text } }: { notice: Notice }) {
  return kind === "error" ? (
    <Note kind="err" role="alert" title={text} />
  ) : (
    <Note kind="ok" role="status" title={text} />
  );
}

function StepBody({
  action,
  form,
  entering,
  message,
  children,
  after,
}: Omit<StepFrameProps, "title" | "lead" | "refusal">) {
  const over = useSignInOver();
  return (
    <>
      {message && (
        <div role="alert">
          <Note kind="err" title={message} />
        </div>
      )}
      {children && (
        <form
          ref={form}
          className={styles.form}
          method="post"
          action={action}
          noValidate
          data-reload={entering ? "" : undefined}
          // Over a page the router gets to know the form's route before it is sent; it could not when the connection is lost.
          data-discover={over ? "true" : undefined}
          onSubmit={over?.send}
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
  const isBusy = useSignInOver()?.isBusy ?? false;
  return (
    <Button size="l" block disabled={disabled} busy={busy || isBusy}>
      {children}
    </Button>
  );
}

/** The link from a step to another one, the place to go to afterwards kept. Over a page it changes the step there. */
export function StepLink({ to, redirectTo, children }: { to: SignInStep; redirectTo: string; children: ReactNode }) {
  const { href } = useTranslation();
  const over = useSignInOver();
  const follow = (event: MouseEvent) => {
    if (!over || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    over.goTo(to);
  };
  return (
    <a className={styles.link} href={href(paths.signIn({ step: to, redirectTo }))} onClick={follow}>
      {children}
    </a>
  );
}

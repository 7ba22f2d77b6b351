import type { ReactNode, RefObject } from "react";

import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { paths, type SignInStep } from "~/paths";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./sign-in.module.css";

/** What every step is given: where to go afterwards, and why its form was not taken. */
export type StepProps = { redirectTo: string; refusal: Refusal | undefined };

type StepFrameProps = {
  title: string;
  /** Under the title: what will happen. */
  lead?: ReactNode;
  /** Where the form goes to. */
  action: string;
  form: RefObject<HTMLFormElement>;
  /** Signs in, so that what comes next is loaded as a whole new page (specification, section 4). */
  entering?: boolean;
  /** What is wrong with the whole. */
  message: string | null | undefined;
  /** Fields and button; without them there is no form. */
  children?: ReactNode;
  /** Below the form: other ways. */
  after?: ReactNode;
};

/** A sheet with one form; beside it, what is to be had inside. */
export function StepFrame({ title, lead, action, form, entering, message, children, after }: StepFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
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
          >
            {children}
          </form>
        )}
        {after && <div className={styles.after}>{after}</div>}
      </div>
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
    </div>
  );
}

/** The link from a step to another one, the place to go to afterwards kept. */
export function StepLink({ to, redirectTo, children }: { to: SignInStep; redirectTo: string; children: ReactNode }) {
  const { href } = useTranslation();
  return (
    <a className={styles.link} href={href(paths.signIn({ step: to, redirectTo }))}>
      {children}
    </a>
  );
}

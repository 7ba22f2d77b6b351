import { useEffect, useMemo, useRef } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths, type SignInStep, signInSteps } from "~/paths";
import type { PageDialogProps } from "~/shop/dialog/dialog-placeholder";
import { Dialog } from "~/ui/dialog";

import styles from "./sign-in.module.css";
import { SignOutQuestion } from "./sign-out-question";
import { SignInDialogContext } from "./step-frame";
import { Step } from "./steps";
import { useSteps } from "./use-steps";

/** The account dialog: the sign-out question, or the sign-in steps. */
export function AccountDialog(props: PageDialogProps) {
  return barePath(new URL(props.to).pathname) === paths.signOut() ? (
    <SignOutDialog {...props} />
  ) : (
    <SignInDialog {...props} />
  );
}

/** The sign-in steps in a dialog; the last one loads a new document. */
export function SignInDialog({ to, open, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  const { first, redirectTo } = useMemo(() => readLink(to), [to]);
  const { shown, turn, refused, isBusy, isOffline, pendingNow, send, goTo } = useSteps(first);
  const content = useRef<HTMLDivElement>(null);

  const key = `${shown.step} ${turn}`;
  useEffect(() => {
    if (open) content.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [open, key]);
  // The countdown to the next code continues while the dialog is closed.
  const pending = useMemo(() => (open ? pendingNow() : null), [open, pendingNow]);

  const notice = isOffline ? { kind: "error" as const, text: t("notice.lost") } : shown.notice;
  const actions = { send, goTo, close: onClose, isBusy, notice };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`sign-in:heading.${shown.step}`)}
      closeLabel={t("close")}
      keepsContent
    >
      <SignInDialogContext.Provider value={actions}>
        <div ref={content} key={key}>
          <Step
            step={shown.step}
            redirectTo={redirectTo}
            lastResult={refused?.lastResult}
            pending={pending}
            token=""
            captcha={refused?.captcha ?? null}
          />
        </div>
      </SignInDialogContext.Provider>
    </Dialog>
  );
}

/**
 * What the link that opened the dialog requests: a sign-in link contains the step and the redirect target, any other
 * link is itself the target. From the basket it continues to the checkout (specification, section 4).
 */
function readLink(to: string): { first: SignInStep; redirectTo: string } {
  const { pathname, search, searchParams } = new URL(to);
  if (barePath(pathname) !== paths.signIn()) return { first: "phone", redirectTo: pathname + search };
  const asked = searchParams.get("step");
  const isBasket = barePath(location.pathname) === paths.basket();
  return {
    first: signInSteps.find((step) => step === asked) ?? "phone",
    redirectTo: searchParams.get("redirectTo") ?? (isBasket ? location.pathname : ""),
  };
}

/** The sign-out question in a dialog. */
export function SignOutDialog({ open, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("sign-in:signOut.title")} closeLabel={t("close")}>
      <div className={styles.over}>
        <SignOutQuestion stay={{ onPress: onClose }} />
      </div>
    </Dialog>
  );
}

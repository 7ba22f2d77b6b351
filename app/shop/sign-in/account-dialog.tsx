import { useEffect, useMemo, useRef } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths, type SignInStep, signInSteps } from "~/paths";
import type { OverPageProps } from "~/shop/form/dialog-wait";
import { Dialog } from "~/ui/dialog";

import styles from "./sign-in.module.css";
import { SignOutQuestion } from "./sign-out-question";
import { SignInDialogContext } from "./step-frame";
import { Step } from "./steps";
import { useSteps } from "./use-steps";

/** Over the page: the question whether to sign out, or the steps of signing in. */
export function AccountDialog(props: OverPageProps) {
  return barePath(new URL(props.to).pathname) === paths.signOut() ? (
    <SignOutDialog {...props} />
  ) : (
    <SignInDialog {...props} />
  );
}

/** The steps of signing in over the page; the last one loads a whole page. */
export function SignInDialog({ to, open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  const { first, redirectTo } = useMemo(() => readLink(to), [to]);
  const { shown, turn, refused, isBusy, isOffline, pendingNow, send, goTo } = useSteps(first);
  const content = useRef<HTMLDivElement>(null);

  const key = `${shown.step} ${turn}`;
  useEffect(() => {
    if (open) content.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [open, key]);
  // The wait for another code goes on while the dialog is closed.
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
 * What the link that opened the dialog asks for: one to the sign-in names step and place by itself, any other is the place
 * to go to. From the basket it goes on to the checkout (specification, section 4).
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

/** The question whether to sign out, over the page. */
export function SignOutDialog({ open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("sign-in:signOut.title")} closeLabel={t("close")}>
      <div className={styles.over}>
        <SignOutQuestion stay={{ onPress: onClose }} />
      </div>
    </Dialog>
  );
}

import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from "react";

import { refusalOf } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths, signInSteps, type SignInStep } from "~/paths";
import type { PageDialogProps } from "~/shop/dialog/dialog-parts";
import { Dialog } from "~/ui/dialog";

import { sendingTo, type NextStep, type Pending, type StepExtra } from "./answer";
import styles from "./sign-in.module.css";
import { SignOutQuestion } from "./sign-out-question";
import { SignInDialogContext } from "./step-frame";
import { Step } from "./steps";

/** The account dialog: the sign-out question, or the sign-in steps. */
export function AccountDialog(props: PageDialogProps) {
  return barePath(new URL(props.to).pathname) === paths.signOut() ? (
    <SignOutDialog {...props} />
  ) : (
    <SignInDialog {...props} />
  );
}

/** The sign-in steps in a dialog; the last one loads a new document. */
function SignInDialog({ to, open, onClose }: PageDialogProps) {
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
function SignOutDialog({ open, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("sign-in:signOut.title")} closeLabel={t("close")}>
      <div className={styles.over}>
        <SignOutQuestion stay={{ onPress: onClose }} />
      </div>
    </Dialog>
  );
}

/** The sign-in steps as they change without leaving the page. */
function useSteps(first: SignInStep) {
  const { answer, isBusy, isOffline, send: sendForm } = useSend<NextStep, StepExtra>();
  const { shown, turn, show, pendingNow } = useShown(first);
  /** The answer that the current step shows. */
  const [current, setCurrent] = useState<typeof answer>();
  /**
   * Whether an answer is expected: not after the shopper has gone to another step. The code step is shown `ahead` of
   * its answer (specification, section 4).
   */
  const waitsFor = useRef<"nothing" | "answer" | "ahead">("nothing");

  useEffect(() => {
    if (!answer) return;
    const waited = waitsFor.current;
    waitsFor.current = "nothing";
    if (waited === "nothing") return;
    setCurrent(answer);
    // The current step keeps what is being typed.
    if ("done" in answer) show(answer.done, waited === "ahead" ? "same" : "new");
    // Errors in the number are shown where it is typed.
    else if (waited === "ahead") show({ step: "phone", pending: null, notice: null }, "new");
  }, [answer, show]);

  const goTo = useCallback(
    (step: SignInStep) => {
      waitsFor.current = "nothing";
      setCurrent(undefined);
      show({ step, pending: pendingNow(), notice: null }, "new");
    },
    [show, pendingNow],
  );

  const send = (event: FormEvent<HTMLFormElement>, fields: FormData) => {
    if (!sendForm(event, fields)) return;
    const phone = shown.step === "phone" ? fields.get("phone") : null;
    waitsFor.current = typeof phone === "string" ? "ahead" : "answer";
    if (typeof phone !== "string") return;
    setCurrent(undefined);
    show({ step: "code", pending: sendingTo(fields.get("country"), phone, pendingNow()), notice: null }, "new");
  };

  return { shown, turn, refused: refusalOf(current), isBusy, isOffline, pendingNow, send, goTo };
}

/** `turn` is a new number for each step that starts again, for example for another code; `at` is in ms. */
type Shown = { shown: NextStep; at: number; turn: number };

/** The current step and its start time: the countdown to the next code continues while the dialog is closed. */
function useShown(first: SignInStep) {
  const [{ shown, at, turn }, setShown] = useState<Shown>({
    shown: { step: first, pending: null, notice: null },
    at: 0,
    turn: 0,
  });
  const show = useCallback((next: NextStep, as: "new" | "same") => {
    setShown((before) => ({ shown: next, at: Date.now(), turn: before.turn + (as === "new" ? 1 : 0) }));
  }, []);
  const pendingNow = useCallback((): Pending | null => {
    const { pending } = shown;
    return pending && { ...pending, wait: Math.max(0, pending.wait - (Date.now() - at) / 1000) };
  }, [shown, at]);
  return { shown, turn, show, pendingNow };
}

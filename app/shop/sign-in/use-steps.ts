import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";

import { refusalOf } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import type { SignInStep } from "~/paths";

import { sendingTo, type NextStep, type Pending, type StepExtra } from "./answer";

/** The sign-in steps as they change without leaving the page. */
export function useSteps(first: SignInStep) {
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

import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";

import { typedFields } from "~/forms/lost-connection";
import type { Refusal } from "~/forms/refusal";
import { dialogView, viewName } from "~/forms/view";
import { useTranslation } from "~/i18n/react";
import type { SignInStep } from "~/paths";

import { sendingTo, type NextStep, type Pending, type StepAnswer } from "./answer";

/** The steps of signing in as they change without leaving the page. */
export function useSteps(first: SignInStep) {
  const { t } = useTranslation();
  const { submit, data } = useFetcher<StepAnswer>();
  const { shown, turn, show, pendingNow } = useShown(first);
  const [refusal, setRefusal] = useState<Refusal>();
  /** From the press until its answer is there; once signed in, until the new page is. */
  const [isBusy, setBusy] = useState(false);
  /**
   * Whether the answer is still waited for: not after the shopper has gone to another step. The step of the code is shown
   * `ahead` of its answer (specification, section 4).
   */
  const waitsFor = useRef<"nothing" | "answer" | "ahead">("nothing");

  useEffect(() => {
    if (!data) return;
    setBusy(false);
    const waited = waitsFor.current;
    waitsFor.current = "nothing";
    if (waited === "nothing") return;
    if ("next" in data) {
      setRefusal(undefined);
      // The step that is there already keeps what is being typed.
      return show(data.next, waited === "ahead" ? "same" : "new");
    }
    setRefusal(data);
    // What is wrong with the number is told where it is typed.
    if (waited === "ahead") show({ step: "phone", pending: null, notice: null }, "new");
  }, [data, show]);

  const goTo = useCallback(
    (step: SignInStep) => {
      waitsFor.current = "nothing";
      setRefusal(undefined);
      show({ step, pending: pendingNow(), notice: null }, "new");
    },
    [show, pendingNow],
  );

  const send = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const fields = new FormData(form);
      if (!navigator.onLine) return setRefusal(lost(fields, t("notice.lost")));
      fields.set(viewName, dialogView);
      fields.set("via", "fetch");
      setBusy(true);
      submit(fields, { method: "post", action: form.getAttribute("action") ?? "" });
      const phone = shown.step === "phone" ? fields.get("phone") : null;
      waitsFor.current = typeof phone === "string" ? "ahead" : "answer";
      if (typeof phone !== "string") return;
      setRefusal(undefined);
      show({ step: "code", pending: sendingTo(fields.get("country"), phone, pendingNow()), notice: null }, "new");
    },
    [isBusy, pendingNow, show, shown.step, submit, t],
  );

  return { shown, turn, refusal, isBusy, pendingNow, send, goTo };
}

const lost = (fields: FormData, message: string): Refusal => ({ values: typedFields(fields), errors: {}, message });

/** `turn` is another number for each step that begins anew, such as that of another code; `at` is in ms. */
type Shown = { shown: NextStep; at: number; turn: number };

/** The step that is shown, and since when: the wait for another code goes on while the dialog is closed. */
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

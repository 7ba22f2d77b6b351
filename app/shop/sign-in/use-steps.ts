import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";

import { typedFields } from "~/forms/lost-connection";
import type { Refusal } from "~/forms/refusal";
import { dialogView, viewName } from "~/forms/view";
import { useTranslation } from "~/i18n/react";
import type { SignInStep } from "~/paths";

import type { NextStep, StepAnswer } from "./answer";

/** The steps of signing in as they change without leaving the page. */
export function useSteps(first: SignInStep) {
  const { t } = useTranslation();
  const { submit, data } = useFetcher<StepAnswer>();
  const [shown, setShown] = useState<NextStep>({ step: first, pending: null, notice: null });
  const [refusal, setRefusal] = useState<Refusal>();
  /** From the press until its answer is there; once signed in, until the new page is. */
  const [isBusy, setBusy] = useState(false);
  /** Whether the answer is still waited for: not after the shopper has gone to another step. */
  const isWaiting = useRef(false);

  useEffect(() => {
    if (!data) return;
    setBusy(false);
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (!("next" in data)) return setRefusal(data);
    setRefusal(undefined);
    setShown(data.next);
  }, [data]);

  const goTo = useCallback((step: SignInStep) => {
    isWaiting.current = false;
    setRefusal(undefined);
    setShown(({ pending }) => ({ step, pending, notice: null }));
  }, []);

  const send = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const fields = new FormData(form);
      if (!navigator.onLine) {
        return setRefusal({ values: typedFields(fields), errors: {}, message: t("notice.lost") });
      }
      fields.set(viewName, dialogView);
      fields.set("via", "fetch");
      isWaiting.current = true;
      setBusy(true);
      submit(fields, { method: "post", action: form.getAttribute("action") ?? "" });
    },
    [isBusy, submit, t],
  );

  return { shown, refusal, isBusy, send, goTo };
}

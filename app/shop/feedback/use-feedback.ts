import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

import { dialogView, viewName } from "~/forms/view";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import { feedbackRefusal, type FeedbackAnswer } from "./answer";

/** How the form is sent with script, and once. */
export type FeedbackSending = { busy: boolean; action: string; send: (fields: FormData) => void };

/**
 * Sends letters to the shop without leaving the page.
 * @param pageAnswer what the page was loaded with, where it is the answer to a form that was sent without script
 */
export function useFeedback(pageAnswer?: FeedbackAnswer) {
  const { href } = useTranslation();
  const { submit, data, state } = useFetcher<FeedbackAnswer>();
  const [told, setTold] = useState<FeedbackAnswer>();
  const [round, setRound] = useState(0);
  const action = href(paths.feedback());
  const isSent = data !== undefined && "sent" in data;
  useEffect(() => {
    if (isSent) setRound((before) => before + 1);
  }, [isSent, data]);

  const refusal = feedbackRefusal(data ?? pageAnswer);
  const isFailure = data !== undefined && refusal?.isFailure === true;
  return {
    /** Counts the letters that were taken: each gets a new form. */
    round,
    refusal,
    sending: {
      busy: state === "submitting",
      action,
      send(fields: FormData) {
        fields.set("via", "fetch");
        fields.set(viewName, dialogView);
        submit(fields, { method: "post", action, encType: "multipart/form-data" });
      },
    } satisfies FeedbackSending,
    notification: {
      kind: isFailure ? ("failure" as const) : ("success" as const),
      open: (isSent || isFailure) && data !== told,
      onClose: () => setTold(data),
    },
  };
}

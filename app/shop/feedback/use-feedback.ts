import { useEffect, useState } from "react";

import { refusalOf } from "~/forms/answer";
import { useSend } from "~/forms/use-send";

import type { FeedbackAnswer } from "./answer";

/** How the form is sent with script. */
export type FeedbackSending = Pick<ReturnType<typeof useSend>, "send" | "isBusy" | "isOffline">;

/**
 * Sends letters to the shop without leaving the page.
 * @param pageAnswer what the page was loaded with, where it is the answer to a form that was sent without script
 */
export function useFeedback(pageAnswer?: FeedbackAnswer) {
  const { answer, ...sending } = useSend<true, { isFailure?: boolean }>({ encType: "multipart/form-data" });
  const [seen, setSeen] = useState<FeedbackAnswer>();
  const [round, setRound] = useState(0);
  const isSent = answer !== undefined && "done" in answer;
  useEffect(() => {
    if (isSent) setRound((before) => before + 1);
  }, [isSent, answer]);

  const refusal = refusalOf(answer ?? pageAnswer);
  const isFailure = answer !== undefined && refusal?.isFailure === true;
  return {
    /** Counts the letters that were taken: each gets a new form. */
    round,
    refusal,
    sending: sending satisfies FeedbackSending,
    notification: {
      kind: isFailure ? ("failure" as const) : ("success" as const),
      open: (isSent || isFailure) && answer !== seen,
      onClose: () => setSeen(answer),
    },
  };
}

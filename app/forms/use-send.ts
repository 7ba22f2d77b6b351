import { useFetcher } from "@remix-run/react";
import { useRef, useState, type FormEvent } from "react";

import { viaFetch, viaName, type FormAnswer } from "./answer";

type SendOptions = {
  /** Where the form goes to; a form's own `action` by default. */
  action?: string;
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
};

/**
 * Sends forms without leaving the page, one at a time. Without a connection nothing is sent: the form stays as it is, and
 * has to say so.
 */
export function useSend<Done = true, Extra = object>({ action, encType }: SendOptions = {}) {
  const { submit, data: answer, state } = useFetcher<FormAnswer<Done, Extra>>();
  const [isOffline, setOffline] = useState(false);
  const before = useRef(answer);
  // Loading without an answer is the way to another page; after an answer it is what the page shows read again.
  const isBusy = state === "submitting" || (state === "loading" && answer === before.current);
  return {
    /** What the last form was answered. */
    answer,
    isBusy,
    isOffline,
    /** Returns whether the form was sent. */
    send(event: FormEvent<HTMLFormElement>, fields: FormData): boolean {
      event.preventDefault();
      if (isBusy) return false;
      setOffline(!navigator.onLine);
      if (!navigator.onLine) return false;
      before.current = answer;
      fields.set(viaName, viaFetch);
      const target = action ?? event.currentTarget.getAttribute("action") ?? "";
      submit(fields, { method: "post", action: target, ...(encType && { encType }) });
      return true;
    },
  };
}

import { useFetcher } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";

import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translate";

import { type FormAnswer, readSubmission, replyTo, viaFetch, viaName } from "./reply";

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

/**
 * What the form of a page is told when its post did not get through: with all that was typed, and to try again. The
 * status keeps the router from loading the page anew, which would fail as well and take the form away.
 */
function lostConnection(form: FormData): Response {
  const t = translator(localeFromPath(location.pathname));
  const answer: FormAnswer = { lastResult: replyTo(readSubmission(form), { message: t("forms:failed") }) };
  return Response.json(answer, { status: 503 });
}

/**
 * For the `clientAction` of a page with a form: a lost connection is told at the form, and does not replace the page.
 * @param send posts the form
 */
export async function orLostConnection<Answer>(request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return lostConnection(form);
  }
}

import { type ClientActionFunctionArgs, isRouteErrorResponse, useFetcher } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";

import { localeFromPath } from "~/i18n/config";
import { translator } from "~/i18n/translate";
import { isTemporaryStatus } from "~/lib/temporary-status";
import { useFetched } from "~/ui/use-fetched";

import { type FormAnswer, readSubmission, replyTo, viaFetch, viaField } from "./reply";

type SendOptions = {
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
};

/**
 * Sends forms without leaving the page, one at a time. Offline, nothing is sent: the form stays as it is and must show
 * `isOffline`.
 */
export function useSend<Done = true, Extra = object>({ encType }: SendOptions = {}) {
  const { submit, data, state } = useFetcher<FormAnswer<Done, Extra>>();
  const answer = useFetched(data);
  const [isOffline, setOffline] = useState(false);
  const before = useRef(answer);
  // Loading without a new answer is a redirect; after an answer, it is the revalidation of the page's data.
  const isBusy = state === "submitting" || (state === "loading" && answer === before.current);
  return {
    /** The answer to the last form. */
    answer,
    isBusy,
    /** Whether the page's data, which the answer may have changed, is still being loaded again. */
    isRevalidating: state === "loading",
    isOffline,
    /** Returns whether the form was sent. */
    send(event: FormEvent<HTMLFormElement>, fields: FormData): boolean {
      event.preventDefault();
      if (isBusy) return false;
      setOffline(!navigator.onLine);
      if (!navigator.onLine) return false;
      before.current = answer;
      fields.set(viaField, viaFetch);
      const action = event.currentTarget.getAttribute("action") ?? "";
      submit(fields, { method: "post", action, ...(encType && { encType }) });
      return true;
    },
  };
}

/**
 * The answer to a form whose post failed: it keeps everything typed and asks to try again. The status keeps the router
 * from reloading the page, which would fail as well and remove the form.
 */
function lostConnectionAnswer(form: FormData): Response {
  const t = translator(localeFromPath(location.pathname));
  const answer: FormAnswer = { lastResult: replyTo(readSubmission(form), { message: t("forms:failed") }) };
  return Response.json(answer, { status: 503 });
}

/**
 * The `clientAction` of a page with a form. If the connection fails, a proxy answers in the shop's place, or the shop
 * itself cannot take the form now, the form shows a message and keeps what was typed; otherwise an error page would
 * replace the page. Redirects and the shop's other error responses, such as a 404, are passed on.
 */
export async function handleLostConnection({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const mayPass = isRouteErrorResponse(error) ? isTemporaryStatus(error.status) : error instanceof Error;
    if (!mayPass) throw error;
    return lostConnectionAnswer(form);
  }
}

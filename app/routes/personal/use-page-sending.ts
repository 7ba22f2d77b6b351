import { useNavigation, useSubmit } from "@remix-run/react";

import type { Sending } from "./request-form";

/** Sends the form of a page in place: what is wrong comes back without a new document. */
export function usePageSending(action: string): Sending {
  const submit = useSubmit();
  const navigation = useNavigation();
  return {
    busy: navigation.state !== "idle" && navigation.formAction === action,
    send: (fields, options) => submit(fields, { ...options, preventScrollReset: true }),
  };
}

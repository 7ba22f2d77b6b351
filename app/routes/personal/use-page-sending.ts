import { useNavigation } from "@remix-run/react";

import type { Sending } from "./request-form";

/** The form of a page: the router sends it in place, so that what is wrong comes back without a new document. */
export function usePageSending(action: string): Sending {
  const navigation = useNavigation();
  return { isBusy: navigation.state !== "idle" && navigation.formAction === action };
}

import { createContext, useContext, type FormEvent } from "react";

import type { Notice } from "~/lib/notice";
import type { SignInStep } from "~/paths";

/** What a step can do with the dialog that it stands in. */
export type SignInDialogActions = {
  /** Sends a form without leaving the page. */
  send: (event: FormEvent<HTMLFormElement>, fields: FormData) => void;
  goTo: (step: SignInStep) => void;
  close: () => void;
  isBusy: boolean;
  /** What the last form had to say. */
  notice: Notice | null;
};

export const SignInDialogContext = createContext<SignInDialogActions | null>(null);

/** The dialog that a step stands in; null on the page of its own. */
export function useSignInDialog(): SignInDialogActions | null {
  return useContext(SignInDialogContext);
}

import { createContext, useContext, type FormEvent } from "react";

import type { Notice } from "~/lib/notice";
import type { SignInStep } from "~/paths";

/** The dialog in which a step stands over a page. */
export type SignInOver = {
  /** Sends a form without leaving the page. */
  send: (event: FormEvent<HTMLFormElement>) => void;
  goTo: (step: SignInStep) => void;
  close: () => void;
  isBusy: boolean;
  /** What the last form had to say. */
  notice: Notice | null;
};

export const SignInOverContext = createContext<SignInOver | null>(null);

/** The dialog that a step stands in; null on the page of its own. */
export function useSignInOver(): SignInOver | null {
  return useContext(SignInOverContext);
}

import type { Address } from "~/api/schemas/profile";
import type { LastResult } from "~/forms/answer";

/** Why the form is shown again. Its fields show what was typed by themselves. */
export type CheckoutAnswer = {
  lastResult: LastResult;
  /**
   * `changed`: nothing was ordered, look at what has changed; `unknown`: the order may have been placed; `conflict`: the key
   * has made another order already.
   */
  outcome: "changed" | "unknown" | "conflict" | null;
  /** How the API understands the address that was typed. */
  suggested: Address | null;
};

/** Nothing to tell but that the page has been counted anew. */
export const nothing: CheckoutAnswer = { lastResult: {}, outcome: null, suggested: null };

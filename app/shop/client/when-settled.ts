import { settled } from "~/shop/shopper/changes";

import { whileLoading } from "./on-demand";

/** How long a link or a form waits for the shopper's changes to be saved, in ms. */
const maxWait = 1000;

/** The link or form that waits, and what follows or sends it. */
let waiting: { kind: "link" | "form"; act: () => void } | null = null;

/**
 * Follows a link or sends a form as soon as the shopper's changes are saved: its page, and the server, must see the basket
 * and favourites as the shopper sees them. Only the last one of several, and not if `dropWaiting` is called first.
 */
export function whenSettled(kind: "link" | "form", act: () => void): void {
  const mine = { kind, act };
  waiting = mine;
  void whileLoading(settled(maxWait)).then(() => {
    if (waiting !== mine) return;
    waiting = null;
    act();
  });
}

/** Whether a form waits: a second press of its button changes nothing. */
export const isFormWaiting = (): boolean => waiting?.kind === "form";

/** The shopper has gone somewhere else: what still waits must not take them away from there. */
export function dropWaiting(kind?: "link"): void {
  if (kind === undefined || waiting?.kind === kind) waiting = null;
}

import { settled } from "~/shop/shopper/changes";

import { whileLoading } from "./on-demand";

/** How long to wait for pending changes before loading a page that shows them or sending a form, in ms. */
export const maxWait = 1000;

/** What opens the page of the link that waits for pending changes. */
let waiting: (() => void) | null = null;

/** Opens a page that shows the shopper's changes as soon as they are saved, unless `dropWaitingLink` is called first. */
export function openWhenSettled(open: () => void): void {
  waiting = open;
  void whileLoading(settled(maxWait)).then(() => {
    if (waiting !== open) return;
    waiting = null;
    open();
  });
}

/** The shopper has gone somewhere else: a link that still waits must not take them away from there. */
export function dropWaitingLink(): void {
  waiting = null;
}

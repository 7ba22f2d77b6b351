import { settled } from "~/shop/shopper/changes";

import { whileLoading } from "./on-demand";

/** How long to wait for pending changes before loading a page that shows them or sending a form, in ms. */
const maxWait = 1000;

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

/** The form that waits for pending changes. */
let waitingForm: HTMLFormElement | null = null;

/**
 * Sends a form as soon as the shopper's changes are saved: the server must see the basket and favourites as the shopper
 * sees them. Not if the shopper has gone to another page meanwhile, because the answer would replace that page.
 */
export function sendWhenSettled(form: HTMLFormElement, send: () => void): void {
  const { href } = location;
  waitingForm = form;
  void whileLoading(settled(maxWait)).then(() => {
    if (waitingForm !== form) return;
    waitingForm = null;
    // Back changes the address at once, and then loads the other page.
    if (form.isConnected && location.href === href) send();
  });
}

export const isFormWaiting = (): boolean => waitingForm !== null;

/** The shopper has followed a link instead. */
export function dropWaitingForm(): void {
  waitingForm = null;
}

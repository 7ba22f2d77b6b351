import type { ClientActionFunctionArgs } from "@remix-run/react";

/** How long the browser may take to leave for the bank's page before the shop's page works again, in ms. */
const longestLeave = 10_000;

/**
 * The `clientAction` of a page whose form may lead to the bank's page. Until the browser has left, the page waits, so
 * that nothing is sent twice. The router would wait for ever: a shopper who stops the bank's page, or comes back to this
 * one in the browser's cache, would find the button busy, and no form of the shop could be sent.
 */
export async function leaveToPay({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (thrown) {
    const target = thrown instanceof Response ? thrown.headers.get("Location") : null;
    if (target === null || new URL(target, location.href).origin === location.origin) throw thrown;
    location.assign(target);
    await untilStillHere();
    return null;
  }
}

/** Resolves when the browser shows this page again, or has not left it in time. */
function untilStillHere(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("pageshow", end);
      resolve();
    };
    const timer = setTimeout(end, longestLeave);
    addEventListener("pageshow", end);
  });
}

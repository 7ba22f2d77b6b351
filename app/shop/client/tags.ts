/** Names of the tags through which the server passes its settings to the idle tasks. */

/** Present if the setting switches the service worker off. */
export const noWorkerTag = "no-service-worker";

/** Contains the counter's number, if there is one and the visitor has given consent. */
export const counterTag = "counter";

/** The id of the banner that asks for consent to analytics. */
export const consentBannerId = "consent";

/**
 * The tags in the head for the idle tasks; the server adds them after React's tags.
 * @param counter the number of the counter that may count this visitor
 */
export function scriptTags({ hasWorker, counter }: { hasWorker: boolean; counter: string | null }): string {
  return [
    hasWorker ? "" : `<meta name="${noWorkerTag}" content=""/>`,
    counter ? `<meta name="${counterTag}" content="${counter}"/>` : "",
  ].join("");
}

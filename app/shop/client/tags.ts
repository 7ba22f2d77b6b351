/** Names of the tags in which the server tells the idle tasks how things stand. */

/** There where the setting has switched the worker off. */
export const noWorkerTag = "no-service-worker";

/** Holds the number of the counter, where there is one and the visitor agrees to it. */
export const counterTag = "counter";

/** The id of the strip that asks whether visits may be counted. */
export const consentBannerId = "consent";

/**
 * What the head tells the idle tasks: tags that the server adds after those of React.
 * @param counter the number of the counter that may count this visitor
 */
export function scriptTags({ hasWorker, counter }: { hasWorker: boolean; counter: string | null }): string {
  return [
    hasWorker ? "" : `<meta name="${noWorkerTag}" content=""/>`,
    counter ? `<meta name="${counterTag}" content="${counter}"/>` : "",
  ].join("");
}

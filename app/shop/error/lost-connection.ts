/**
 * The browser could not reach the shop for the data of a page. In a file without styles: the browser's entry imports it,
 * and styles that come before `app/styles` would change the order of the layers.
 */
export class LostConnection extends Error {}

/**
 * Whether the line, and not the shop, has failed. A failed request is a `TypeError` of `fetch`; errors of the shop's
 * server are not. If the connection breaks in the middle of the data, or a proxy answers in the shop's place, Remix
 * cannot decode the answer.
 */
export function isLost(error: unknown): boolean {
  const isCut = error instanceof Error && error.message.startsWith("Unable to decode turbo-stream response");
  return error instanceof TypeError || isCut;
}

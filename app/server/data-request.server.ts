import type { IncomingMessage } from "node:http";

/** The header that only a request for a page's data has: Remix takes the `.data` from the address before loaders see it. */
export const dataHeader = "x-wants-data";

/** Whether script asks for the data of a page, and nobody for the page. */
export function asksForData({ url = "/" }: Pick<IncomingMessage, "url">): boolean {
  return (url.split("?")[0] ?? "").endsWith(".data");
}

import type { IncomingMessage } from "node:http";

/** The header that marks a data request: Remix removes `.data` from the address before loaders see it. */
export const dataHeader = "x-wants-data";

/** Whether this is a script's request for a page's data, not for the page. */
export function isDataRequest({ url = "/" }: Pick<IncomingMessage, "url">): boolean {
  return (url.split("?")[0] ?? "").endsWith(".data");
}

/** Whether a loader runs for a page, not for a data request. */
export function isDocumentRequest({ headers }: Request): boolean {
  return !headers.has(dataHeader);
}

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text as a JavaScript literal that is safe inside a script element. */
function asLiteral(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** The script that passes the loaders' data, as encoded by Remix, to Remix in the browser in one piece. */
export function dataScript(encoded: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${asLiteral(encoded)});${controller}.close();</script>`;
}

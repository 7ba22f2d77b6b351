import { pdfPolicy } from "./secure-answer.server";

/** An order's paper as the API made it. */
type Paper = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** What a page of the API may do in the shop's name: be read, in its own style. */
const policy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Hands on a paper for reading. It comes from outside, so no browser may run anything in it, and none may keep it.
 * @param name of the file, without its ending
 */
export function paperResponse({ type, bytes }: Paper, name: string): Response {
  const isPdf = type === "application/pdf";
  return new Response(bytes, {
    headers: {
      "Content-Type": isPdf ? type : `${type}; charset=utf-8`,
      "Content-Disposition": `inline; filename="${name}.${isPdf ? "pdf" : "html"}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      // A browser's own reader of PDF does not start in a sandbox.
      "Content-Security-Policy": isPdf ? pdfPolicy : policy,
    },
  });
}

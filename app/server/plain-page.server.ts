import type { ServerResponse } from "node:http";

import { securityHeaders, strictPolicy } from "./security-headers.server";

/** A text in Russian and in English. */
type BilingualText = readonly [russian: string, english: string];

/** A short page in both languages, for responses that are sent before the visitor is known. */
export function plainPage(title: string, [russian, english]: BilingualText): string {
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${russian}</h1><p lang="en">${english}</p><p><a href="/">На главную</a> <a href="/en" lang="en">Home</a></p></main></body>
</html>
`;
}

/** The headers of such a page, including the security headers of every response. */
export const plainPageHeaders = {
  ...securityHeaders,
  "Content-Security-Policy": strictPolicy,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
  "Content-Type": "text/html; charset=utf-8",
};

/** Texts for requests that are rejected before a page could be rendered. */
export const refusals = {
  400: ["Запрос не удалось прочитать.", "The request could not be read."],
  405: ["Так к магазину обратиться нельзя.", "The shop does not take requests of this kind."],
  408: ["Запрос пришёл не полностью. Попробуйте ещё раз.", "The request did not come whole. Please try again."],
  413: ["Запрос слишком большой.", "The request is too large."],
  414: ["Адрес слишком длинный.", "The address is too long."],
  431: [
    "Заголовки запроса слишком большие. Удалите файлы cookie этого сайта и попробуйте ещё раз.",
    "The headers of the request are too large. Delete the cookies of this site and try again.",
  ],
  503: [
    "Сейчас в магазине слишком много посетителей. Попробуйте ещё раз через несколько секунд.",
    "There are too many visitors in the shop right now. Please try again in a few seconds.",
  ],
} as const;

export type RefusalStatus = keyof typeof refusals;

/** Answers a request with a short page in both languages, unless the response has started. */
export function sendPlainPage(
  response: ServerResponse,
  status: RefusalStatus,
  headers: Record<string, string | number> = {},
): void {
  if (response.headersSent) return;
  const page = plainPage(String(status), refusals[status]);
  response.writeHead(status, { ...plainPageHeaders, "Content-Length": Buffer.byteLength(page), ...headers }).end(page);
}

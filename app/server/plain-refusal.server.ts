import type { ServerResponse } from "node:http";

import { plainPage, plainPageHeaders } from "./plain-page.server";

/** What is refused before any page could be drawn, in Russian and in English. */
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

/** Answers a request with a page of a few lines in both languages, unless its answer has begun. */
export function refusePlainly(
  response: ServerResponse,
  status: RefusalStatus,
  headers: Record<string, string | number> = {},
): void {
  if (response.headersSent) return;
  const page = plainPage(String(status), refusals[status]);
  response.writeHead(status, { ...plainPageHeaders, "Content-Length": Buffer.byteLength(page), ...headers }).end(page);
}

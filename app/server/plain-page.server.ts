import { guards, strictPolicy } from "./secure-answer.server";

/** What is said in Russian and in English. */
export type Saying = readonly [russian: string, english: string];

/** A page of a few lines in both languages, for answers that are given before anybody knows whose request it is. */
export function plainPage(title: string, [russian, english]: Saying): string {
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${russian}</h1><p lang="en">${english}</p><p><a href="/">На главную</a> <a href="/en" lang="en">Home</a></p></main></body>
</html>
`;
}

/** The headers of such a page, those that guard every answer included. */
export const plainPageHeaders = {
  ...guards,
  "Content-Security-Policy": strictPolicy,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
  "Content-Type": "text/html; charset=utf-8",
};

import { readFileSync } from "node:fs";

import { shopZone } from "~/lib/shop-day";

import type { Context } from "./context";
import { escapeHtml } from "./html";
import { nameOf, wordsOf, type Language } from "./language";
import type { Message } from "./outbox";
import { shopPage } from "./shop-page";

const style = readFileSync(new URL("outbox-page.css", import.meta.url), "utf8");

/** The outbox as a page: all messages, newest first, with what became of them. */
export function outboxPage(context: Context, messages: Message[], language: Language): string {
  const text = wordsOf("outbox", language);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium", timeZone: shopZone() });
  const rows = messages.map((message) => row(message, language, time.format(new Date(message.sentAt))));
  const kept = messages.some(({ state }) => state === "kept") ? `<p class="dim">${text.kept}</p>` : "";
  const body = `<h1>${text.title}</h1><p>${text.intro}</p>${kept}
${rows.length > 0 ? `<ol class="messages">${rows.join("\n")}</ol>` : `<p>${text.none}</p>`}`;
  return shopPage(context, { title: text.title, body, language, style, links: [["API", "/docs"]], isTranslated: true });
}

function row(message: Message, language: Language, time: string): string {
  const { id, kind, to, subject, code, link, state, error, sentAt } = message;
  const text = wordsOf("outbox", language);
  const lines = [
    ...(subject === null ? [] : [`<b>${escapeHtml(subject)}</b>`]),
    escapeHtml(message.text),
    ...(code ? [`${text.code}: <code>${escapeHtml(code)}</code>`] : []),
    ...(link ? [`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`] : []),
  ];
  const fault = error === null ? "" : `: ${escapeHtml(error)}`;
  return `<li class="sheet" id="message-${id}">
<p class="facts"><b>${kind === "sms" ? "SMS" : text.email}</b> <span class="${state}">${nameOf("outboxState", state, language)}${fault}</span>
<time datetime="${escapeHtml(sentAt)}">${escapeHtml(time)}</time>
${escapeHtml(to)}</p>
<div class="text">${lines.map((line) => `<p>${line}</p>`).join("")}</div></li>`;
}

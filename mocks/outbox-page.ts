import { shopZone } from "~/lib/shop-day";

import type { Context } from "./context";
import { escapeHtml } from "./html";
import { nameOf, wordsOf, type Language } from "./language";
import type { Message } from "./outbox";
import { shopPage } from "./shop-page";

const style = `
.messages { display: grid; gap: .75rem; margin: 1.5rem 0 0; padding: 0; list-style: none }
.messages li { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: .25rem 1.5rem; padding: 1rem 1.25rem; overflow-wrap: anywhere }
.messages p { margin: 0; max-width: 68ch; white-space: pre-line }
.facts { color: var(--dim); font-size: .875rem }
.facts b { color: var(--ink) }
.messages code { padding: 0 .25rem; background: var(--soft); color: var(--ink); font-size: 1.125rem; font-weight: 600 }
.text { display: grid; gap: .5rem; align-content: start }
.failed { color: var(--err) }
@media (max-width: 40rem) { .messages li { grid-template-columns: minmax(0, 1fr) } }
`;

/** The outbox as a page: all messages, newest first, with what became of them. */
export function outboxPage(context: Context, messages: Message[], language: Language): string {
  const text = wordsOf("outbox", language);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium", timeZone: shopZone });
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

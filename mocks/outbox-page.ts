import { shopZone } from "~/lib/shop-day";

import type { Context } from "./context";
import { escapeHtml } from "./html";
import { textIn, type Language } from "./language";
import type { Message } from "./outbox";
import { shopPage } from "./shop-page";

const words = {
  ru: {
    title: "Исходящие",
    intro: "SMS и письма магазина, новые сверху. Время московское.",
    kept: "«Не отправлено»: адрес шлюза (SMS_URL, SMTP_URL) не задан, поэтому сообщение никуда не ушло и его можно прочитать только здесь.",
    none: "Сообщений пока нет. Запросите код для входа или оформите заказ.",
    email: "Письмо",
    code: "Код",
    states: { kept: "Не отправлено", waiting: "Ждёт отправки", sent: "Отправлено", failed: "Ошибка" },
  },
  en: {
    title: "Outbox",
    intro: "The SMS and e-mails of the shop, newest first. Times are in Moscow time.",
    kept: "“Kept” messages are not sent, because the shop has no SMS_URL or SMTP_URL: you can read them only here.",
    none: "There are no messages yet. Request a sign-in code or place an order.",
    email: "E-mail",
    code: "Code",
    states: { kept: "Kept", waiting: "Waiting", sent: "Sent", failed: "Failed" },
  },
} satisfies Record<Language, unknown>;

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
  const text = textIn(words, language);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium", timeZone: shopZone });
  const rows = messages.map((message) => row(message, language, time.format(new Date(message.sentAt))));
  const kept = messages.some(({ state }) => state === "kept") ? `<p class="dim">${text.kept}</p>` : "";
  const body = `<h1>${text.title}</h1><p>${text.intro}</p>${kept}
${rows.length > 0 ? `<ol class="messages">${rows.join("\n")}</ol>` : `<p>${text.none}</p>`}`;
  return shopPage(context, { title: text.title, body, language, style, links: [["API", "/docs"]], isTranslated: true });
}

function row(message: Message, language: Language, time: string): string {
  const { id, kind, to, subject, code, link, state, error, sentAt } = message;
  const text = textIn(words, language);
  const lines = [
    ...(subject === null ? [] : [`<b>${escapeHtml(subject)}</b>`]),
    escapeHtml(message.text),
    ...(code ? [`${text.code}: <code>${escapeHtml(code)}</code>`] : []),
    ...(link ? [`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`] : []),
  ];
  const fault = error === null ? "" : `: ${escapeHtml(error)}`;
  return `<li class="sheet" id="message-${id}">
<p class="facts"><b>${kind === "sms" ? "SMS" : text.email}</b> <span class="${state}">${text.states[state]}${fault}</span>
<time datetime="${escapeHtml(sentAt)}">${escapeHtml(time)}</time>
${escapeHtml(to)}</p>
<div class="text">${lines.map((line) => `<p>${line}</p>`).join("")}</div></li>`;
}

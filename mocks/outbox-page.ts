import { shopZone } from "~/lib/shop-day";

import { escapeHtml, htmlPage } from "./html";
import type { Message } from "./outbox";

const time = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: shopZone });

/** The outbox as a page: all messages, newest first, with what became of them. */
export function outboxPage(messages: Message[]): string {
  const table = `<table><thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Text</th></tr></thead><tbody>${messages.map(row).join("\n")}</tbody></table>`;
  return htmlPage(
    "Outbox",
    `<h1>Outbox</h1>
<p>The SMS and e-mails of the shop, newest first. Times are in Moscow time. “Kept” messages are not sent, because the shop has no SMS_URL or SMTP_URL.</p>
${messages.length > 0 ? table : "<p>There are no messages yet.</p>"}`,
  );
}

const states: Record<Message["state"], string> = { kept: "Kept", waiting: "Waiting", sent: "Sent", failed: "Failed" };

function row({ id, kind, to, subject, text, code, link, state, error, sentAt }: Message): string {
  const lines = [
    ...(subject === null ? [] : [`<b>${escapeHtml(subject)}</b>`]),
    escapeHtml(text),
    ...(code ? [`Code: <code>${escapeHtml(code)}</code>`] : []),
    ...(link ? [`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`] : []),
  ];
  const fault = error === null ? "" : `: ${escapeHtml(error)}`;
  return `<tr id="message-${id}">
<td><time datetime="${escapeHtml(sentAt)}">${escapeHtml(time.format(new Date(sentAt)))}</time><br><span class="dim">${kind === "sms" ? "SMS" : "E-mail"}<br>${states[state]}${fault}</span></td>
<td>${escapeHtml(to)}</td>
<td>${lines.join("<br>")}</td></tr>`;
}

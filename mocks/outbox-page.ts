import { shopZone } from "~/lib/shop-day";

import { escapeHtml, htmlPage } from "./html";
import type { Message } from "./outbox";

const time = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: shopZone });

/** The outbox as a page: the messages that the API would have sent, newest first. */
export function outboxPage(messages: Message[]): string {
  const rows = messages.map(
    ({ id, kind, to, text, code, link, sentAt }) => `<tr id="message-${id}">
<td><time datetime="${escapeHtml(sentAt)}">${escapeHtml(time.format(new Date(sentAt)))}</time><br><span class="dim">${kind === "sms" ? "SMS" : "E-mail"}</span></td>
<td>${escapeHtml(to)}</td>
<td>${escapeHtml(text)}${code ? `<br>Code: <code>${escapeHtml(code)}</code>` : ""}${link ? `<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : ""}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Text</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
  return htmlPage(
    "Outbox",
    `<h1>Outbox</h1>
<p>SMS and e-mails that the shop would have sent, newest first. Times are in Moscow time.</p>
${messages.length > 0 ? table : "<p>Nothing has been sent yet.</p>"}`,
  );
}

import { localePath, type ByLanguage } from "~/lib/languages";
import type { Context } from "#mocks/context";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { textJson } from "#mocks/db/texts";
import { ApiFailure } from "#mocks/errors";
import { say, type Language } from "#mocks/language";

import { readEmail } from "./fields";

type NotifyRequest = { uid: string; contact: string; product: ProductEntry; language: Language };

/**
 * Stores a request for a back-in-stock notification and confirms it with a message. A repeated request has no effect.
 * Throws 422 if the contact is neither an e-mail address nor a phone number.
 */
export function requestNotification(
  { db, outbox, now, siteUrl }: Context,
  { uid, contact, product, language }: NotifyRequest,
): void {
  const to = readContact(contact);
  const link = linkOf(siteUrl, language, product.code);
  const text = say(["notify.asked", { name: product.name, link }], language);
  db.transaction(() => {
    const request = { uid, productId: product.id, contact: to, createdAt: now().toISOString(), language };
    if (db.insert("notify_request", request, "ignore") === 0) return;
    outbox.send({ ...addressed(to, say("notify.askedSubject", language)), language, text, link });
  });
}

const linkOf = (siteUrl: string, language: Language, code: string) =>
  siteUrl + localePath(language, `/product/${code}`);

const addressed = (to: string, subject: string) =>
  to.includes("@") ? { kind: "email" as const, to, subject } : { kind: "sms" as const, to };

type Due = { id: number; contact: string; language: Language; code: string; name: ByLanguage };

/**
 * Notifies, once, everybody whose product is in stock again. Called after each change of stock, and every minute,
 * because an import or another process may change the stock too.
 */
export function sendBackInStock({ db, outbox, siteUrl }: Pick<Context, "db" | "outbox" | "siteUrl">): void {
  const due = db.objects<Due>(
    `select json_object('id', notify_request.id, 'contact', contact, 'language', language, 'code', code,
       'name', ${textJson("product", "name")}) from notify_request join product on product.id = product_id where stock > 0`,
  );
  if (due.length === 0) return;
  db.transaction(() => {
    for (const { id, contact, language, code, name } of due) {
      const link = linkOf(siteUrl, language, code);
      const text = say(["notify.back", { name, link }], language);
      outbox.send({ ...addressed(contact, say("notify.backSubject", language)), language, text, link });
      db.run("delete from notify_request where id = ?", id);
    }
  });
}

/** An e-mail address in lower case, or a phone number as a plus and its digits; a Russian 8 becomes +7. */
function readContact(contact: string): string {
  const email = readEmail(contact);
  if (email !== null) return email;
  const digits = contact.replace(/\D/g, "");
  if (!/^[+\d][\d\s()-]*$/.test(contact) || digits.length < 11 || digits.length > 15) {
    throw new ApiFailure("validation_failed", { contact: "field.contact" });
  }
  return `+${digits.length === 11 ? digits.replace(/^8/, "7") : digits}`;
}

import { languageOf, localePath, type ByLanguage } from "~/lib/languages";
import type { Context } from "#mocks/context";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { textJson } from "#mocks/db/texts";
import { ApiFailure } from "#mocks/errors";
import { say, textIn, type Language } from "#mocks/language";

import { readEmail } from "./fields";

type Base = Pick<Context, "db" | "outbox" | "siteUrl" | "shop">;

type NotifyRequest = { uid: string; contact: string; product: ProductEntry; language: Language };

/**
 * Stores a request for a back-in-stock notification and confirms it with a message. A repeated request has no effect.
 * Throws 422 if the contact is neither an e-mail address nor a phone number.
 */
export function requestNotification(context: Context, { uid, contact, product, language }: NotifyRequest): void {
  const { db, now } = context;
  const to = readContact(contact);
  db.transaction(() => {
    const request = { uid, productId: product.id, contact: to, createdAt: now().toISOString(), language };
    if (db.insert("notify_request", request, "ignore") === 0) return;
    send(context, "asked", { contact: to, language, code: product.code, name: product.name });
  });
}

type Notice = { contact: string; language: Language; code: string; name: ByLanguage | string };

/** Sends an e-mail, or an SMS, which begins with the shop's name: its sender may be a bare number. */
function send(
  { outbox, siteUrl, shop }: Base,
  about: "asked" | "back",
  { contact, language, code, name }: Notice,
): void {
  // The shop may no longer have the language of an older request.
  const link = siteUrl + localePath(languageOf(language).code, `/product/${code}`);
  const text = say([`notify.${about}`, { name, link }], language);
  if (contact.includes("@")) {
    const subject = say(`notify.${about}Subject`, language);
    outbox.send({ kind: "email", to: contact, language, subject, text, link });
  } else outbox.send({ kind: "sms", to: contact, language, text: `${textIn(shop.name, language)}: ${text}`, link });
}

type Due = Notice & { id: number };

/**
 * Notifies, once, everybody whose product can be bought from stock again: it has a price, and there is a whole pack.
 * Called after each change of stock, and every minute, because an import or another process may change the stock too.
 */
export function sendBackInStock(base: Base): void {
  const { db } = base;
  const due = db.objects<Due>(
    `select json_object('id', notify_request.id, 'contact', contact, 'language', language, 'code', code,
       'name', ${textJson("product", "name")}) from notify_request join product on product.id = product_id
     where price > 0 and stock >= multiplicity`,
  );
  if (due.length === 0) return;
  db.transaction(() => {
    for (const { id, ...notice } of due) {
      send(base, "back", notice);
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

import type { Context } from "#mocks/context";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { ApiFailure } from "#mocks/errors";
import type { Language } from "#mocks/language";

import { readEmail } from "./fields";

type NotifyRequest = { uid: string; contact: string; product: ProductEntry; language: Language };

const wrongContact = {
  ru: "Укажите почту или телефон",
  en: "Enter an e-mail address or a phone number",
};

/**
 * Stores a request for a back-in-stock notification and confirms it with a message. A repeated request has no effect.
 * Throws 422 if the contact is neither an e-mail address nor a phone number.
 */
export function requestNotification(
  { db, outbox, now, siteUrl }: Context,
  { uid, contact, product, language }: NotifyRequest,
): void {
  const to = readContact(contact);
  const added = db.run(
    "insert or ignore into notify_request (uid, product_id, contact, created_at) values (?, ?, ?, ?)",
    uid,
    product.id,
    to.value,
    now().toISOString(),
  );
  if (added === 0) return;
  const link = `${siteUrl}${language === "en" ? "/en" : ""}/product/${product.code}`;
  const text = {
    ru: `Мы сообщим, когда товар «${product.name}» появится в наличии: ${link}`,
    en: `We will let you know when “${product.name}” is back in stock: ${link}`,
  };
  outbox.send({ kind: to.kind, to: to.value, text: text[language], link });
}

/** An e-mail address in lower case, or a phone number as a plus and its digits; a Russian 8 becomes +7. */
function readContact(contact: string): { kind: "email" | "sms"; value: string } {
  const email = readEmail(contact);
  if (email !== null) return { kind: "email", value: email };
  const digits = contact.replace(/\D/g, "");
  if (!/^[+\d][\d\s()-]*$/.test(contact) || digits.length < 11 || digits.length > 15) {
    throw new ApiFailure("validation_failed", { contact: wrongContact });
  }
  return { kind: "sms", value: `+${digits.length === 11 ? digits.replace(/^8/, "7") : digits}` };
}

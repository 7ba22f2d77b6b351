import { countryOfText, formatPhone, russia } from "~/lib/phone";

/** A phone as it is sent, `+79991234567`, in the mask of its country; an e-mail address as it is. */
export function shownContact(contact: string): string {
  return contact.startsWith("+") ? formatPhone(countryOfText(russia, contact), contact) : contact;
}

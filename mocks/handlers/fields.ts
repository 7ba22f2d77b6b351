import * as z from "zod";

import { isEmail } from "~/lib/email";
import { shopDay } from "~/lib/shop-day";
import type { Context } from "#mocks/context";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { findProductId } from "#mocks/db/queries/products";
import { ApiFailure, found } from "#mocks/errors";
import type { Text } from "#mocks/language";

import type { Call } from "./route";

/** A form's field that contains JSON. */
export const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});

/** The error of each field; null, false or undefined for a field without one. */
export type FieldErrors = Readonly<Record<string, Text | null | false | undefined>>;

/** Only the fields with an error. */
export const onlyErrors = (errors: FieldErrors): Record<string, Text> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])));

/** Throws 422 if any field has an error. */
export function throwFieldErrors(errors: FieldErrors): void {
  const found = onlyErrors(errors);
  if (Object.keys(found).length > 0) throw new ApiFailure("validation_failed", found);
}

/** The error of a field that must not be blank, or else the given one. */
export const required = (text: string, error: Text | null | false = null): Text | null | false =>
  text.trim() === "" ? "field.required" : error;

/** An e-mail address in lower case, or null for anything else. */
export function readEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= 200 && isEmail(email) ? email.toLowerCase() : null;
}

/** An e-mail address in lower case; throws 422 at `email` for anything else. */
export function requireEmail(text: string): string {
  const email = readEmail(text);
  if (email === null) throw new ApiFailure("validation_failed", { email: "field.email" });
  return email;
}

/** Whether a text is a date in the past, not before 1900. */
export const isBirthday = (text: string, now: Date): boolean =>
  z.iso.date().safeParse(text).success && text >= "1900-01-01" && text < shopDay(now);

/** The id in a path; -1, which no row has, for anything but a whole number. */
export const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** The product whose id is in the path, in the requested language; throws 404. */
export function requireProduct({ cards }: Context, { param, language }: Call): ProductEntry {
  const text = param("productId");
  return found(/^\d{1,9}$/.test(text) ? cards.entry(Number(text), language) : undefined, "product_not_found");
}

/** The product whose code is in the path, in the requested language; throws 404. */
export function requireProductByCode({ db, cards }: Context, { param, language }: Call): ProductEntry {
  const id = findProductId(db, param("code"));
  return found(id === undefined ? undefined : cards.entry(id, language), "product_not_found");
}

import * as z from "zod";

import type { StringKey } from "~/i18n/translate";
import { isEmail } from "~/lib/email";
import type { Country } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";

import { phoneFaults } from "./field-fault";

/** Marks a schema's message as what it has to be: the key of a string. */
export const key = (message: StringKey): StringKey => message;

const required = key("forms:required");

/** A field that may not be empty, trimmed. */
export function requiredText(longest = 200) {
  return z.string(required).trim().min(1, required).max(longest, key("forms:tooLong"));
}

/** A field that may be empty, trimmed; one that is not there is empty. */
export function optionalText(longest = 200) {
  return z.string().trim().max(longest, key("forms:tooLong")).default("");
}

/** An e-mail address. */
export const email = requiredText().refine(isEmail, { message: key("forms:email"), abort: true });

/** The code of an SMS or a letter: four digits, however they are spaced (specification, section 5). */
export const code = requiredText()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{4}$/, key("forms:code")));

/** A password, old or new: 6 characters at least, and never trimmed (specification, section 5). */
export const password = z
  .string(key("forms:passwordRequired"))
  .min(1, key("forms:passwordRequired"))
  .min(6, key("forms:passwordShort"))
  .max(128, key("forms:tooLong"));

/** A phone number as its country writes it; gives it as it is sent, `+79991234567`. */
export function phone(country: Country) {
  return z.string(required).transform((text, context) => {
    const { phone: number, fault } = parsePhone(country, text);
    if (fault) context.addIssue({ code: "custom", message: phoneFaults[fault] });
    return number ?? "";
  });
}

/** A box that has to be ticked. */
export const consent = z.literal("on", required);

/** A box that may be ticked. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** A new password, twice, and what allows to set it: the token of a letter's link, or the code in the letter. */
export const newPasswordForm = z
  .object({ token: requiredText(), password, confirmPassword: z.string(key("forms:passwordRequired")) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: key("forms:passwordsDiffer"),
  });

import * as z from "zod";

import type { StringKey } from "~/i18n/translate";
import { isEmail } from "~/lib/email";
import type { Country } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";

import { phoneErrorKeys } from "./validate-field";

/** Makes the compiler check that a schema's message is a text key. */
export const key = (message: StringKey): StringKey => message;

const required = key("forms:required");

/** A required text, trimmed. */
export function requiredText(longest = 200) {
  return z.string(required).trim().min(1, required).max(longest, key("forms:tooLong"));
}

/** An optional text, trimmed; a missing field counts as empty. */
export function optionalText(longest = 200) {
  return z.string().trim().max(longest, key("forms:tooLong")).default("");
}

/** An e-mail address. */
export const email = requiredText().refine(isEmail, { message: key("forms:email"), abort: true });

/** The code from an SMS or e-mail: four digits, with any spacing (specification, section 5). */
export const code = requiredText()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{4}$/, key("forms:code")));

/** A current or new password: at least 6 characters, never trimmed (specification, section 5). */
export const password = z
  .string(key("forms:passwordRequired"))
  .min(1, key("forms:passwordRequired"))
  .min(6, key("forms:passwordShort"))
  .max(128, key("forms:tooLong"));

/** A phone number in its country's notation, normalized to `+79991234567`. */
export function phone(country: Country) {
  return z.string(required).transform((text, context) => {
    const { phone: number, fault } = parsePhone(country, text);
    if (fault) context.addIssue({ code: "custom", message: phoneErrorKeys[fault] });
    return number ?? "";
  });
}

/** An optional checkbox. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** A new password, entered twice. */
export const newPassword = z
  .object({ password, confirmPassword: z.string(key("forms:passwordRequired")) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: key("forms:passwordsDiffer"),
  });

/** The same with the token from an e-mail's link, or the code in the e-mail. */
export const newPasswordForm = newPassword.safeExtend({ token: requiredText() });

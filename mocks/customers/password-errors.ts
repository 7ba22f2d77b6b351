import { dictionary } from "@zxcvbn-ts/language-common";

import type { FieldErrors } from "#mocks/handlers/fields";
import type { Text } from "#mocks/language";

const shortest = 6;
const longest = 128;

/**
 * The 10,000 most common passwords of at least 6 characters, in lower case: an attacker tries these first. The package
 * lists the most frequent first.
 */
const common = new Set(dictionary["passwords-common"].filter(({ length }) => length >= shortest).slice(0, 10_000));

/** The errors of a new password and its repetition, by field. */
export function passwordErrors(password: string, confirmPassword: string): FieldErrors {
  return {
    password: errorOf(password),
    confirmPassword: password !== confirmPassword && "field.passwordsDiffer",
  };
}

function errorOf(password: string): Text | null {
  if (password.length < shortest) return "field.passwordShort";
  if (password.length > longest) return "field.passwordLong";
  // Normalised as for hashing; case does not matter.
  return common.has(password.normalize("NFKC").toLowerCase()) ? "field.passwordCommon" : null;
}

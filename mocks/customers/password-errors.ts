import { dictionary } from "@zxcvbn-ts/language-common";

import type { Text } from "#mocks/language";

const shortest = 6;
const longest = 128;

/**
 * The 10,000 most common passwords of at least 6 characters, in lower case: an attacker tries these first. The package
 * lists the most frequent first.
 */
const common = new Set(dictionary["passwords-common"].filter(({ length }) => length >= shortest).slice(0, 10_000));

/** The errors of a new password and its repetition, by field. */
export function passwordErrors(password: string, confirmPassword: string): Record<string, Text> {
  const error = errorOf(password);
  return {
    ...(error ? { password: error } : {}),
    ...(password === confirmPassword
      ? {}
      : { confirmPassword: { ru: "Пароли не совпадают", en: "The passwords do not match" } }),
  };
}

function errorOf(password: string): Text | null {
  if (password.length < shortest) return { ru: "Введите 6 символов", en: "Enter at least 6 characters" };
  if (password.length > longest) return { ru: "Не больше 128 символов", en: "No more than 128 characters" };
  // Normalised as for hashing; case does not matter.
  return common.has(password.normalize("NFKC").toLowerCase()) ? tooCommon : null;
}

const tooCommon: Text = {
  ru: "Этот пароль слишком распространён, его легко подобрать. Придумайте другой",
  en: "This password is too common and easy to guess. Choose another one",
};

import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

import { dictionary } from "@zxcvbn-ts/language-common";

import type { FieldErrors } from "#mocks/handlers/fields";
import type { Text } from "#mocks/language";

const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** The value that a password is checked against if there is no account, so that the check takes the same time. */
const dummyHash = `scrypt$${"0".repeat(32)}$${"0".repeat(64)}`;

/** Hashes a password for storage: `scrypt$salt$key`, in hex. Takes tens of milliseconds on another thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString("hex")}$${(await derive(password, salt)).toString("hex")}`;
}

/** Whether a password matches the stored one. If none is stored, returns false after the same amount of time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = "", key = ""] = (stored ?? dummyHash).split("$");
  const found = await derive(password, Buffer.from(salt, "hex"));
  return timingSafeEqual(found, Buffer.from(key, "hex")) && stored !== null;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letter can have two encodings (й as one code point or two); both are the same password.
    scrypt(password.normalize("NFKC"), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const shortest = 6;
const maxLength = 128;

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
  if (password.length > maxLength) return "field.passwordLong";
  // Normalised as for hashing; case does not matter.
  return common.has(password.normalize("NFKC").toLowerCase()) ? "field.passwordCommon" : null;
}

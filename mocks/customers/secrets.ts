import { createHash, randomBytes, randomInt } from "node:crypto";

/** A token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** An identifier of 128 random bits, for example for a visitor. */
export const newUid = (): string => randomBytes(16).toString("hex");

/** Four random digits. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, "0");

// Without 0 and O, 1 and I, which look alike.
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const emailCodeLength = 8;

/** Eight random letters and digits, 40 bits, to be typed from an e-mail. */
export const newEmailCode = (): string =>
  Array.from({ length: emailCodeLength }, () => letters[randomInt(letters.length)]).join("");

/** Normalises a typed code: ignores case, spaces and dashes. Null if the text is not such a code. */
export function readEmailCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return new RegExp(`^[${letters}]{${emailCodeLength}}$`).test(code) ? code : null;
}

/** The hash under which a secret is stored and looked up. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

import { createHash, randomBytes, randomInt } from "node:crypto";

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** An identifier of 128 random bits, as visitors have. */
export function newUid(): string {
  return randomBytes(16).toString("hex");
}

/** Four random digits. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, "0");
}

// Without those that look alike: 0 and O, 1 and I.
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const letterCodeLength = 8;

/** Eight random letters and digits, 40 bits, to be typed from an e-mail. */
export function newLetterCode(): string {
  return Array.from({ length: letterCodeLength }, () => letters[randomInt(letters.length)]).join("");
}

/** A typed code of letters as it was sent, whatever its case, spaces and dashes; null for what is no such code. */
export function readLetterCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return new RegExp(`^[${letters}]{${letterCodeLength}}$`).test(code) ? code : null;
}

/** What a secret is stored and found as. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

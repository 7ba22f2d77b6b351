import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { env } from "~/env.server";

const [ivSize, tagSize] = [12, 16];
/** The maximum size of the unsealed text, in bytes. */
const maxText = 256 * 1024;

/**
 * Encrypts data (AES-256-GCM) that leaves the shop, as Base64url. The keys are derived from the secrets in the settings
 * for one purpose: the first secret encrypts, all decrypt.
 * @param purpose data sealed for one purpose cannot be opened for another
 */
export function makeSeal(purpose: string) {
  const keys = env.SESSION_SECRETS.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));

  function seal(value: unknown): string {
    const iv = randomBytes(ivSize);
    const cipher = createCipheriv("aes-256-gcm", keys[0] ?? Buffer.alloc(0), iv);
    const body = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /** Null if the text was not sealed by the shop. */
  function open(text: string): unknown {
    const bytes = Buffer.from(text, "base64url");
    for (const key of keys) {
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivSize), { authTagLength: tagSize });
        decipher.setAuthTag(bytes.subarray(ivSize, ivSize + tagSize));
        const body = Buffer.concat([decipher.update(bytes.subarray(ivSize + tagSize)), decipher.final()]);
        return JSON.parse(inflateRawSync(body, { maxOutputLength: maxText }).toString());
      } catch {
        // Sealed with another secret, or not by the shop.
      }
    }
    return null;
  }

  return { seal, open };
}

/** A keyed hash of a text, as an anonymous name: without the secret, nobody can find a phone by trying all numbers. */
export function hashedName(text: string): string {
  return nameBy(env.SESSION_SECRETS[0] ?? "", text);
}

/** The same with each of the secrets, for names that are stored for long: earlier secrets made some of them. */
export function hashedNames(text: string): string[] {
  return env.SESSION_SECRETS.map((secret) => nameBy(secret, text));
}

function nameBy(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`hidden name ${text}`).digest("base64url").slice(0, 22);
}

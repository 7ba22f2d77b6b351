import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { env } from "~/env.server";

const [ivSize, tagSize] = [12, 16];
/** Of what was sealed, in bytes. */
const mostText = 256 * 1024;

/**
 * Seals things (AES-256-GCM) that the shop gives out of its hands, and opens them again, with keys that are made for one
 * purpose of the secrets in the settings: the first seals, all open. Base64url.
 * @param purpose what is sealed for another one cannot be opened for this
 */
export function makeSeal(purpose: string) {
  const keys = env.SESSION_SECRETS.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));

  function seal(value: unknown): string {
    const iv = randomBytes(ivSize);
    const cipher = createCipheriv("aes-256-gcm", keys[0] ?? Buffer.alloc(0), iv);
    const body = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /** Null for what nobody but the shop could have sealed, or has. */
  function open(text: string): unknown {
    const bytes = Buffer.from(text, "base64url");
    for (const key of keys) {
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivSize), { authTagLength: tagSize });
        decipher.setAuthTag(bytes.subarray(ivSize, ivSize + tagSize));
        const body = Buffer.concat([decipher.update(bytes.subarray(ivSize + tagSize)), decipher.final()]);
        return JSON.parse(inflateRawSync(body, { maxOutputLength: mostText }).toString());
      } catch {
        // Sealed with another secret, or by somebody else.
      }
    }
    return null;
  }

  return { seal, open };
}

/** A text as a name that does not tell it: nobody without the shop's secret can find a phone by trying all of them. */
export function hiddenName(text: string): string {
  const secret = env.SESSION_SECRETS[0] ?? "";
  return createHmac("sha256", secret).update(`hidden name ${text}`).digest("base64url").slice(0, 22);
}

import { createHash } from "node:crypto";

/**
 * Who wrote what the browser keeps. A customer's checkout draft and placed order belong to the sign-in: a session that was
 * ended on another device leaves the uid in the browser, but the guest, or the next customer there, must not see the
 * customer's name, phone and address.
 */
export type Author = {
  uid: string | null;
  /** A digest of the sign-in's token, which renewals do not change; a guest has none. */
  signIn?: string | undefined;
};

/** @param token of the sign-in; undefined for a guest */
export function authorOf(uid: string | null, token: string | undefined): Author {
  return token === undefined ? { uid } : { uid, signIn: createHash("sha256").update(token).digest("base64url") };
}

/** Whether the reader may see what the author wrote. A guest who signs in keeps it. */
export function isReadable(author: Author, reader: Author): boolean {
  return author.uid === reader.uid && (author.signIn === undefined || author.signIn === reader.signIn);
}

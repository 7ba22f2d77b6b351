import { readPart, writePart, type PartName, type Parts } from "./cookie.server";

type Held = { [Name in PartName]: Parts[Name] | null };

/** The session parts of one request. */
export type SessionParts = {
  get: <Name extends PartName>(name: Name) => Parts[Name] | null;
  set: <Name extends PartName>(name: Name, value: Parts[Name] | null) => void;
  /** Adds the cookies of changed parts to the headers, once. */
  write: (headers: Headers) => Promise<void>;
};

/** Reads the session parts of one request from its cookies. */
export async function readSessionParts(request: Request): Promise<SessionParts> {
  const [session, renewed, uid, code, confirmation, letter, device] = await Promise.all([
    readPart("session", request),
    readPart("renewed", request),
    readPart("uid", request),
    readPart("code", request),
    readPart("confirmation", request),
    readPart("letter", request),
    readPart("device", request),
  ]);
  const held: Held = { session, renewed, uid: uid ?? singleCookieUid(session), code, confirmation, letter, device };
  if (session?.left !== undefined && held.uid?.uid === session.left) held.uid = null;
  const changed = new Set<PartName>();
  return {
    get: (name) => held[name],
    set(name, value) {
      if (value === null && held[name] === null) return;
      held[name] = value;
      changed.add(name);
    },
    async write(headers) {
      const names = [...changed];
      changed.clear();
      for (const name of names) headers.append("Set-Cookie", await writePart(name, held[name]));
    },
  };
}

/** The uid from an earlier version's cookie, which stored everything; it moves to its own cookie. */
const singleCookieUid = (session: Parts["session"] | null): Parts["uid"] | null =>
  session?.uid === undefined ? null : { uid: session.uid };

import { readPart, writePart, type PartName, type Parts } from "./cookie.server";

type Held = { [Name in PartName]: Parts[Name] | null };

/** What a request remembers of its visitor. */
export type Memory = {
  get: <Name extends PartName>(name: Name) => Parts[Name] | null;
  set: <Name extends PartName>(name: Name, value: Parts[Name] | null) => void;
  /** Puts the cookies of the parts that have changed among the headers, once. */
  write: (headers: Headers) => Promise<void>;
};

/** The memory of one request, which begins with what its cookies hold. */
export async function remember(request: Request): Promise<Memory> {
  const [session, renewed, uid, code, confirmation, device] = await Promise.all([
    readPart("session", request),
    readPart("renewed", request),
    readPart("uid", request),
    readPart("code", request),
    readPart("confirmation", request),
    readPart("device", request),
  ]);
  const held: Held = { session, renewed, uid: uid ?? singleCookieUid(session), code, confirmation, device };
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

/** The uid of a visitor who was here when one cookie held everything; it is due for a cookie of its own. */
const singleCookieUid = (session: Parts["session"] | null): Parts["uid"] | null =>
  session?.uid === undefined ? null : { uid: session.uid };

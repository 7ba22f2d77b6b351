import { cookieName, plainCookie } from "./cookie.server";

const name = cookieName("compared-");
const pattern = new RegExp(`(?:^|;\\s*)${name}([1-9]\\d{0,14})=(\\d{1,15})(?=;|$)`, "g");
/** The maximum number of products in all sections together; the oldest is removed first. */
const maxCompared = 20;
const fiveYears = 5 * 365 * 24 * 60 * 60;

export type Compared = {
  /** The ids of the compared products, the newest last. */
  compared: () => readonly number[];
  /** Adds a product as the newest. */
  addCompared: (id: number) => void;
  removeCompared: (ids: readonly number[]) => void;
  write: (headers: Headers) => void;
};

/**
 * The compared products, from the cookies of one request. Each product has its own cookie with the time when it was
 * added, so that two tabs can add products at the same time. The cookies hold nothing that needs a signature.
 */
export function createCompared(request: Request): Compared {
  const found = [...(request.headers.get("Cookie") ?? "").matchAll(pattern)];
  const times = new Map(found.map(([, id, time]) => [Number(id), Number(time)] as const));
  const changed = new Set<number>();
  const all = () => [...times].sort(([, one], [, other]) => one - other).map(([id]) => id);
  function removeCompared(ids: readonly number[]) {
    for (const id of ids) if (times.delete(id)) changed.add(id);
  }
  return {
    compared: () => all().slice(-maxCompared),
    addCompared(id) {
      times.set(id, Date.now());
      changed.add(id);
      removeCompared(all().slice(0, -maxCompared));
    },
    removeCompared,
    write(headers) {
      for (const id of changed) {
        const time = times.get(id);
        headers.append("Set-Cookie", plainCookie(`${name}${id}`, time ?? "", time ? fiveYears : 0));
      }
      changed.clear();
    },
  };
}

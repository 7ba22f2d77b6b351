import * as z from "zod";

import { noticeKeys, type Notice } from "~/lib/notice";
import { cutToBytes } from "~/lib/text";

import { blocksCookies } from "./blocked-cookies.server";
import { cookieName, maxBytes, signedCookie } from "./cookie.server";

const schema = z.object({
  kind: z.enum(["success", "error"]),
  key: z.enum(noticeKeys).optional(),
  text: z.string().optional(),
  at: z.string().optional(),
  refused: z.object({ productId: z.int(), typed: z.string() }).optional(),
  undo: z.object({ productId: z.int(), quantity: z.int() }).optional(),
});

/** In seconds: a notice is for the next page. */
const lifetime = 60 * 60;
const prefix = "notice-";
const names = new RegExp(`(?:^|;\\s*)${cookieName(prefix)}(\\w{1,12})=`, "g");

const cookieOf = (id: string) => signedCookie(prefix + id, schema, lifetime);

export type Notices = {
  /** Sets a notice for the next page. */
  setNotice: (notice: Notice) => void;
  /** Returns the notice that the previous request set, and removes it. */
  consumeNotice: () => Notice | null;
  /** Keeps the notice after all: the response redirects, and nobody has seen the page that consumed it. */
  keepNotice: () => void;
  write: (headers: Headers) => Promise<void>;
};

/**
 * The notices of one request. Each notice has its own cookie, named by its time: a page that removes one does not
 * remove another that is set while the page is loading.
 */
export async function createNotices(request: Request): Promise<Notices> {
  const found = [...(request.headers.get("Cookie") ?? "").matchAll(names)].map(([, id = ""]) => id).sort();
  const waiting = await Promise.all(found.map((id) => cookieOf(id).read(request)));
  const blocked: Notice | null = blocksCookies(request) ? { kind: "error", key: "cookiesBlocked" } : null;
  const latest = waiting.filter((notice) => notice !== null).at(-1) ?? blocked;
  let left: Notice | null = null;
  let taken: string[] = [];
  let isKept = false;
  return {
    setNotice(notice) {
      left = notice.text ? { ...notice, text: cutToBytes(notice.text, maxBytes.notice) } : notice;
    },
    consumeNotice() {
      taken = found;
      return latest;
    },
    keepNotice() {
      isKept = true;
    },
    async write(headers) {
      const deleted = (isKept ? [] : taken).map((id) => cookieOf(id).write(null));
      if (left) deleted.push(cookieOf(Date.now().toString(36)).write(left));
      [taken, left] = [[], null];
      for (const cookie of await Promise.all(deleted)) headers.append("Set-Cookie", cookie);
    },
  };
}

import { parse, type HTMLElement } from "node-html-parser";

import type { SetCookie } from "./cookies";

/** An answer of the shop, redirects not followed. */
export type Reply = {
  /** Path and query that were asked for. */
  path: string;
  status: number;
  headers: Headers;
  body: string;
  /** Where it leads: a path of this shop, or the whole address of another site; null where it leads nowhere. */
  location: string | null;
  cookies: SetCookie[];
};

/** An answer read as HTML. */
export type Page = Reply & {
  root: HTMLElement;
  /** Elements that match, in their order. */
  all: (selector: string) => HTMLElement[];
  /** @throws if none or more than one element matches */
  one: (selector: string) => HTMLElement;
};

/** Reads an answer as a page; scripts stay in `root`, as text. */
export function toPage(reply: Reply): Page {
  const root = parse(reply.body, { comment: false });
  const all = (selector: string) => root.querySelectorAll(selector);
  return {
    ...reply,
    root,
    all,
    one(selector) {
      const [found, ...more] = all(selector);
      if (!found || more.length > 0) throw new Error(`${found ? "More than one" : "No"} ${selector} on ${reply.path}`);
      return found;
    },
  };
}

/** An element's words with blanks as a reader sees them; no-break spaces stay. */
export function textOf(element: HTMLElement): string {
  return element.text.replace(/[\t\n\r ]+/g, " ").trim();
}

/** What the shop says of the form that was just sent: the texts in the corner of the page. */
export function noticesOf(page: Page): string[] {
  return page.all('[role="status"][aria-atomic="false"] p').map(textOf);
}

/** What is said of a field besides its label: its hint and what is wrong with it. */
export function saidOf(page: Page, field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => textOf(page.one(`[id="${id}"]`))).join(" ");
}

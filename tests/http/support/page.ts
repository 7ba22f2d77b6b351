import { parse, type HTMLElement } from "node-html-parser";

import type { SetCookie } from "./cookies";

/** A response of the shop; redirects are not followed. */
export type Reply = {
  /** The requested path and query. */
  path: string;
  status: number;
  headers: Headers;
  body: string;
  /** The redirect target: a path of this shop, or the full URL of another site; null if there is none. */
  location: string | null;
  cookies: SetCookie[];
};

/** A response parsed as HTML. */
export type Page = Reply & {
  root: HTMLElement;
  /** The matching elements, in document order. */
  all: (selector: string) => HTMLElement[];
  /** @throws if none or more than one element matches */
  one: (selector: string) => HTMLElement;
};

/** Parses a response as a page; scripts stay in `root` as text. */
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

/** The text of an element with white space as a reader sees it; no-break spaces stay. */
export function textOf(element: HTMLElement): string {
  return element.text.replace(/[\t\n\r ]+/g, " ").trim();
}

/** The shop's messages about the form that was just sent, shown in the corner of the page. */
export function noticesOf(page: Page): string[] {
  return page.all('[role="status"][aria-atomic="false"] p').map(textOf);
}

/** The description of a field besides its label: its hint and its error message. */
export function fieldMessage(page: Page, field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => textOf(page.one(`[id="${id}"]`))).join(" ");
}

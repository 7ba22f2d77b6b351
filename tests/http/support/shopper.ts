import { randomInt } from "node:crypto";

import { inject } from "vitest";

import { uidOf } from "../../fixtures/visitor";
import { parseSetCookie } from "./cookies";
import { fillForm, type Fill } from "./form";
import { toPage, type Page, type Reply } from "./page";

export type { Reply };

type Sent = { method?: "GET" | "POST" | "HEAD"; headers?: Record<string, string>; body?: BodyInit };

/** A browser without JavaScript: it keeps cookies, and sends the origin of its forms. */
export type Shopper = {
  jar: Map<string, string>;
  /** Sends a request with cookies, but without an `Origin` or `Referer`. */
  send: (path: string, sent?: Sent) => Promise<Reply>;
  /** Posts fields as a form of this shop would. */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Reply>;
  open: (path: string, headers?: Record<string, string>) => Promise<Page>;
  /** Fills in the form of a button on a page and presses the button (see `fillForm`). */
  press: (page: Page, button: string, fill?: Fill) => Promise<Reply>;
  /** The same, for a form that responds with a page instead of a redirect. */
  pressForPage: (page: Page, button: string, fill?: Fill) => Promise<Page>;
  /** Opens the target of a redirect. */
  follow: (reply: Reply) => Promise<Page>;
  /** The visitor's identifier, read from its cookie. */
  uid: () => string;
};

type Options = {
  shop?: string;
  cookies?: Record<string, string>;
  /** The client's address, if the shop trusts proxies on this machine; by default a unique one. */
  address?: string;
};

const newAddress = () => `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}`;

/** A new shopper, by default at the shop of all HTTP tests. */
export function createShopper({
  shop = inject("shopUrl"),
  cookies = {},
  address = newAddress(),
}: Options = {}): Shopper {
  const jar = new Map(Object.entries(cookies));
  async function send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Reply> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(shop + path, {
      method,
      // The shop may close a keep-alive connection just when the next form is sent over it.
      headers: { Connection: "close", "X-Forwarded-For": address, ...(cookie ? { Cookie: cookie } : {}), ...headers },
      redirect: "manual",
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
    const reply = await toReply(shop, path, response);
    for (const { name, value, attributes } of reply.cookies) {
      if (attributes["max-age"] === "0") jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return send(path, { method: "POST", headers: { Origin: shop, ...headers }, body: new URLSearchParams(fields) });
  }

  async function open(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return toPage(await send(path, { headers }));
  }

  async function press(page: Page, button: string, fill?: Fill): Promise<Reply> {
    const { method, action, entries } = fillForm(page, button, fill);
    const body = new URLSearchParams(entries);
    const Referer = shop + page.path;
    if (method === "post") return send(action, { method: "POST", headers: { Origin: shop, Referer }, body });
    return send(`${action.replace(/\?.*$/, "")}?${body.toString()}`, { headers: { Referer } });
  }

  return {
    jar,
    send,
    post,
    open,
    press,
    pressForPage: async (...pressed) => toPage(await press(...pressed)),
    async follow(reply) {
      if (reply.location === null) throw new Error(`${reply.path} returned ${reply.status} without a redirect`);
      return open(reply.location.replace(/#.*$/, ""), { Referer: shop + reply.path });
    },
    uid: () => uidOf(jar.get("uid") ?? jar.get("__Host-uid") ?? ""),
  };
}

async function toReply(shop: string, path: string, response: Response): Promise<Reply> {
  const { status, headers } = response;
  const header = headers.get("Location");
  const target = header === null ? null : new URL(header, shop + path);
  return {
    path,
    status,
    headers,
    body: await response.text(),
    location: target && (target.origin === shop ? target.pathname + target.search + target.hash : target.href),
    cookies: headers.getSetCookie().map(parseSetCookie),
  };
}

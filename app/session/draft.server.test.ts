import { randomBytes } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { authorOf } from "./author.server";
import type { Draft } from "./draft.server";

const draft: Draft = {
  key: "0123456789abcdef",
  hash: "h1",
  values: { "customer.name": "Анна", comment: "Позвоните за час" },
  sent: { hash: "h1", total: "1990" },
};

/** Loads the module with these secrets. */
async function load(secrets: string) {
  vi.stubEnv("SESSION_SECRETS", secrets);
  vi.resetModules();
  return import("./draft.server");
}

type Module = Awaited<ReturnType<typeof load>>;

function cookiesOf(module: Module, written: Draft, now?: number): string[] {
  const headers = new Headers();
  module.writeDraft(headers, written, { uid: "visitor" }, now);
  return headers.getSetCookie();
}

/** The `Cookie` header for the cookies that were set. */
const sent = (cookies: string[]) =>
  cookies
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const read = (module: Module, cookie: string, now?: number, uid: string | null = "visitor") =>
  module.readDraft(new Request("http://shop.invalid/", { headers: { Cookie: cookie } }), { uid }, now);

let module: Module;

beforeEach(async () => {
  module = await load("one-secret");
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a draft", () => {
  it("can be read by the shop, and by nobody else", () => {
    const cookies = cookiesOf(module, draft);
    expect(read(module, sent(cookies))).toEqual(draft);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=(86400|0); SameSite=Lax; HttpOnly$/);
    expect(Buffer.from(sent(cookies), "base64").toString()).not.toContain("Анна");
  });

  it("is null for another visitor", () => {
    const cookie = sent(cookiesOf(module, draft));
    expect(read(module, cookie, undefined, "another")).toBeNull();
    expect(read(module, cookie, undefined, null)).toBeNull();
  });

  it("of a customer belongs to the sign-in, one of a guest also to the customer who signs in", () => {
    const authors = ["a token", "another", undefined].map((token) => authorOf("visitor", token));
    const headers = new Headers();
    module.writeDraft(headers, draft, authorOf("visitor", "a token"));
    const customers = new Request("http://shop.invalid/", { headers: { Cookie: sent(headers.getSetCookie()) } });
    expect(authors.map((author) => module.readDraft(customers, author))).toEqual([draft, null, null]);
    const guests = new Request("http://shop.invalid/", { headers: { Cookie: sent(cookiesOf(module, draft)) } });
    expect(authors.map((author) => module.readDraft(guests, author))).toEqual([draft, draft, draft]);
  });

  it("is null if it was changed or cut, or is missing", () => {
    const [name = "", value = ""] = sent(cookiesOf(module, draft)).split("=");
    const flipped = value.slice(0, 30) + (value[30] === "A" ? "B" : "A") + value.slice(31);
    expect(read(module, `${name}=${flipped}`)).toBeNull();
    expect(read(module, `${name}=${value.slice(0, -4)}`)).toBeNull();
    expect(read(module, `${name}=AAAA`)).toBeNull();
    expect(read(module, "other=1")).toBeNull();
  });

  it("can be read with a replaced secret as long as the old one is listed", async () => {
    const cookie = sent(cookiesOf(module, draft));
    expect(read(await load("new-secret,one-secret"), cookie)).toEqual(draft);
    expect(read(await load("new-secret"), cookie)).toBeNull();
  });

  it("lasts for 24 hours", () => {
    const cookie = sent(cookiesOf(module, draft, 0));
    expect(read(module, cookie, 24 * 3_600_000)).toEqual(draft);
    expect(read(module, cookie, 24 * 3_600_000 + 1)).toBeNull();
  });

  it("with long texts takes two cookies, both within the limit of browsers", () => {
    const long: Draft = { ...draft, values: { ...draft.values, comment: randomBytes(1800).toString("hex") } };
    const cookies = cookiesOf(module, { ...long, values: { ...long.values, more: randomBytes(1500).toString("hex") } });
    expect(cookies.filter((cookie) => cookie.includes("Max-Age=86400"))).toHaveLength(2);
    for (const cookie of cookies) expect(cookie.split(";")[0]?.length).toBeLessThanOrEqual(4096);
    expect(read(module, sent(cookies))?.values.comment).toBe(long.values.comment);
  });

  it("leaves out its longest text if it does not fit", () => {
    const comment = randomBytes(6000).toString("hex");
    const cookies = cookiesOf(module, { ...draft, values: { ...draft.values, comment } });
    expect(read(module, sent(cookies))?.values).toEqual({ "customer.name": "Анна" });
  });

  it("is deleted by clearDraft", () => {
    const headers = new Headers();
    module.clearDraft(headers);
    expect(headers.getSetCookie().every((cookie) => /^draft-\d=; .*Max-Age=0;/.test(cookie))).toBe(true);
  });
});

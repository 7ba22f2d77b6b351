import { randomBytes } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Draft } from "./draft.server";

const draft: Draft = {
  key: "0123456789abcdef",
  hash: "h1",
  values: { "customer.name": "Анна", comment: "Позвоните за час" },
  sent: { hash: "h1", total: "1990" },
};

/** The module as it is with these secrets. */
async function load(secrets: string) {
  vi.stubEnv("SESSION_SECRETS", secrets);
  vi.resetModules();
  return import("./draft.server");
}

type Module = Awaited<ReturnType<typeof load>>;

function cookiesOf(module: Module, written: Draft, now?: number): string[] {
  const headers = new Headers();
  module.writeDraft(headers, written, "visitor", now);
  return headers.getSetCookie();
}

/** What the browser sends of the cookies that it was given. */
const sent = (cookies: string[]) =>
  cookies
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const read = (module: Module, cookie: string, now?: number, uid: string | null = "visitor") =>
  module.readDraft(new Request("http://shop.invalid/", { headers: { Cookie: cookie } }), uid, now);

let module: Module;

beforeEach(async () => {
  module = await load("one-secret");
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a draft", () => {
  it("is read as it was written, and cannot be read by anybody else", () => {
    const cookies = cookiesOf(module, draft);
    expect(read(module, sent(cookies))).toEqual(draft);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=(86400|0)$/);
    expect(Buffer.from(sent(cookies), "base64").toString()).not.toContain("Анна");
  });

  it("is none for another visitor", () => {
    const cookie = sent(cookiesOf(module, draft));
    expect(read(module, cookie, undefined, "another")).toBeNull();
    expect(read(module, cookie, undefined, null)).toBeNull();
  });

  it("is none where a letter of it was changed, where it was cut, and where there is none", () => {
    const [name = "", value = ""] = sent(cookiesOf(module, draft)).split("=");
    const flipped = value.slice(0, 30) + (value[30] === "A" ? "B" : "A") + value.slice(31);
    expect(read(module, `${name}=${flipped}`)).toBeNull();
    expect(read(module, `${name}=${value.slice(0, -4)}`)).toBeNull();
    expect(read(module, `${name}=AAAA`)).toBeNull();
    expect(read(module, "other=1")).toBeNull();
  });

  it("is read after the secret was replaced, for as long as the old one is listed", async () => {
    const cookie = sent(cookiesOf(module, draft));
    expect(read(await load("new-secret,one-secret"), cookie)).toEqual(draft);
    expect(read(await load("new-secret"), cookie)).toBeNull();
  });

  it("lasts for 24 hours", () => {
    const cookie = sent(cookiesOf(module, draft, 0));
    expect(read(module, cookie, 24 * 3_600_000)).toEqual(draft);
    expect(read(module, cookie, 24 * 3_600_000 + 1)).toBeNull();
  });

  it("of long texts takes two cookies, neither of them longer than browsers keep", () => {
    const long: Draft = { ...draft, values: { ...draft.values, comment: randomBytes(1800).toString("hex") } };
    const cookies = cookiesOf(module, { ...long, values: { ...long.values, more: randomBytes(1500).toString("hex") } });
    expect(cookies.filter((cookie) => cookie.includes("Max-Age=86400"))).toHaveLength(2);
    for (const cookie of cookies) expect(cookie.split(";")[0]?.length).toBeLessThanOrEqual(4096);
    expect(read(module, sent(cookies))?.values.comment).toBe(long.values.comment);
  });

  it("goes without its longest text where it is too much for that", () => {
    const comment = randomBytes(6000).toString("hex");
    const cookies = cookiesOf(module, { ...draft, values: { ...draft.values, comment } });
    expect(read(module, sent(cookies))?.values).toEqual({ "customer.name": "Анна" });
  });

  it("is gone when it is forgotten", () => {
    const headers = new Headers();
    module.forgetDraft(headers);
    expect(headers.getSetCookie().every((cookie) => /^draft-\d=; .*Max-Age=0$/.test(cookie))).toBe(true);
  });
});

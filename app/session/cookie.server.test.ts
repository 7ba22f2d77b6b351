import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { env } from "~/env.server";

import { knowsAccount, withAccount } from "./cookie.server";

const [own, other] = ["phone +79990000001", "email b@shop.example"] as const;

describe("a device after a change of the secrets", () => {
  const mark = withAccount(null, own);
  beforeEach(() => void env.SESSION_SECRETS.unshift("a-newer-secret"));
  afterEach(() => void env.SESSION_SECRETS.shift());

  it("still knows the accounts that have signed in on it", () => {
    expect([knowsAccount(mark, own), knowsAccount(mark, other), knowsAccount(null, own)]).toEqual([true, false, false]);
  });

  it("remembers an account once, by the newest secret", () => {
    const renewed = withAccount(withAccount(mark, other), own);
    expect([renewed.id, renewed.accounts.length]).toEqual([mark.id, 2]);
    expect([knowsAccount(renewed, own), knowsAccount(renewed, other)]).toEqual([true, true]);
    expect(renewed.accounts).not.toContain(mark.accounts[0]);
  });
});

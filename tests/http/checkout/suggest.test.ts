import { expect, test } from "vitest";
import * as z from "zod";

import { bank, party } from "~/api/schemas/checkout";
import { address } from "~/api/schemas/profile";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";

const api = createApi();

async function ask(of: "address" | "party" | "bank", q: string, locale: "ru" | "en" = "ru") {
  const shopper = await createKnownShopper(api);
  return shopper.send(`${localePath(locale, paths.checkoutSuggest(of))}?${new URLSearchParams({ q }).toString()}`);
}

test("addresses, companies and banks are suggested, at most ten, in the page's language", async () => {
  const reply = await ask("address", "moscow", "en");
  const found = z.array(address).min(1).max(10).parse(JSON.parse(reply.body));
  expect(found[0]?.city_with_type).toBe("Moscow");
  expect(reply.headers.get("Cache-Control")).toBe("no-store");
  const companies = z.array(party).parse(JSON.parse((await ask("party", "7707083893")).body));
  expect(companies.map(({ inn }) => inn)).toContain("7707083893");
  const banks = z.array(bank).parse(JSON.parse((await ask("bank", "044525225")).body));
  expect(banks.map(({ bik }) => bik)).toEqual(["044525225"]);
});

test("nothing is suggested for an empty or unknown text", async () => {
  for (const q of [" ", "zzqqxx"]) expect((await ask("address", q)).body).toBe("[]");
});

test("other kinds of suggestions do not exist", async () => {
  const shopper = await createKnownShopper(api);
  expect((await shopper.send("/checkout/suggest/person?q=a")).status).toBe(404);
});

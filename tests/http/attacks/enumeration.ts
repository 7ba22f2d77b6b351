import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { messagesTo } from "../../fixtures/outbox";
import { createShopper, type Reply } from "../support/shopper";
import { shop } from "./shop";

const { anna, boris } = demoCustomers;
const unknown = { email: "nobody-1@verstak.example", phone: "+79005550077" };

/** A response without the typed values and the random parts. */
function shapeOf({ status, location, body, headers }: Reply, ...typed: string[]) {
  const plain = typed.reduce((text, value) => text.replaceAll(value, "…"), body);
  return {
    status,
    location,
    headers: [...headers.keys()].sort(),
    body: plain
      .replace(/ nonce="[^"]+"/g, "")
      .replace(/[\w-]{6,12}\.[\w-]{43}/g, "…")
      .replace(/\d+/g, "0"),
  };
}

describe.each(locales)("in %s the response does not reveal who is a customer", (locale) => {
  const at = (path: string) => localePath(locale, path);
  const guest = () => createShopper({ shop: shop.url() });
  const person = locale === "ru" ? anna : boris;
  const other = {
    email: `${locale}-${unknown.email}`,
    phone: unknown.phone.replace(/7$/, locale === "ru" ? "1" : "2"),
  };

  test("to a sign-in by phone", async () => {
    const shapes = [];
    for (const phone of [person.phone, other.phone]) {
      const shopper = guest();
      await shopper.open(at(paths.signIn()));
      const asked = await shopper.post(at(paths.signIn()), { phone });
      expect((await messagesTo(shop.api().url, phone)).filter(({ code }) => code !== null)).toHaveLength(1);
      const wrong = await shopper.post(at(paths.signIn({ step: "code" })), { code: "0000" });
      const shown = [phone.slice(2, 5), phone.slice(5, 8), phone.slice(8, 10), phone.slice(10)].join("|");
      shapes.push([shapeOf(asked, phone), shapeOf(wrong, phone, shown)]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("to a wrong password", async () => {
    const shapes = [];
    for (const { email } of [person, other]) {
      const shopper = guest();
      await shopper.open(at(paths.signIn({ step: "email" })));
      const reply = await shopper.post(at(paths.signIn({ step: "email" })), { email, password: "wrong-password" });
      expect(reply.status).toBe(400);
      shapes.push(shapeOf(reply, email));
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("to a registration", async () => {
    const shapes = [];
    for (const { email } of [person, other]) {
      const shopper = guest();
      await shopper.open(at(paths.signUp()));
      const reply = await shopper.post(at(paths.signUp()), { name: "X", email });
      const sent = await messagesTo(shop.api().url, email);
      expect(sent.filter(({ link }) => link?.includes("/sign-"))).toHaveLength(1);
      shapes.push([shapeOf(reply, email), reply.location && shapeOf(await shopper.follow(reply), email)]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});

test("rejecting a wrong password takes the same time for known and unknown addresses", async () => {
  async function timeOf(login: string) {
    const start = performance.now();
    const reply = await fetch(`${shop.api().url}/api/app/auth/byEmail`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ login, type: "email", password: "wrong-password" }),
    });
    expect(reply.status).toBe(400);
    return performance.now() - start;
  }
  // The two alternate, so that other load on the machine slows both down.
  const ratios: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const known = await timeOf(anna.email);
    ratios.push((await timeOf(`nobody-${turn}@elsewhere.example`)) / known);
  }
  const median = ratios.sort((one, other) => one - other)[3];
  // Without the password comparison, the response would take a tenth of the time.
  expect(median).toBeGreaterThan(0.33);
});

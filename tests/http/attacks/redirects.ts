import { describe, expect, test } from "vitest";

import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { lastMessageTo } from "../../fixtures/outbox";
import { createDemoCustomer } from "../support/demo-customer";
import { newPhone } from "../support/new-customer";
import { createShopper } from "../support/shopper";
import { submitButton } from "../support/signing-in";
import { shop } from "./shop";

const guest = () => createShopper({ shop: shop.url() });

const targets = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\r\nLocation: https://evil.example",
  "/a\r\n\r\n<script>",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "https://evil.example/",
  "http://localhost:1/",
  "http://localhost@evil.example/",
  "https://user:secret@evil.example/",
  "/.//evil.example",
  "/..//evil.example",
];

/** Adds a redirect target to a path, encoded as a browser encodes it. */
const query = (path: string, target: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ redirectTo: target }).toString()}`;

describe.each(targets.map((target) => [JSON.stringify(target), target]))("redirectTo=%s", (_, target) => {
  test("is in no link or form of the sign-in pages", async () => {
    const steps = (["phone", "email", "recovery-1", "recovery-2"] as const).map((step) => paths.signIn({ step }));
    for (const path of [...steps, paths.signUp(), paths.signUp({ sent: "1" })]) {
      const page = await guest().open(query(path, target));
      expect(page.status).toBe(200);
      const addresses = [
        ...page.all("main a").map((link) => link.getAttribute("href") ?? ""),
        ...page.all("main form").map((form) => form.getAttribute("action") ?? ""),
      ].map((address) => new URL(address, shop.url()));
      for (const address of addresses) {
        expect(address.origin).toBe(shop.url());
        expect(address.searchParams.get("redirectTo")).toBeNull();
      }
    }
  });

  test("redirects a signed-in customer to the account", async () => {
    const { shopper } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
    for (const path of [paths.signIn(), paths.signUp()])
      expect((await shopper.send(query(path, target))).location).toBe(paths.home());
  });

  test("redirects to the home page after signing out, and is ignored after a registration", async () => {
    const { shopper } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
    expect((await shopper.post(query(paths.signOut(), target), {})).location).toBe(paths.home());
    const reply = await guest().post(query(paths.signUpPassword("x"), target), {
      ...{ token: "x", password: "secret-1", confirmPassword: "secret-1" },
    });
    expect([reply.status, reply.location]).toEqual([400, null]);
  });

  test("is not kept for the link in an e-mail", async () => {
    const shopper = guest();
    const email = `${crypto.randomUUID()}@verstak.example`;
    await shopper.post(query(paths.signUp(), target), { name: "X", email });
    expect(shopper.jar.has("letter")).toBe(false);
    const { pathname, search } = new URL((await lastMessageTo(shop.api().url, email)).link ?? "");
    const form = await shopper.open(pathname + search);
    const reply = await shopper.press(form, submitButton, { password: "secret-1", confirmPassword: "secret-1" });
    expect([reply.status, reply.location]).toEqual([303, paths.personal()]);
  });
});

test.each(["//evil.example", "/\\evil.example", "http://localhost:1/", "javascript:alert(1)"])(
  "signing in by phone or by e-mail redirects to the account despite %j",
  async (target) => {
    const byEmail = guest();
    const { email, password } = demoCustomers.boris;
    const entered = await byEmail.post(query(paths.signIn({ step: "email" }), target), { email, password });
    expect(entered.location).toBe(paths.personal());

    const byPhone = guest();
    const phone = newPhone();
    const step = await byPhone.post(query(paths.signIn(), target), { phone });
    expect(step.location).toBe(paths.signIn({ step: "code" }));
    const { code } = await lastMessageTo(shop.api().url, phone);
    const reply = await byPhone.post(query(paths.signIn({ step: "code" }), target), { code: code ?? "" });
    expect([reply.status, reply.location]).toEqual([303, paths.personal()]);
  },
);

test("a page of the shop is a valid redirect target", async () => {
  const { shopper } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
  expect((await shopper.send(query(`/en${paths.signIn()}`, "/en/favorites?page=2#p5"))).location).toBe(
    "/en/favorites?page=2#p5",
  );
  const { email, password } = demoCustomers.anna;
  const page = await guest().open(query(paths.signIn({ step: "email" }), "/favorites"));
  expect((await guest().press(page, submitButton, { email, password })).location).toBe("/favorites");
});

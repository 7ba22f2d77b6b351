import { describe, expect, test } from "vitest";

import { tokenName } from "~/forms/reply";
import { paths } from "~/paths";

import { humanToken } from "./support/human-token";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { submitButton } from "./support/signing-in";

describe("very long texts", () => {
  /** Texts that make a careless regular expression backtrack excessively. */
  const texts = [
    "a".repeat(100_000),
    " ".repeat(100_000) + "x",
    "7".repeat(100_000) + "x",
    "+".repeat(100_000),
    "a@".repeat(50_000),
    `${"a.".repeat(50_000)}@`,
    "375".repeat(33_000),
    "<".repeat(100_000),
    "\u00a0-".repeat(50_000),
  ];
  const short = texts.map((text) =>
    text.slice(0, 60_000 / Math.max(1, Buffer.byteLength(encodeURIComponent(text[0] ?? "")))),
  );

  async function expectQuick<T>(ask: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const answer = await ask();
    // A pattern that backtracks takes minutes over such a text.
    expect(performance.now() - start).toBeLessThan(5000);
    return answer;
  }

  test.each(texts.map((text, index) => [JSON.stringify(text.slice(0, 6)), text, short[index] ?? ""]))(
    "that repeat %s… get a fast response",
    async (_, text, kept) => {
      const shopper = createShopper();
      const page = await shopper.open(paths.signIn({ step: "email" }));
      const human = { [tokenName]: humanToken("feedback") };
      for (const value of [text, kept]) {
        const forms: [string, Record<string, string>][] = [
          [paths.signIn(), { phone: value }],
          [paths.signUp(), { email: value, phone: value, name: value.slice(0, 10) }],
          [paths.feedback(), { ...human, name: value.slice(0, 20_000), email: value.slice(0, 20_000), message: "x" }],
          [paths.orderTrack(), { number: value, contact: value.slice(0, 10) }],
          [`${paths.checkout()}?type=legal`, { inn: value }],
          [paths.basketPromo(), { code: value }],
        ];
        for (const [path, fields] of forms) {
          const reply = await expectQuick(() => shopper.post(path, fields));
          expect([path, reply.status >= 200 && reply.status < 500]).toEqual([path, true]);
        }
        expect(
          (await expectQuick(() => shopper.press(page, submitButton, { email: value, password: "x" }))).status,
        ).toBeLessThan(500);
      }
      // The query counts toward the 16 kB of headers that Node accepts.
      const asked = kept.slice(0, 4000);
      for (const path of ["/search", "/search/suggestions", paths.catalog(), paths.favorites(), paths.compare()]) {
        const query = new URLSearchParams({ q: asked, "f.brand": asked, ids: asked, page: asked })
          .toString()
          .slice(0, 14_000);
        const reply = await expectQuick(() => shopper.send(`${path}?${query.replace(/%.?$/, "")}`));
        expect(reply.status).toBeLessThan(500);
      }
    },
  );

  test("in a query are rejected with a message", async () => {
    const page = await createShopper().open(`/search?q=${"x".repeat(100_000)}`);
    expect(page.status).toBe(431);
    expect(textOf(page.one("h1"))).toMatch(/^Заголовки запроса слишком большие/);
  });
});

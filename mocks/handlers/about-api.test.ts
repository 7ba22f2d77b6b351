import { readFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { shopFileSchema } from "~/lib/shop-file";
import { tokensOf } from "~/lib/theme-file";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeAll(() => (api = createTestApi({ seed: seedTiny, now: () => new Date("2026-11-20T09:00:00Z") })));
afterAll(() => api.close());

describe("the outbox", () => {
  const page = async (query = "?lang=en") =>
    (await call(api, `/outbox${query}`, { headers: { accept: "text/html" } })).response.text();

  it("shows a message when it is empty, in the language of its URL", async () => {
    expect(await page()).toContain("There are no messages yet");
    expect(await page("")).toContain("Сообщений пока нет");
  });

  it("shows messages newest first, as HTML and as JSON", async () => {
    api.context.outbox.send({ kind: "sms", to: "+79990000000", language: "ru", text: "Код 1234", code: "1234" });
    api.context.outbox.send({
      kind: "email",
      to: "a@b.example",
      language: "en",
      subject: "A & B",
      text: "<b>Hello</b>",
      link: "http://shop.test/x?a=1&b=2",
    });
    const { messages } = (await call(api, "/outbox")).data(z.object({ messages: z.array(z.unknown()) }));
    expect(messages).toEqual([
      {
        id: 2,
        kind: "email",
        to: "a@b.example",
        subject: "A & B",
        text: "<b>Hello</b>",
        code: null,
        link: "http://shop.test/x?a=1&b=2",
        state: "kept",
        error: null,
        sentAt: "2026-11-20T09:00:00.000Z",
      },
      {
        id: 1,
        kind: "sms",
        to: "+79990000000",
        subject: null,
        text: "Код 1234",
        code: "1234",
        link: null,
        state: "kept",
        error: null,
        sentAt: "2026-11-20T09:00:00.000Z",
      },
    ]);
    const html = await page();
    expect(html.indexOf("a@b.example")).toBeLessThan(html.indexOf("+79990000000"));
    expect(html).toContain("&lt;b&gt;Hello");
    expect(html).toContain("<b>A &amp; B</b>");
    expect(html).toContain('<b>E-mail</b> <span class="kept">Kept');
    expect(html).not.toContain("<b>Hello");
    expect(html).toContain('href="http://shop.test/x?a=1&amp;b=2"');
  });
});

it.each(["/docs", "/outbox"])("%s has the shop's mark and name, in its colours, and loads nothing", async (path) => {
  const html = await (await call(api, path, { headers: { accept: "text/html" } })).response.text();
  const name = api.context.shop.name[path === "/docs" ? "en" : "ru"];
  expect(html).toMatch(
    new RegExp(`<header[^]*<img src="data:image/svg\\+xml;base64,[^"]+"[^]*<b>${name}</b>[^]*</header>`),
  );
  expect(html).toContain(tokensOf(readFileSync("app/styles/tokens.css", "utf8"))["--signal"]);
  expect(
    html.match(/<(script|link(?! rel="icon" href="data:))|(src|srcset)="(?!data:)|url\((?!"?data:)|@import/g),
  ).toBeNull();
});

it("publishes the schema of shop.json", async () => {
  const { response } = await call(api, "/docs/shop.schema.json");
  expect(await response.json()).toEqual(shopFileSchema());
});

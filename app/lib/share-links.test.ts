import { expect, test } from "vitest";

import { shareLinks } from "./share-links";

const page = { url: "https://shop.example/product/a?x=1&y=2", title: 'Drill & "bit" 50 % #1 — дрель' };
const links = Object.fromEntries(shareLinks(page).map(({ way, href }) => [way, href]));
const queryOf = (way: string) => new URL(links[way] ?? "").searchParams;

test("each way is given the title and the address whole", () => {
  expect([queryOf("telegram").get("url"), queryOf("telegram").get("text")]).toEqual([page.url, page.title]);
  expect([queryOf("vk").get("url"), queryOf("vk").get("title")]).toEqual([page.url, page.title]);
  expect(queryOf("whatsapp").get("text")).toBe(`${page.title} ${page.url}`);
  expect([queryOf("email").get("subject"), queryOf("email").get("body")]).toEqual([page.title, page.url]);
});

test("no letter of them ends an attribute or another parameter", () => {
  for (const { href } of shareLinks(page)) expect(href).toMatch(/^[\w:/.?=&%~!*'()-]+$/);
});

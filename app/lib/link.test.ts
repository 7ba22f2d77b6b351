import { describe, expect, it, test } from "vitest";

import { readLink, shareLinks } from "./link";

describe("a link of the API", () => {
  it.each([
    "/",
    "/catalog/drills",
    "/catalog?page=2&f.brand=a#p7",
    "/search?q=//evil.example",
    "https://partner.example/a?b=1#c",
    "http://partner.example:8080/",
    "tel:+74951234567",
    "mailto:shop@partner.example",
  ])("may be %s", (link) => {
    expect(readLink(link)).toBe(link);
  });

  it.each([
    ["/catalog/дрели", "/catalog/%D0%B4%D1%80%D0%B5%D0%BB%D0%B8"],
    ["/catalog/../news", "/news"],
    ["HTTPS://Partner.Example", "https://partner.example/"],
  ])("is written as a browser reads it: %s", (link, read) => {
    expect(readLink(link)).toBe(read);
  });

  it.each([
    "",
    "drills",
    "?page=2",
    "#top",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/a//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a\r\nSet-Cookie: x=1",
    " /catalog",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "blob:https://evil.example/1",
    "file:///etc/passwd",
    "ftp://evil.example/",
    "https:evil.example",
    "https:/evil.example",
    "https:\\\\evil.example",
    "https://evil.example\\@partner.example",
    "https://shop@evil.example/",
    "https://:word@evil.example/",
    "https://",
    "tel:",
    "tel:+7\r\n",
    `/${"a".repeat(2000)}`,
  ])("is none where it is %j", (link) => {
    expect(readLink(link)).toBeNull();
  });
});

const page = { url: "https://shop.example/product/a?x=1&y=2", title: 'Drill & "bit" 50 % #1 — дрель' };
const links = Object.fromEntries(shareLinks(page).map(({ way, href }) => [way, href]));
const queryOf = (way: string) => new URL(links[way] ?? "").searchParams;

test("each share link has the full title and address", () => {
  expect([queryOf("telegram").get("url"), queryOf("telegram").get("text")]).toEqual([page.url, page.title]);
  expect([queryOf("vk").get("url"), queryOf("vk").get("title")]).toEqual([page.url, page.title]);
  expect(queryOf("whatsapp").get("text")).toBe(`${page.title} ${page.url}`);
  expect([queryOf("email").get("subject"), queryOf("email").get("body")]).toEqual([page.title, page.url]);
});

test("no character of them ends an attribute or a parameter", () => {
  for (const { href } of shareLinks(page)) expect(href).toMatch(/^[\w:/.?=&%~!*'()-]+$/);
});

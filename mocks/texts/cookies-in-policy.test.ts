import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { readTexts } from "./read";

// The files are read, not imported, because the embedded API must not depend on the storefront's code.
const folder = new URL("../../app/session/", import.meta.url);
const source = readdirSync(folder)
  .filter((file) => file.endsWith(".server.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");

/** The names of the cookies that the storefront sets; a name that ends with a hyphen continues with a number. */
const set = new Set([
  ...[...source.matchAll(/(?:signedCookie|cookieName)\("([\w-]+)"/g)].map(([, name]) => name),
  ...[...source.matchAll(/^const prefix = "([\w-]+)"/gm)].map(([, name]) => name),
  ...[...source.matchAll(/^const name = "([\w-]+)"/gm)].map(([, name]) => name),
  ...[...source.matchAll(/^const names = \[(.+)\]\.map\(cookieName\)/gm)].flatMap(([, list = ""]) =>
    list.split(", ").map((name) => name.replaceAll('"', "")),
  ),
]);
// Only developers get it, on request.
set.delete("debug");

it.each(["ru", "en"] as const)("the privacy policy lists every cookie of the storefront, in %s", (language) => {
  const body = readTexts("mocks/demo").pages.find(({ slug }) => slug === "policy")?.body[language] ?? "";
  const table = /<table>.*?<\/table>/s.exec(body)?.[0] ?? "";
  const listed = [...table.matchAll(/<strong>(.+?)<\/strong>/g)].map(([, name]) => name);
  expect(set.size).toBeGreaterThan(10);
  expect(new Set(listed)).toEqual(set);
});

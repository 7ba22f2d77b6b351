import { expect, test } from "vitest";

import { readText } from "./project";

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

const [, configuration = ""] = /^## Configuration$(.*?)^## /ms.exec(readText("README.md")) ?? [];
const rows = configuration.split("\n").filter((line) => line.startsWith("| `"));
const documented = names(rows.map((row) => row.split("|")[1] ?? "").join(), /`([A-Z_]+)`/g);

test("the README and the example of a configuration hold the same settings", () => {
  expect(documented.length).toBeGreaterThan(10);
  expect(names(readText(".env.example"), /^([A-Z_]+)=/gm)).toEqual(documented);
});

test("every setting that the shop or its launcher reads is one of them", () => {
  const shop = names(readText("app/env.server.ts"), /^ {2}([A-Z_]+): /gm);
  const launcher = names(readText("app/server/launch/settings.mjs"), /read\.\w+\("([A-Z_]+)"/g);
  expect(shop).toContain("METRIKA_ID");
  expect([...shop, ...launcher].filter((name) => !documented.includes(name) && name !== "NODE_ENV")).toEqual([]);
  expect(documented.filter((name) => !shop.includes(name) && !launcher.includes(name))).toEqual([]);
});

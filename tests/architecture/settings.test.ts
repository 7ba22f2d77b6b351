import { expect, test } from "vitest";

import { readText } from "./project";

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

const example = readText(".env.example");
const documented = names(example, /^([A-Z_]+)=/gm);

test(".env.example lists exactly the settings that the shop or its launcher reads", () => {
  const shop = names(readText("app/env.server.ts"), /^ {2}([A-Z_]+): /gm);
  const launcher = names(readText("app/server/launch/settings.mjs"), /read\.\w+\("([A-Z_]+)"/g);
  expect(shop).toContain("METRIKA_ID");
  expect([...shop, ...launcher].filter((name) => !documented.includes(name) && name !== "NODE_ENV")).toEqual([]);
  expect(documented.filter((name) => !shop.includes(name) && !launcher.includes(name))).toEqual([]);
});

test(".env.example explains every setting", () => {
  const lines = example.split("\n");
  const explained = (index: number): boolean => {
    const before = lines[index - 1] ?? "";
    // A pair of settings may share one comment.
    return before.startsWith("# ") || (/^[A-Z_]+=/.test(before) && explained(index - 1));
  };
  expect(lines.filter((line, index) => /^[A-Z_]+=/.test(line) && !explained(index))).toEqual([]);
});

test("the README points to .env.example and names only settings that exist", () => {
  const [, configuration = ""] = /^## Configuration$(.*?)^## /ms.exec(readText("README.md")) ?? [];
  expect(configuration).toContain("(.env.example)");
  const rows = configuration.split("\n").filter((line) => line.startsWith("| `"));
  const named = names(rows.map((row) => row.split("|")[1] ?? "").join(), /`([A-Z_]+)`/g);
  expect(named).toContain("SESSION_SECRETS");
  expect(named.filter((name) => !documented.includes(name))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { calls, notChecked } from "./calls";
import { groups } from "./groups";

/** The modules of `app/api` that make no call of their own. */
const helpers = /^(client|breakers|last-answer|read-answer)\./;

const functions = readdirSync("app/api")
  .filter((file) => file.endsWith(".server.ts") && !helpers.test(file))
  .flatMap((file) => [
    ...readFileSync(`app/api/${file}`, "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
  ])
  .map(([, name]) => name);

it("every call of the storefront is checked, or listed with the reason why not", () => {
  const known = [...new Set(Object.values(calls).map(({ name }) => name)), ...Object.keys(notChecked)];
  expect(functions.length).toBeGreaterThan(60);
  expect(known.sort()).toEqual(functions.sort());
});

it("the owner's document says of every part what the shop does without it", () => {
  const text = readFileSync("app/server/owner/own-api.md", "utf8");
  expect(groups.filter(({ title, without }) => !text.includes(title) || !text.includes(without))).toEqual([]);
});

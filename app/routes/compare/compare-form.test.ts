import { expect, test } from "vitest";

import { readCompareForm } from "./compare-form";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  [{ add: "7" }, { intent: "add", id: 7, instead: null }],
  [
    { add: "7", instead: "5" },
    { intent: "add", id: 7, instead: 5 },
  ],
  [{ remove: "5" }, { intent: "remove", ids: [5] }],
  [{ remove: "5,7" }, { intent: "remove", ids: [5, 7] }],
  [{ add: "7,8" }, null],
  [{ add: "" }, null],
  [{ add: "1.5" }, null],
  [{ remove: "all" }, null],
  [{}, null],
])("%j asks for %j", (fields, pressed) => expect(readCompareForm(form(fields))).toEqual(pressed));

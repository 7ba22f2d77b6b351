import { expect, it } from "vitest";

import { withoutNul } from "./without-nul";

it.each([
  ["", ""],
  ["дрель", "дрель"],
  ["\0дре\0\0ль\0", "дрель"],
  ["\0", ""],
])("takes the NUL bytes out of %j", (page, clean) => {
  expect(withoutNul(Buffer.from(page)).toString()).toBe(clean);
});

import { expect, it } from "vitest";

import { fillMask, readMask } from "./mask";

it.each([
  ["(###) #", "9991", "(999) 1"],
  ["(###) #", "999", "(999"],
  ["(###) #", "99912", "(999) 1"],
  ["(###) #", "a9b9 9", "(999"],
  ["@@ ##", "яZ12", "яZ 12"],
  ["@@ ##", "1яZ2", "яZ 2"],
  ["**-*", "a1é", "a1-é"],
  ["+7 (7##)", "+7701", "+7 (701"],
  ["+7 (7##)", "+7", "+7"],
  ["##", "", ""],
])("fills %s with %j", (mask, characters, filled) => {
  expect(fillMask(readMask(mask), characters)).toBe(filled);
});

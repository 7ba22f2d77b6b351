import { afterEach, expect, test, vi } from "vitest";

import { isSlowLine } from "./line";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
  [{ effectiveType: "4g", saveData: false }, false],
  [{}, false],
  [undefined, false],
])("a line that the browser tells of as %j is slow: %s", (connection, slow) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSlowLine()).toBe(slow);
});

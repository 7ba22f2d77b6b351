import { afterEach, expect, test, vi } from "vitest";

import { isSlowConnection } from "./slow-connection";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
  [{ effectiveType: "4g", saveData: false }, false],
  [{}, false],
  [undefined, false],
])("a connection that the browser reports as %j is slow: %s", (connection, slow) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSlowConnection()).toBe(slow);
});

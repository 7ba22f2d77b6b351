import { expect, test } from "vitest";

import { authStatus } from "./page-dialogs";

test("who is there is not known while the session is read", () => {
  expect(authStatus(true, true)).toBe("loading");
  expect(authStatus(true, false)).toBe("loading");
  expect(authStatus(false, true)).toBe("authenticated");
  expect(authStatus(false, false)).toBe("unauthenticated");
});

import { expect, test } from "vitest";

import { authStatus } from "./page-dialogs";

test("the sign-in status is unknown while the session is being read", () => {
  expect(authStatus(true, true)).toBe("loading");
  expect(authStatus(true, false)).toBe("loading");
  expect(authStatus(false, true)).toBe("authenticated");
  expect(authStatus(false, false)).toBe("unauthenticated");
});

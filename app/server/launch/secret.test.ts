import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { loadSecret } from "./secret.mjs";

test("a secret is created once, unreadable for other users, and reused", () => {
  const folder = mkdtempSync(join(tmpdir(), "verstak-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = loadSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(loadSecret(folder)).toBe(secret);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { demoCustomers } from "#mocks/testing/landmarks";

import { demoLines, installArguments, loadSecret, needsBuild, needsInstall } from "./prepare.mjs";

const installed = "node_modules/.package-lock.json";
const built = "build/server/index.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shop-prepare-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file and its folders with a modification time in seconds. */
function write(path: string, second: number) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), "");
  for (let at = path; at !== "."; at = dirname(at)) utimesSync(join(root, at), second, second);
}

test("packages are installed when there are none or the lock is newer", () => {
  write("package-lock.json", 100);
  expect(needsInstall(root)).toBe(true);
  write(installed, 200);
  expect(needsInstall(root)).toBe(false);
  write("package-lock.json", 300);
  expect(needsInstall(root)).toBe(true);
});

test("the lock file's packages are installed if there is one", () => {
  expect(installArguments(root)[0]).toBe("install");
  write("package-lock.json", 100);
  expect(installArguments(root)[0]).toBe("ci");
});

test("the shop is built if there is no build or a source is newer", () => {
  write("node_modules/@remix-run/dev/package.json", 1);
  write("app/routes/home.tsx", 100);
  expect(needsBuild(root)).toBe(true);
  write(built, 200);
  expect(needsBuild(root)).toBe(false);
  write("app/routes/home.tsx", 300);
  expect(needsBuild(root)).toBe(true);
});

test("a removed source makes a build outdated, an edited test does not", () => {
  write("node_modules/@remix-run/dev/package.json", 1);
  write("app/lib/money.test.ts", 100);
  write(built, 200);
  utimesSync(join(root, "app/lib/money.test.ts"), 300, 300);
  expect(needsBuild(root)).toBe(false);
  utimesSync(join(root, "app/lib"), 300, 300);
  expect(needsBuild(root)).toBe(true);
});

test("without the build tools, the build is used as it is", () => {
  write(built, 100);
  write("app/routes/home.tsx", 200);
  expect(needsBuild(root)).toBe(false);
});

test("a secret is created once, unreadable for other users, and reused", () => {
  const loaded = loadSecret(root);
  expect(Object.values(loaded).join()).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(root, "session-secret")).mode & 0o777).toBe(0o600);
  expect(loadSecret(root)).toEqual(loaded);
});

test("a secret file that was left empty, as by a full disk, gets a secret", () => {
  writeFileSync(join(root, "session-secret"), "");
  const loaded = loadSecret(root);
  expect(Object.values(loaded).join()).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecret(root)).toEqual(loaded);
  expect(readdirSync(root)).toEqual(["session-secret"]);
});

test("a start of the demo shop says what to try, in at most four lines, and another shop's start does not", () => {
  const lines = demoLines("mocks/demo");
  expect(lines.length).toBeLessThanOrEqual(4);
  const { anna, boris } = demoCustomers;
  for (const word of [anna.email, boris.email, anna.password, "VERSTAK10"]) expect(lines.join("\n")).toContain(word);
  for (const folder of [null, root, "tests/fixtures/tea-shop"]) expect(demoLines(folder)).toEqual([]);
});

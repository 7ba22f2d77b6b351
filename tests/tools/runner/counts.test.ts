import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { countReport, countStep } from "./counts.mjs";

/** Writes a report and returns its path. */
function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "verstak-counts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

test("vitest's and Playwright's tests are counted", () => {
  expect(countReport(report({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({ passed: 7, failed: 2 });
  expect(countReport(report({ stats: { expected: 5, unexpected: 1, flaky: 1 } }), false)).toEqual({
    passed: 5,
    failed: 2,
  });
});

test("a run that failed without a failed test counts as one failure", () => {
  const failedOnce = { passed: 0, failed: 1 };
  expect(countReport(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({ passed: 7, failed: 1 });
  expect(countReport(report("{ broken"), false)).toEqual(failedOnce);
  expect(countReport(join(tmpdir(), "no-such-report.json"), false)).toEqual(failedOnce);
});

test("a step without tests counts as one", () => {
  expect([countStep(true), countStep(false)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

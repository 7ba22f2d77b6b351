import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests in a JSON report of vitest or Playwright. A failed run counts as at least one failure, whatever its
 * report says: a file that does not load contains no test that could fail.
 * @param {string} file the path of the report, which may be missing
 * @param {boolean} succeeded whether the runner exited with code 0
 * @returns {Count}
 */
export function countReport(file, succeeded) {
  const { passed, failed } = existsSync(file) ? readCounts(readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/**
 * A step without tests of its own counts as one.
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function countStep(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} text
 * @returns {Count}
 */
function readCounts(text) {
  const report = parse(text);
  const stats = "stats" in report && isRecord(report.stats) ? report.stats : null;
  // Playwright: a flaky test passed in the end, but its first failure was unexpected.
  if (stats) return { passed: number(stats.expected), failed: number(stats.unexpected) + number(stats.flaky) };
  return { passed: number(report.numPassedTests), failed: number(report.numFailedTests) };
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parse(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/** @param {unknown} value */
function number(value) {
  return typeof value === "number" ? value : 0;
}

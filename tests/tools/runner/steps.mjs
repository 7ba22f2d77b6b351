import { join } from "node:path";

/**
 * A step of `npm test`: a command of an installed package, given as the file that Node runs, and the path of its JSON
 * report if it has tests to count. Two steps run in parallel, because each leaves a processor idle half of the time; a
 * step marked `alone` runs by itself.
 * @typedef {{ name: string, title: string, args: string[], env?: Record<string, string>, report: string | null, needs: ("build" | "browser")[], alone?: true, onlyByName?: true }} Step
 */

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];

const browserTests = [
  "node_modules/playwright/cli.js",
  "test",
  "-c",
  "tests/playwright.config.ts",
  "--reporter=dot,json",
];

/**
 * The steps in order. Two workers each take the next one: the first worker starts with a step that needs no build; the
 * second, after the build, with the longest step. So both finish at about the same time.
 * @param {string} folder for the reports
 * @returns {Step[]}
 */
export function steps(folder) {
  /** @param {string} name */
  const report = (name) => join(folder, `${name}.json`);
  /**
   * @param {string} name
   * @param {string[]} projects
   */
  const tests = (name, projects) => [
    ...vitest,
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report(name)}`,
  ];
  return [
    {
      name: "code",
      title: "Types and lint",
      args: ["node_modules/oxlint/bin/oxlint", "-c", "tests/oxlint.json"],
      report: null,
      needs: [],
    },
    {
      name: "http",
      title: "HTTP tests",
      args: tests("http", ["http"]),
      report: report("http"),
      needs: ["build"],
    },
    {
      name: "unit",
      title: "Unit tests",
      args: tests("unit", ["unit", "replacing", "architecture"]),
      report: report("unit"),
      needs: [],
    },
    {
      name: "format",
      title: "Format",
      args: ["node_modules/oxfmt/bin/oxfmt", "-c", "tests/oxfmt.json", "--check", ".", "!**/catalog*.yml"],
      report: null,
      needs: [],
    },
    {
      name: "e2e",
      title: "Browser tests",
      args: browserTests,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("e2e") },
      report: report("e2e"),
      needs: ["build", "browser"],
      alone: true,
    },
    {
      name: "axe",
      title: "axe on every page and state",
      args: [...browserTests, "--project=js", "--project=mobile", "axe"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("axe"), AXE: "1" },
      report: report("axe"),
      needs: ["build", "browser"],
      alone: true,
      onlyByName: true,
    },
  ];
}

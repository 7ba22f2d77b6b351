// @ts-check
/**
 * Checks types and lint in one process: the linter's rules use the program that the compiler has just checked, instead
 * of creating their own. `npm run typecheck` and `npm run lint` report the same, one after the other.
 */
import { ESLint } from "eslint";
import ts from "typescript";

import { root } from "../../../app/server/launch/root.mjs";

process.chdir(root);

/** @type {ts.FormatDiagnosticsHost} */
const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};

/** @param {readonly ts.Diagnostic[]} faults */
const say = (faults) => void process.stdout.write(ts.formatDiagnostics(faults, host));

const parsed = ts.getParsedCommandLineOfConfigFile(
  "tsconfig.json",
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => say([fault]) },
);
if (!parsed) process.exit(1);
const program = ts.createProgram(parsed.fileNames, parsed.options);
const faults = [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
say(faults);

const eslint = new ESLint({
  overrideConfigFile: "tests/eslint.config.js",
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, programs: [program] } } },
});
const results = await eslint.lintFiles(["."]);
const { format } = await eslint.loadFormatter("stylish");
process.stdout.write(await format(results));

const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = faults.length === 0 && isClean ? 0 : 1;

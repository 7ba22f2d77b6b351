import ts from "typescript";
import { expect, test } from "vitest";

import { listFiles, readText } from "./project";

/** The maximum time of a pattern for its worst input, in ms. A linear pattern takes less than 1 ms. */
const longest = 15;
const length = 10_000;

type Pattern = { place: string; pattern: RegExp };

function patternsOf(path: string): Pattern[] {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      // Without `y` and `g`, each search starts at the beginning of the text.
      const flags = node.text.slice(end + 1).replace(/[gy]/g, "");
      found.push({ place: `${path}:${line}`, pattern: new RegExp(node.text.slice(1, end), flags) });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** The characters of inputs that may slow a pattern down: its own literals, and one of each class that it may use. */
function lettersFor({ source }: RegExp): string[] {
  const own = [...source.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, "")].filter(
    (letter) => !/[[\]()^$|?*+{}\\]/.test(letter),
  );
  return [...new Set([...own, ..."aA7 /.-_,@\t\n\u00a0я\"'<&%+".split("")])];
}

/** Long repetitions that a pattern may match, alone and with an end that makes the match fail. */
function* textsFor(pattern: RegExp): Generator<string> {
  const letters = lettersFor(pattern);
  const pairs = letters.slice(0, 12).flatMap((one) => letters.slice(0, 12).map((other) => one + other));
  for (const piece of [...letters, ...pairs]) {
    const run = piece.repeat(length / piece.length);
    yield run;
    yield `${run}\u0001`;
  }
}

/**
 * @returns the time of one search in ms; the shorter of two if the first was slow, because the machine may have been
 * busy
 */
function timeOf(pattern: RegExp, text: string): number {
  const once = () => {
    const start = performance.now();
    pattern.test(text);
    return performance.now() - start;
  };
  const first = once();
  return first > longest ? Math.min(first, once()) : first;
}

const files = listFiles().filter((path) => /^(?:app|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const patterns = files.flatMap(patternsOf);

test("every pattern takes linear time for 10,000 characters of its worst input", () => {
  const slow = patterns.flatMap(({ place, pattern }) => {
    for (const text of textsFor(pattern)) {
      const time = timeOf(pattern, text);
      if (time > longest)
        return `${place} ${pattern.source} ${JSON.stringify(text.slice(0, 4))} ${Math.round(time)} ms`;
    }
    return [];
  });
  expect(slow).toEqual([]);
}, 60_000);

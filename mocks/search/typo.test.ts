import { describe, expect, it } from "vitest";

import { beginsOneTypoApart, isOneTypoApart } from "./vocabulary";

describe("one typo", () => {
  it.each([
    ["перфоратор", "перфаратор"],
    ["перфоратор", "перфоратр"],
    ["перфоратор", "перфоораторр".slice(0, 11)],
    ["перфоратор", "перфоартор"],
    ["дрель", "дрель"],
    ["дрель", "рель"],
    ["ab", "ba"],
  ])("is the difference between %s and %s", (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true);
    expect(isOneTypoApart(b, a)).toBe(true);
  });

  it.each([
    ["перфоратор", "парфаратор"],
    ["дрель", "дрильь"],
    ["abcd", "cdab"],
    ["дрель", "мель"],
  ])("is not the difference between %s and %s", (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false);
    expect(isOneTypoApart(b, a)).toBe(false);
  });

  it("is found at the start of a longer word", () => {
    expect(beginsOneTypoApart("шлифмашина", "шлефма")).toBe(true);
    expect(beginsOneTypoApart("шлифмашина", "шлефмо")).toBe(false);
  });

  // Compares with the plain definition for all words of up to four letters, each a or b.
  it("matches the definition", () => {
    const alphabet = ["", "a", "b"];
    const words = alphabet.flatMap((a) =>
      alphabet.flatMap((b) => alphabet.flatMap((c) => alphabet.map((d) => a + b + c + d))),
    );
    const all = [...new Set(words)];
    for (const a of all) {
      const near = neighbours(a);
      for (const b of all) expect([a, b, isOneTypoApart(a, b)]).toEqual([a, b, near.has(b)]);
      for (const b of all.filter((word) => word.length > 1)) {
        const begins = [...Array(a.length + 1).keys()].some((length) => neighbours(a.slice(0, length)).has(b));
        expect([a, b, beginsOneTypoApart(a, b)]).toEqual([a, b, begins]);
      }
    }
  });
});

/** The word itself and all words one typo away, using the letters a and b. */
function neighbours(word: string): Set<string> {
  const found = new Set([word]);
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of ["a", "b"]) found.add(head + letter + tail).add(head + letter + tail.slice(1));
  }
  return found;
}

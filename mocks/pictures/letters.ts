/**
 * Latin capitals as strokes on a 4 × 6 grid, so that a brand's name looks the same on a machine without fonts. Covers
 * what a brand's slug may contain, letters and the dash, and the figures of dimensions.
 */
const letters: Record<string, string> = {
  a: "M0 6L2 0L4 6M.8 4H3.2",
  b: "M0 6V0H2.4Q4 0 4 1.5T2.4 2.8H0M2.4 2.8Q4 3 4 4.4T2.4 6H0",
  c: "M4 1Q3 0 2 0Q0 0 0 3T2 6Q3 6 4 5",
  d: "M0 0H1.6Q4 0 4 3T1.6 6H0Z",
  e: "M4 0H0V6H4M0 3H3.2",
  f: "M4 0H0V6M0 3H3.2",
  g: "M4 1Q3 0 2 0Q0 0 0 3T2 6Q4 6 4 4V3.4H2.4",
  h: "M0 0V6M4 0V6M0 3H4",
  i: "M2 0V6",
  j: "M3 0V4Q3 6 1.6 6T0 4.6",
  k: "M0 0V6M4 0L0 3.4M1.4 2.4L4 6",
  l: "M0 0V6H4",
  m: "M0 6V0L2 3.6L4 0V6",
  n: "M0 6V0L4 6V0",
  o: "M2 0Q4 0 4 3T2 6T0 3T2 0Z",
  p: "M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0",
  q: "M2 0Q4 0 4 3T2 6T0 3T2 0ZM2.6 4.4L4 6",
  r: "M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M2.2 3.2L4 6",
  s: "M4 .9Q3.2 0 2 0Q0 0 0 1.5T2 3T4 4.5T2 6Q.8 6 0 5.1",
  t: "M0 0H4M2 0V6",
  u: "M0 0V4Q0 6 2 6T4 4V0",
  v: "M0 0L2 6L4 0",
  w: "M0 0L1 6L2 2L3 6L4 0",
  x: "M0 0L4 6M4 0L0 6",
  y: "M0 0L2 3L4 0M2 3V6",
  z: "M0 0H4L0 6H4",
  "-": "M.6 3.2H3.4",
  "0": "M2 0Q4 0 4 3T2 6T0 3T2 0Z",
  "1": "M.8 1.4L2.4 0V6M.8 6H4",
  "2": "M0 1.6Q0 0 2 0T4 1.7Q4 3 0 6H4",
  "3": "M0 .8Q.8 0 2 0Q4 0 4 1.5T1.6 2.8Q4 2.8 4 4.4T2 6Q.8 6 0 5.2",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.8 0H.4V2.6Q1.2 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.8 6 0 5.2",
  "6": "M3.6 .6Q3 0 2 0Q0 0 0 3.4Q0 6 2 6T4 4.2T2 2.6Q.4 2.6 0 4",
  "7": "M0 0H4L1.4 6",
  "8": "M2 2.8Q.2 2.8 .2 1.4T2 0T3.8 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z",
  "9": "M.4 5.4Q1 6 2 6Q4 6 4 2.6Q4 0 2 0T0 1.8T2 3.4Q3.6 3.4 4 2",
  "×": "M.4 1.6L3.6 4.8M3.6 1.6L.4 4.8",
  "⌀": "M2 .6A2.4 2.4 0 1 0 2.01 .6ZM-.2 6L4.2 0",
};

/** The width of a word in grid units, where a letter is 6 high. */
export function wordWidth(word: string): number {
  return word.length * 5.4 - 1.4;
}

/** SVG fragments that spell a word from the origin. Each letter is 4 wide and 6 high, with gaps of 1.4. */
export function spell(word: string): string {
  return [...word]
    .map((letter, index) => `<path d="${letters[letter] ?? ""}" transform="translate(${index * 5.4} 0)"/>`)
    .join("");
}

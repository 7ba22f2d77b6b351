/**
 * Whether the two words are at most one typo apart: an extra, missing or wrong letter, or two neighbours swapped. Runs
 * over every word of the catalogue, so it creates no strings.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  return a.length < b.length ? isApart(b, b.length, a) : isApart(a, a.length, b);
}

/** Whether some prefix of `word` is at most one typo apart from `start`. */
export function beginsOneTypoApart(word: string, start: string): boolean {
  if (!mayBegin(word, start)) return false;
  return (
    (word.length >= start.length && isApart(word, start.length, start)) ||
    (word.length > start.length && isApart(word, start.length + 1, start)) ||
    (word.length >= start.length - 1 && isOneTypoApart(word.slice(0, start.length - 1), start))
  );
}

/** The same for the first `length` letters of `a`; `length` is at least `b.length`. */
function isApart(a: string, length: number, b: string): boolean {
  const more = length - b.length;
  if (more > 1) return false;
  let head = 0;
  while (head < b.length && a.charCodeAt(head) === b.charCodeAt(head)) head++;
  if (head === b.length) return true;
  let tail = 0;
  while (tail < b.length - head && a.charCodeAt(length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++;
  const left = b.length - head - tail;
  if (more === 1) return left === 0;
  return left <= 1 || (left === 2 && areExchanged(a, b, head));
}

function areExchanged(a: string, b: string, at: number): boolean {
  return a.charCodeAt(at) === b.charCodeAt(at + 1) && a.charCodeAt(at + 1) === b.charCodeAt(at);
}

/**
 * Whatever the typo is, one of these pairs of letters is equal. This rules out most words without the full comparison.
 */
function mayBegin(word: string, start: string): boolean {
  return word[0] === start[0] || word[1] === start[1] || word[0] === start[1] || word[1] === start[0];
}

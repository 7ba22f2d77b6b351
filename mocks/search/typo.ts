/**
 * Whether one typo at most parts the two words: a letter too many, missing, wrong, or two neighbours exchanged.
 * Called for every word of the catalogue at once, so it makes no strings of its own.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  return a.length < b.length ? isApart(b, b.length, a) : isApart(a, a.length, b);
}

/** Whether the beginning of `word` is one typo apart from `start` at most. */
export function beginsOneTypoApart(word: string, start: string): boolean {
  if (!mayBegin(word, start)) return false;
  return (
    (word.length >= start.length && isApart(word, start.length, start)) ||
    (word.length > start.length && isApart(word, start.length + 1, start)) ||
    (word.length >= start.length - 1 && isOneTypoApart(word.slice(0, start.length - 1), start))
  );
}

/** The same for the first `length` letters of `a`, which are at least as many as those of `b`. */
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

/** Whatever the one error is, one of these pairs of letters is the same: it spares most words the closer look. */
function mayBegin(word: string, start: string): boolean {
  return word[0] === start[0] || word[1] === start[1] || word[0] === start[1] || word[1] === start[0];
}

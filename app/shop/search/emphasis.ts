/** A run of a text, and whether it stands out because the shopper typed it. */
export type Run = { text: string; isMatch: boolean };

/** A single letter would be found in every other word. */
const shortestWord = 2;

/** A word form may end otherwise: so many letters are always compared, and at most two of the ending left out. */
const shortestStem = 4;

/** The word and what it may be shortened to, the longest first. */
function formsOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word)) return [word];
  return [0, 1, 2]
    .map((cut) => word.slice(0, word.length - cut))
    .filter((form, cut) => !cut || form.length >= shortestStem);
}

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Cuts a text where it holds words of the query, in any letter case, with `е` for `ё` and the other way round, and with
 * another ending. The runs joined are the text.
 */
export function emphasize(text: string, query: string): Run[] {
  const words = query.split(/\s+/).filter((word) => word.length >= shortestWord);
  if (words.length === 0) return [{ text, isMatch: false }];
  // Of two that begin alike the longer one comes first, or it would never be found whole.
  const forms = words.flatMap(formsOf).sort((a, b) => b.length - a.length);
  const pattern = forms.map((form) => escape(form).replace(/[её]/gi, "[её]")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((run, index) => ({ text: run, isMatch: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}

import { emphasize } from "./emphasis";

/** A text in which the words of the query stand out. */
export function EmphasisText({ text, query }: { text: string; query: string }) {
  // The runs of a text have no other name than their place in it.
  return emphasize(text, query).map((run, index) => (run.isMatch ? <mark key={index}>{run.text}</mark> : run.text));
}

import { counted, isOrAre } from "#mocks/counted";

import type { ImportSummary } from "./import-feed";
import type { RemoteSummary } from "./remote-pictures";
import type { Problem } from "./write-sections";

/** Where progress is written: a terminal shows one line that changes, a pipe gets plain lines. */
type Output = { isTTY?: boolean; write(text: string): unknown };

/** How often a terminal's line changes, in ms, and how many offers or pictures a line of a pipe stands for. */
const interval = 200;
const countALine = 10_000;

/** Shows how many offers or pictures are done, and how many a second. `now` is in ms. */
export function createProgress(output: Output, now: () => number = Date.now) {
  const start = now();
  let shownAt = start;
  let isShown = false;

  function show(count: number, what: string): void {
    const time = now();
    if (output.isTTY ? time - shownAt < interval : count % countALine !== 0) return;
    shownAt = time;
    const rate = Math.round(count / Math.max(0.001, (time - start) / 1000));
    const line = `${count} ${what}, ${rate} a second`;
    output.write(output.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    isShown = output.isTTY === true;
  }

  /** Removes the changing line, so that another line can be written. */
  function clear(): void {
    if (isShown) output.write("\r\u001b[K");
    isShown = false;
  }

  return { show, clear };
}

/** A problem in one line; a fault of a file has no place in the feed. */
export const problemLine = ({ line, subject, reason }: Problem): string =>
  `${line > 0 ? `line ${line}, ` : ""}${subject}: ${reason}`;

/** The summary of an import in one line. */
export const summaryLine = ({ added, changed, unchanged, hidden, leftOut }: ImportSummary): string =>
  `Added ${added}, changed ${changed}, unchanged ${unchanged}, hidden ${hidden}, left out ${leftOut}`;

/** What became of the pictures that the feed gives by address; null if none was waiting. */
export function picturesLine({ stored, failed }: RemoteSummary): string | null {
  if (stored + failed === 0) return null;
  const later =
    failed > 0 ? `; ${failed} could not be downloaded and ${isOrAre(failed)} tried again the next time` : "";
  return `Downloaded ${counted(stored, "picture")}${later}`;
}

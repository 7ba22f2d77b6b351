import type { ImportSummary } from "./import-feed";

/** Where progress is written: a terminal shows one line that changes, a pipe gets plain lines. */
export type Output = { isTTY?: boolean; write(text: string): unknown };

/** How often a terminal's line changes, in ms, and a pipe gets a line, in offers. */
const interval = 200;
const offersALine = 10_000;

/** Shows how many offers have been read, and how many a second. `now` is in ms. */
export function createProgress(output: Output, now: () => number = Date.now) {
  const start = now();
  let shownAt = start;
  let isShown = false;

  function offers(count: number): void {
    const time = now();
    if (output.isTTY ? time - shownAt < interval : count % offersALine !== 0) return;
    shownAt = time;
    const rate = Math.round(count / Math.max(0.001, (time - start) / 1000));
    const line = `${count} offers, ${rate} a second`;
    output.write(output.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    isShown = output.isTTY === true;
  }

  /** Removes the changing line, so that another line can be written. */
  function clear(): void {
    if (isShown) output.write("\r\u001b[K");
    isShown = false;
  }

  return { offers, clear };
}

/** The summary of an import, a sentence a line. */
export function summaryLines({ pictures, ...of }: ImportSummary): string[] {
  const { added, changed, unchanged, hidden, leftOut } = of;
  return [
    `Added ${added}, changed ${changed}, unchanged ${unchanged}, hidden ${hidden}, left out ${leftOut}`,
    ...(pictures > 0 ? [`Pictures by address are not downloaded: ${pictures}. Put them into the shop's folder`] : []),
  ];
}

import { endPage, startPage } from "./assemble-page.server";
import { describeError, log } from "./log.server";

type PageInOrder = {
  /** The page as it is drawn now, with places for the parts that are late. */
  html: string;
  /** Where the first of these places is in it. */
  place: number;
  head: string;
  /** Draws the page again when all parts are there. What stands before the first place must be the same. */
  drawWhole: () => Promise<string>;
  /** What belongs to the end of the body of that page. */
  endOf: (whole: string) => Promise<string>;
};

/** Sends a page up to the first part that is late, and the rest when it is there. */
export function sendInOrder(page: PageInOrder): ReadableStream<Uint8Array> {
  const parts = partsOf(page);
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

async function* partsOf({ html, place, head, drawWhole, endOf }: PageInOrder): AsyncGenerator<Uint8Array, void> {
  const sent = html.slice(0, place);
  yield startPage(sent, head);
  const whole = await drawWhole().catch((error: unknown) => {
    log("error", "page_failure", { reason: describeError(error) });
    return html;
  });
  // A page without its late parts is better than one that stops in its middle.
  const shown = whole.startsWith(sent) ? whole : html;
  if (shown !== whole) log("error", "page_failure", { reason: "The page was drawn otherwise when its parts had come" });
  yield endPage(shown.slice(place), await endOf(shown));
}

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

/** What is put into a page beside what React drew: React leaves alone what it finds at the end of the head and of the body. */
type Additions = { head: string; end: string };

const headEnd = "</head>";

/** The bytes of a page that React has drawn whole. */
export function assemblePage(html: string, { head, end }: Additions): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd) + headEnd.length;
  if (place < headEnd.length) return Buffer.from(`<!DOCTYPE html>${html}${end}`);
  return Buffer.concat([startPage(html.slice(0, place), head), endPage(html.slice(place), end)]);
}

/** The first bytes of a page that is sent in order: at least its head. */
function startPage(html: string, head: string): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd);
  return join("<!DOCTYPE html>", html.slice(0, place), head, html.slice(place));
}

/** The last bytes of a page that is sent in order. */
function endPage(html: string, end: string): Buffer<ArrayBuffer> {
  // The last one: a text of the page may show another.
  const place = html.lastIndexOf("</body>");
  return place < 0 ? join(html, end) : join(html.slice(0, place), end, html.slice(place));
}

/** Joins bytes instead of texts: a page is a hundred thousand letters long, and is not copied once more. */
const join = (...pieces: string[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

import { describeError, log } from "./log.server";

type PageInOrder = {
  /** The page as rendered now, with placeholders for late parts. */
  html: string;
  /** The position of the first placeholder. */
  place: number;
  head: string;
  /** Renders the page again when all parts are there. The HTML before the first placeholder must be the same. */
  renderWhole: () => Promise<string>;
  /** The HTML for the end of that page's body. */
  endOf: (whole: string) => Promise<string>;
};

/** Sends a page up to the first late part, and the rest when all parts are there. */
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

async function* partsOf({ html, place, head, renderWhole, endOf }: PageInOrder): AsyncGenerator<Uint8Array, void> {
  const sent = html.slice(0, place);
  yield startPage(sent, head);
  const whole = await renderWhole().catch((error: unknown) => {
    log("error", "page_failure", { reason: describeError(error) });
    return html;
  });
  // A page without its late parts is better than a truncated one.
  const shown = whole.startsWith(sent) ? whole : html;
  if (shown !== whole)
    log("error", "page_failure", { reason: "The page rendered differently after its parts had arrived" });
  yield endPage(shown.slice(place), await endOf(shown));
}

/** HTML that is added to what React rendered: React ignores what it finds at the end of the head and of the body. */
type Additions = { head: string; end: string };

const headEnd = "</head>";

/** The bytes of a page that React has rendered completely. */
export function assemblePage(html: string, { head, end }: Additions): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd) + headEnd.length;
  if (place < headEnd.length) return Buffer.from(`<!DOCTYPE html>${html}${end}`);
  return Buffer.concat([startPage(html.slice(0, place), head), endPage(html.slice(place), end)]);
}

/** The first bytes of a page, at least its head. */
function startPage(html: string, head: string): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd);
  return join("<!DOCTYPE html>", html.slice(0, place), head, html.slice(place));
}

/** The last bytes of a page. */
function endPage(html: string, end: string): Buffer<ArrayBuffer> {
  // The last occurrence: a text on the page may contain another one.
  const place = html.lastIndexOf("</body>");
  return place < 0 ? join(html, end) : join(html.slice(0, place), end, html.slice(place));
}

/** Joins bytes instead of strings, which saves a copy of a page of a hundred thousand characters. */
const join = (...pieces: string[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

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
  encode: Encode;
};

/** Encodes HTML that React has rendered as UTF-8. */
type Encode = (html: string) => Buffer<ArrayBuffer>;

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

async function* partsOf({
  html,
  place,
  head,
  renderWhole,
  endOf,
  encode,
}: PageInOrder): AsyncGenerator<Uint8Array, void> {
  const sent = html.slice(0, place);
  yield startPage(sent, head, encode);
  const whole = await renderWhole().catch((error: unknown) => {
    log("error", "page_failure", { reason: describeError(error) });
    return html;
  });
  // A page without its late parts is better than a truncated one.
  const shown = whole.startsWith(sent) ? whole : html;
  if (shown !== whole)
    log("error", "page_failure", { reason: "The page rendered differently after its parts had arrived" });
  yield endPage(shown.slice(place), await endOf(shown), encode);
}

/** HTML that is added to what React rendered: React ignores what it finds at the end of the head and of the body. */
type Additions = { head: string; end: string };

const headEnd = "</head>";

/** The bytes of a page that React has rendered completely. */
export function assemblePage(html: string, { head, end }: Additions, encode: Encode): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd) + headEnd.length;
  if (place < headEnd.length) return encode(`<!DOCTYPE html>${html}${end}`);
  return Buffer.concat([startPage(html.slice(0, place), head, encode), endPage(html.slice(place), end, encode)]);
}

/** The first bytes of a page, at least its head. */
function startPage(html: string, head: string, encode: Encode): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd);
  return Buffer.concat([
    Buffer.from("<!DOCTYPE html>"),
    encode(html.slice(0, place)),
    Buffer.from(head),
    encode(html.slice(place)),
  ]);
}

/** The last bytes of a page. */
function endPage(html: string, end: string, encode: Encode): Buffer<ArrayBuffer> {
  // The last occurrence: a text on the page may contain another one.
  const place = html.lastIndexOf("</body>");
  if (place < 0) return Buffer.concat([encode(html), Buffer.from(end)]);
  return Buffer.concat([encode(html.slice(0, place)), Buffer.from(end), encode(html.slice(place))]);
}

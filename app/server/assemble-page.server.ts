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
export function startPage(html: string, head: string): Buffer<ArrayBuffer> {
  const place = html.indexOf(headEnd);
  return join("<!DOCTYPE html>", html.slice(0, place), head, html.slice(place));
}

/** The last bytes of a page that is sent in order. */
export function endPage(html: string, end: string): Buffer<ArrayBuffer> {
  // The last one: a text of the page may show another.
  const place = html.lastIndexOf("</body>");
  return place < 0 ? join(html, end) : join(html.slice(0, place), end, html.slice(place));
}

/** Joins bytes instead of texts: a page is a hundred thousand letters long, and is not copied once more. */
const join = (...pieces: string[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

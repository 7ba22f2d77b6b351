/**
 * The bytes of a page out of what React drew and what is put in beside it: React lets alone what it finds at the end of the
 * head and of the body when it takes the page over. Its text is never copied, for it is a hundred thousand letters long.
 */
export function assemblePage(html: string, { head, end }: { head: string; end: string }): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  if (headEnd < 0 || bodyEnd < headEnd) return Buffer.from(`<!DOCTYPE html>${html}${end}`);
  const pieces = [
    "<!DOCTYPE html>",
    html.slice(0, headEnd),
    head,
    html.slice(headEnd, bodyEnd),
    end,
    html.slice(bodyEnd),
  ];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

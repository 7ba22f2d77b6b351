/**
 * A page without NUL bytes. React 18 leaves them where a two-byte letter meets the edge of its buffer
 * (facebook/react#26228); most pages have none or a few, so what lies between is not copied twice.
 */
export function withoutNul(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = page.indexOf(0); at >= 0; at = page.indexOf(0, start)) {
    parts.push(page.subarray(start, at));
    start = at + 1;
  }
  return start === 0 ? page : Buffer.concat([...parts, page.subarray(start)]);
}

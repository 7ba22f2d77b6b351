/**
 * Whether the client already has the version of a file that a tag names (RFC 9110, 13.1.2). It may list several
 * versions, and a proxy that compresses responses makes their tags weak.
 * @param tag the `ETag` of the file, `"…"`
 */
export function hasVersion({ headers }: Request, tag: string): boolean {
  const known = headers.get("If-None-Match") ?? "";
  const tags: string[] = known.match(/"[^"]*"/g) ?? [];
  return known.trim() === "*" || tags.includes(tag);
}

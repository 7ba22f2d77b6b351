/**
 * The path of a document below the API's base address; null for one that is no PDF among the uploads, or that could name
 * anything else there.
 */
export function documentPath(link: string): string | null {
  if (link.length > 300 || !/^\/upload(\/[\w-][\w.-]*)+\.pdf$/i.test(link)) return null;
  return link;
}

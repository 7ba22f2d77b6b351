/**
 * The path of a document below the API's base URL. Null unless it is a PDF among the uploads and cannot name any other
 * resource.
 */
export function documentPath(link: string): string | null {
  if (link.length > 300 || !/^\/upload(\/[\w-][\w.-]*)+\.pdf$/i.test(link)) return null;
  return link;
}

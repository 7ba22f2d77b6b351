/**
 * What an owner may put into `files/` of the shop's folder, by extension, and whether a browser shows it. Nothing that it
 * would run as a page of the shop, such as HTML or SVG.
 */
const kinds: Record<string, { type: string; isShown?: true }> = {
  pdf: { type: "application/pdf", isShown: true },
  jpg: { type: "image/jpeg", isShown: true },
  jpeg: { type: "image/jpeg", isShown: true },
  png: { type: "image/png", isShown: true },
  webp: { type: "image/webp", isShown: true },
  csv: { type: "text/csv; charset=utf-8" },
  doc: { type: "application/msword" },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  ods: { type: "application/vnd.oasis.opendocument.spreadsheet" },
  odt: { type: "application/vnd.oasis.opendocument.text" },
  rtf: { type: "application/rtf" },
  xls: { type: "application/vnd.ms-excel" },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  zip: { type: "application/zip" },
};

/** Where texts find the files: the same address in every language. */
export const shopFilesAt = "/files/";

export const shopFileKinds = Object.keys(kinds);

/** The largest file that the shop serves, in megabytes. */
export const largestShopFile = 10;

// No part begins with a dot, so that no path leads out of the folder.
const shopFilePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.([a-z]{3,4})$/i;

/** The kind of a file by its path below `files/`; null for one that the shop does not serve. */
export function shopFileKind(path: string): { type: string; isShown?: true } | null {
  const [, extension = ""] = shopFilePath.exec(path) ?? [];
  return kinds[extension.toLowerCase()] ?? null;
}

import { describe, expect, it } from "vitest";

import { documentPath } from "./document-path";

describe("documentPath", () => {
  it.each(["/upload/manual.pdf", "/upload/documents/drill-12/Manual_2.0.PDF"])("takes %s", (link) => {
    expect(documentPath(link)).toBe(link);
  });

  it.each([
    "",
    "/upload/",
    "/upload/.pdf",
    "/api/app/manual.pdf",
    "/upload/manual.html",
    "/upload/manual.pdf.html",
    "/upload/../api/manual.pdf",
    "/upload/./manual.pdf",
    "/upload//manual.pdf",
    "/upload/a%2f..%2fmanual.pdf",
    "/upload/manual.pdf?x=.pdf",
    "/upload\\manual.pdf",
    "//evil.example/upload/manual.pdf",
    "https://evil.example/upload/manual.pdf",
    `/upload/${"a".repeat(300)}.pdf`,
  ])("refuses %s", (link) => {
    expect(documentPath(link)).toBeNull();
  });
});

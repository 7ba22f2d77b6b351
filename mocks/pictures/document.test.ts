import { describe, expect, it } from "vitest";

import { documentPdf } from "./document";

const path = "/upload/documents/manual-tavros-drill-drivers.pdf";

function read(): string {
  return documentPdf(path)?.toString("latin1") ?? "";
}

describe("documentPdf", () => {
  it("creates a PDF whose cross-reference table points to every object", () => {
    const pdf = read();
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(start).startsWith("xref\n0 7\n")).toBe(true);
    const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(6);
    offsets.forEach((offset, index) => expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true));
  });

  it("has the correct length of the page's content", () => {
    const [, length, content] = /<<\/Length (\d+)>>\nstream\n([\s\S]*)\nendstream/.exec(read()) ?? [];
    expect(content).toContain("(Manual tavros drill drivers)");
    expect(Number(length)).toBe(content?.length);
  });

  it("creates the same bytes for the same path", () => {
    expect(documentPdf(path)).toEqual(documentPdf(path));
  });

  it.each([
    "/upload/documents/.pdf",
    "/upload/documents/../secret.pdf",
    "/upload/documents/Manual.pdf",
    "/upload/documents/a)b.pdf",
    "/upload/catalog/manual.pdf",
    `/upload/documents/${"a".repeat(101)}.pdf`,
    "/upload/documents/manual.pdf\n",
  ])("returns null for %j", (wrong) => {
    expect(documentPdf(wrong)).toBeNull();
  });
});

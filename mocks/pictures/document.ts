const documentPath = /^\/upload\/documents\/([a-z0-9]+(?:-[a-z0-9]+){0,19})\.pdf$/;

/** A name such as `manual-tavros-drill-drivers` as words: "Manual tavros drill drivers". */
function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page content: the document's title, and a note that this is a sample. */
function pageText(name: string): string {
  const line = (size: number, y: number, text: string) => `BT /F1 ${size} Tf 64 ${y} Td (${text}) Tj ET`;
  return [
    line(22, 700, titleOf(name)),
    line(12, 664, "A sample document of the demonstration shop: it has one page and no legal force."),
    "64 744 467 1 re f",
  ].join("\n");
}

/**
 * The document at a path such as `/upload/documents/manual-tavros-drill-drivers.pdf`, as a PDF of one A4 page. The same
 * path always gives the same bytes. Returns null for any other path.
 */
export function documentPdf(path: string): Buffer | null {
  const [, name] = documentPath.exec(path) ?? [];
  if (name === undefined || name.length > 100) return null;
  const content = pageText(name);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    `<</Title(${titleOf(name)})>>`,
  ];
  return Buffer.from(assemble(objects), "latin1");
}

/** Numbers the objects and appends the cross-reference table with the byte offset of each. */
function assemble(objects: readonly string[]): string {
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const count = objects.length + 1;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return [
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${rows}`,
    `trailer\n<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  ].join("");
}

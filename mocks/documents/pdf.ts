import { createRequire } from "node:module";

import type PDFDocument from "pdfkit";

import type { Language } from "#mocks/language";

/** A part of a document, from top to bottom. */
export type Block =
  | { heading: string }
  | { text: string }
  | { list: readonly string[]; isNumbered?: boolean }
  | { table: readonly (readonly [left: string, right: string])[] };

export type Paper = {
  language: Language;
  /** Small, above the title. */
  brand: string;
  title: string;
  subject: string;
  /** A JPEG picture below the title, and lines below the picture. */
  drawing: Buffer;
  notes: readonly string[];
  /** With pages after the cover; without, everything is on the first page. */
  hasCover: boolean;
  blocks: readonly Block[];
  /** At the bottom of every page. */
  footer: (page: number, pages: number) => string;
};

type Pdf = InstanceType<typeof PDFDocument>;

const margin = 56;
const width = 595.28 - 2 * margin;
const ink = "#1b2023";
const muted = "#5a646a";
const rule = "#c9ced1";
const bottom = 841.89 - margin - 24;

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: "400Regular" | "700Bold") =>
  resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`);

/** Lays out a document on A4 pages. The same input gives the same bytes; the text can be selected and searched. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  // Loading the library takes a tenth of a second, and a start needs none of it.
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: `${paper.title}. ${paper.subject}`,
      Author: paper.brand,
      CreationDate: new Date("2026-11-20T06:00Z"),
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((finish, fail) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", finish);
    pdf.on("error", fail);
  });
  pdf.registerFont("regular", fontFile("400Regular")).registerFont("bold", fontFile("700Bold"));
  drawCover(pdf, paper);
  if (paper.hasCover) pdf.addPage();
  for (const block of paper.blocks) drawBlock(pdf, block);
  drawFooters(pdf, paper);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function drawCover(pdf: Pdf, { brand, title, subject, drawing, notes, hasCover }: Paper): void {
  pdf.rect(margin, margin, width, 4).fill(ink);
  pdf
    .font("bold")
    .fontSize(13)
    .fillColor(muted)
    .text(brand.toUpperCase(), margin, margin + 24);
  pdf
    .fontSize(hasCover ? 30 : 24)
    .fillColor(ink)
    .text(title, { width });
  pdf.moveDown(0.3).font("regular").fontSize(16).text(subject, { width });
  const side = hasCover ? 360 : 190;
  const top = pdf.y + 24;
  pdf.image(drawing, margin + (width - side) / 2, top, { width: side });
  pdf.x = margin;
  pdf.y = top + side + 24;
  pdf.fontSize(11).fillColor(muted);
  for (const note of notes) pdf.text(note, { width });
  pdf.fillColor(ink).moveDown(1);
}

/** Begins a new page if less than `height` points are left on this one. */
function reserve(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom) pdf.addPage();
}

function drawBlock(pdf: Pdf, block: Block): void {
  pdf.font("regular").fontSize(11).fillColor(ink);
  if ("heading" in block) {
    reserve(pdf, 90);
    pdf.moveDown(0.8).font("bold").fontSize(16).text(block.heading, margin, pdf.y, { width });
    pdf.moveDown(0.4);
    return;
  }
  if ("text" in block) {
    reserve(pdf, pdf.heightOfString(block.text, { width, lineGap: 3 }));
    pdf.text(block.text, margin, pdf.y, { width, lineGap: 3 }).moveDown(0.5);
    return;
  }
  if ("list" in block)
    block.list.forEach((item, index) => drawItem(pdf, block.isNumbered ? `${index + 1}.` : "•", item));
  else drawTable(pdf, block.table);
}

function drawItem(pdf: Pdf, mark: string, item: string): void {
  const options = { width: width - 24, lineGap: 3 };
  reserve(pdf, pdf.heightOfString(item, options));
  const { y } = pdf;
  pdf.text(mark, margin, y, { width: 20 });
  pdf.text(item, margin + 24, y, options).moveDown(0.35);
}

function drawTable(pdf: Pdf, rows: readonly (readonly [string, string])[]): void {
  const half = width / 2;
  const options = { width: half - 16, lineGap: 2 };
  for (const [left, right] of rows) {
    const height = Math.max(pdf.heightOfString(left, options), pdf.heightOfString(right, options)) + 10;
    reserve(pdf, height);
    const { y } = pdf;
    pdf.fillColor(muted).text(left, margin, y + 5, options);
    pdf.fillColor(ink).text(right, margin + half, y + 5, options);
    pdf
      .moveTo(margin, y + height)
      .lineTo(margin + width, y + height)
      .lineWidth(0.6)
      .stroke(rule);
    pdf.y = y + height;
  }
  pdf.moveDown(0.6);
}

function drawFooters(pdf: Pdf, { footer }: Paper): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text in the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(9).fillColor(muted);
    pdf.text(footer(page + 1, count), margin, 841.89 - 40, { width, lineBreak: false });
  }
}

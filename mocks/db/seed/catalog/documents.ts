import type { Text } from "#mocks/language";
import { documentPdf } from "#mocks/pictures/document";

import type { Model } from "./model";
import { hasWarranty } from "./tree/index";

/** A document as stored in the product's row; the size is in bytes. */
export type Document = { name: Text; link: string; size: number };

const known = new Map<string, Document>();

function paper(ru: string, en: string, file: string): Document {
  const found = known.get(file);
  if (found) return found;
  const link = `/upload/documents/${file}.pdf`;
  const made = { name: { ru, en }, link, size: documentPdf(link)?.length ?? 0 };
  known.set(file, made);
  return made;
}

/** The documents of a model: most tools come with a manual, many also with their maker's certificate. */
export function documentsOf({ brand, step, number }: Model): readonly Document[] {
  const { leaf } = step.place;
  if (!hasWarranty(step.place) || (number % 5 === 0 && !step.showpiece)) return [];
  const manual = paper("Руководство по эксплуатации", "User manual", `manual-${brand.slug}-${leaf.code}`);
  const certificate = paper("Сертификат соответствия", "Certificate of conformity", `certificate-${brand.slug}`);
  return number % 2 === 0 ? [manual] : [manual, certificate];
}

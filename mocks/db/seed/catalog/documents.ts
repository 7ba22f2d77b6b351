import type { ByLanguage } from "~/lib/languages";
import { inEach } from "#mocks/language";

import { hasWarranty } from "../goods/read";
import { nameVariant } from "./label";
import type { Model } from "./model";

/** A document as stored in the product's row; `{language}` stands for the language of the page. */
export type Document = { name: ByLanguage; link: string };

/** The documents of a model: most tools come with a manual, many also with their maker's certificate. */
export function documentsOf(model: Model): readonly Document[] {
  const { step, number, variants } = model;
  const { leaf } = step.place;
  if (!hasWarranty(step.place) || (number % 5 === 0 && !step.showpiece)) return [];
  // Its variants share them.
  const { code } = step.showpiece?.variants[0] ?? nameVariant({ ...model, leaf, chosen: variants[0] ?? [] });
  const linkOf = (kind: string) => `/upload/documents/${kind}-{language}-${code}.pdf`;
  const manual = { name: inEach("document.manual"), link: linkOf("manual") };
  if (number % 2 === 0) return [manual];
  const link = linkOf("certificate");
  return [manual, { name: inEach("document.certificate"), link }];
}

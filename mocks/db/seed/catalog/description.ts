import { goods } from "../goods/read";
import { createRandom } from "../lib/random";
import type { Pair } from "../lib/text";
import type { Model } from "./model";

type Language = 0 | 1;

function list(items: readonly Pair[], language: Language): string {
  return `<ul>${items.map((item) => `<li>${item[language]}</li>`).join("")}</ul>`;
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

function beforeComma(text: string): string {
  // A comma between digits is a decimal comma.
  return text.split(/,(?!\d)/)[0] ?? text;
}

/**
 * The product's text as HTML in both languages: paragraphs, a list of features, the contents of the box. The properties
 * stand beside it on the page.
 * Variants of a model have the same text except for their own names and values.
 */
export function describe(model: Model, name: Pair): Pair {
  const { leaf, group, top } = model.step.place;
  const random = createRandom(model.number * 3 + 2);
  const title: Pair = [beforeComma(name[0]), beforeComma(name[1])];
  const { leads, featuresHeadings, kitHeadings } = goods().words;
  const lead = random.pick(leads);
  const advice = random.pick(leaf.advice ?? group.advice);
  const closing = random.pick(top.closing);
  const features = [model.trait, ...random.some(leaf.features ?? group.features, 2)];
  const heads = [random.pick(featuresHeadings), random.pick(kitHeadings)] as const;

  const first = (language: Language) =>
    fill(lead[language], {
      title: title[language],
      brand: model.brand.name[language],
      purpose: leaf.purpose[language],
    });
  const write = (language: Language): string =>
    [
      `<p>${first(language)} ${leaf.about[language]}</p>`,
      `<p>${advice[language]}</p>`,
      `<h3>${heads[0][language]}</h3>${list(features, language)}`,
      `<h3>${heads[1][language]}</h3>${list(leaf.kit ?? group.kit, language)}`,
      `<p>${closing[language]}</p>`,
    ].join("");
  return [write(0), write(1)];
}

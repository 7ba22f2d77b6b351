import { createRandom } from "../lib/random";
import { nbsp } from "../lib/text";
import type { Pair } from "../lib/text";
import type { Model } from "./model";

type Language = 0 | 1;

/** The input for the first sentence; the title is the name up to its first comma. */
type Source = { title: Pair; brand: Pair; purpose: Pair };

// Avoids verbs and adjectives that would have to agree with the noun in gender or number.
const leads: readonly ((source: Source) => Pair)[] = [
  ({ title, purpose }) => [`${title[0]}${nbsp}— для ${purpose[0]}.`, `${title[1]}: made for ${purpose[1]}.`],
  ({ title, purpose }) => [
    `${title[0]}: надёжный выбор для ${purpose[0]}.`,
    `${title[1]}: a reliable choice for ${purpose[1]}.`,
  ],
  ({ purpose }) => [
    `В мастерских такую модель держат для ${purpose[0]}.`,
    `Workshops use this model for ${purpose[1]}.`,
  ],
  ({ brand, purpose }) => [
    `Эта модель марки «${brand[0]}» сделана для ${purpose[0]}.`,
    `This ${brand[1]} model is made for ${purpose[1]}.`,
  ],
];

const headings = {
  features: [
    ["Что важно", "Highlights"],
    ["Особенности", "Features"],
    ["За что ценят", "Why people choose it"],
  ],
  kit: [
    ["В комплекте", "In the box"],
    ["Что вы получите", "What you get"],
  ],
} as const;

function list(items: readonly Pair[], language: Language): string {
  return `<ul>${items.map((item) => `<li>${item[language]}</li>`).join("")}</ul>`;
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
  const lead = random.pick(leads)({ title, brand: model.brand.name, purpose: leaf.purpose });
  const advice = random.pick(leaf.advice ?? group.advice);
  const closing = random.pick(top.closing);
  const features = [model.trait, ...random.some(leaf.features ?? group.features, 2)];
  const heads = [random.pick(headings.features), random.pick(headings.kit)] as const;

  const write = (language: Language): string =>
    [
      `<p>${lead[language]} ${leaf.about[language]}</p>`,
      `<p>${advice[language]}</p>`,
      `<h3>${heads[0][language]}</h3>${list(features, language)}`,
      `<h3>${heads[1][language]}</h3>${list(leaf.kit ?? group.kit, language)}`,
      `<p>${closing[language]}</p>`,
    ].join("");
  return [write(0), write(1)];
}

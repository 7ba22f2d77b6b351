import { textIn, type Language } from "#mocks/language";

/** A text by the languages that it exists in: at least one. */
export type Localized<Text> = Partial<Record<Language, Text>>;

/** The texts of a review as stored. */
export type ReviewTexts = { author: string; pros: string; cons: string; text: string };

/** The texts of a question as stored. */
export type QuestionTexts = { author: string; text: string };

/** Reads a JSON column of `tables.ts` in the requested language, or else in the one that it has. */
export function readLocalized<Text>(json: string, wanted: Language): { language: Language; value: Text } {
  const texts = JSON.parse(json) as Localized<Text>;
  const language: Language = texts[wanted] === undefined ? (wanted === "ru" ? "en" : "ru") : wanted;
  const value = textIn(texts, language);
  if (value === undefined) throw new Error(`A stored text has no language: ${json}`);
  return { language, value };
}

/** The shop's answer in the requested language, or in the one that it has; null without an answer. */
export function readAnswer(json: string | null, at: string | null, wanted: Language) {
  if (json === null || at === null) return null;
  return { text: readLocalized<string>(json, wanted).value, createdAt: at };
}

/** The two languages that the API answers in; also the endings of the columns that hold texts. */
export type Language = "ru" | "en";

export const languages: readonly Language[] = ["ru", "en"];

/**
 * The first of our languages that an `Accept-Language` header names, by its order and ignoring weights: the shop sends
 * one bare code. Russian if it names neither.
 */
export function languageOf(header: string | null): Language {
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const code = part.trim().slice(0, 2);
    if (code === "ru" || code === "en") return code;
  }
  return "ru";
}

/** A text in both languages. */
export type Text = { ru: string; en: string };

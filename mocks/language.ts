/** The API's languages; also the suffixes of the columns that hold texts. */
export type Language = "ru" | "en";

export const languages: readonly Language[] = ["ru", "en"];

/**
 * The first supported language in an `Accept-Language` header; Russian if there is none. Weights are ignored, because
 * the shop sends a single code without one.
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

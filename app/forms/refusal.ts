import type { CaptchaSettings } from "./human-fields";

/**
 * Why a form was not taken, for the page that shows it again: what was typed, by field (never a password), what is wrong,
 * by field, and what is wrong with the whole. The texts are in the page's language.
 */
export type Refusal = {
  values: Record<string, string[]>;
  errors: Record<string, string>;
  message: string | null;
  /** The captcha, where it is to be shown from now on. */
  captcha?: CaptchaSettings | null;
};

/** What a field shows: what was typed before the refusal, else what the page has. */
export function typed(refusal: Refusal | undefined, name: string, fallback?: string): string | undefined {
  return refusal ? refusal.values[name]?.[0] : fallback;
}

/** Whether a box or a radio button is chosen: as before the refusal, else as the page has it. */
export function ticked(refusal: Refusal | undefined, name: string, value = "on", fallback = false): boolean {
  return refusal ? (refusal.values[name]?.includes(value) ?? false) : fallback;
}

import type { Translate } from "~/i18n/translate";

/** What the action answers about a promo code. `code` is what was typed; null keeps what stands in the field. */
export type PromoAnswer =
  | { ok: true; applied: boolean }
  | {
      ok: false;
      code: string | null;
      /** Says it where the API had no words of its own. */
      key: "required" | "failed" | "kept";
      text: string | null;
    };

/** What to say of a code that was refused, or that could not be taken off; undefined where none was. */
export function refusalText(t: Translate, answer: PromoAnswer | undefined): string | undefined {
  return answer?.ok === false ? (answer.text ?? t(`basket:promo.${answer.key}`)) : undefined;
}

/** The longest promo code that is looked at, in letters. */
export const longestCode = 64;

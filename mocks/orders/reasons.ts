import type { OrderSettingsWire, ReasonWire } from "~/api/schemas/orders";
import { nameOf, type Language } from "#mocks/language";

/** The reasons to choose from, by the kind of request. */
const reasons = {
  cancel: ["changed_mind", "mistake", "too_long", "other"],
  refund: ["defect", "damaged", "wrong_item", "not_suitable"],
} as const;

/** The reasons to choose from for a cancellation or a return. */
export function orderSettings(language: Language): OrderSettingsWire {
  const localized = (kind: keyof typeof reasons): ReasonWire[] =>
    reasons[kind].map((code) => ({
      code,
      name: nameOf(kind, code, language),
      description: nameOf(`${kind}About`, code, language),
    }));
  return { cancel: { reason: localized("cancel") }, refund: { reason: localized("refund") } };
}

/** Whether the code is one of the reasons of this kind. */
export function isReason(kind: keyof typeof reasons, code: string): boolean {
  return reasons[kind].some((reason) => reason === code);
}

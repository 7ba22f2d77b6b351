import type { OrderSettingsWire, ReasonWire } from "~/api/schemas/orders";
import { textIn, type Language, type Text } from "#mocks/language";

type Entry = { code: string; name: Text; description: Text };

const cancel: Entry[] = [
  {
    code: "changed_mind",
    name: { ru: "Передумали покупать", en: "Changed your mind" },
    description: { ru: "Заказ больше не нужен", en: "The order is no longer needed" },
  },
  {
    code: "mistake",
    name: { ru: "Ошиблись в заказе", en: "Mistake in the order" },
    description: { ru: "Не тот товар, количество или адрес", en: "The wrong product, quantity or address" },
  },
  {
    code: "too_long",
    name: { ru: "Слишком долго ждать", en: "It takes too long" },
    description: { ru: "Срок доставки не подходит", en: "The delivery date is not convenient" },
  },
  {
    code: "other",
    name: { ru: "Другая причина", en: "Another reason" },
    description: { ru: "Расскажите о ней в комментарии", en: "Describe it in the comment" },
  },
];

const refund: Entry[] = [
  {
    code: "defect",
    name: { ru: "Брак или поломка", en: "Faulty or broken" },
    description: {
      ru: "Приложите фото дефекта и опишите, как он проявляется",
      en: "Attach photos of the defect and describe it",
    },
  },
  {
    code: "damaged",
    name: { ru: "Повреждено при доставке", en: "Damaged in transit" },
    description: { ru: "Приложите фото упаковки и товара", en: "Attach photos of the packaging and the product" },
  },
  {
    code: "wrong_item",
    name: { ru: "Привезли не то", en: "Wrong item delivered" },
    description: { ru: "Товар не совпадает с заказом", en: "The product is not what you ordered" },
  },
  {
    code: "not_suitable",
    name: { ru: "Не подошло", en: "Not suitable" },
    description: {
      ru: "Товар не использовался, упаковка и документы сохранены",
      en: "The product is unused, with its packaging and documents",
    },
  },
];

const reasons = { cancel, refund };

/** The reasons to choose from for a cancellation or a return. */
export function orderSettings(language: Language): OrderSettingsWire {
  const localized = (entries: Entry[]): ReasonWire[] =>
    entries.map(({ code, name, description }) => ({
      code,
      name: textIn(name, language),
      description: textIn(description, language),
    }));
  return { cancel: { reason: localized(cancel) }, refund: { reason: localized(refund) } };
}

/** Whether the code is one of the reasons of this kind. */
export function isReason(kind: keyof typeof reasons, code: string): boolean {
  return reasons[kind].some((reason) => reason.code === code);
}

/** A reason's name; a code that is no longer known is its own name. */
export function reasonName(kind: keyof typeof reasons, code: string, language: Language): string {
  return textIn(reasons[kind].find((reason) => reason.code === code)?.name, language) ?? code;
}

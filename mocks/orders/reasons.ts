import type { OrderSettings, Reason } from "~/api/schemas/orders";
import type { Language, Text } from "#mocks/language";

type Entry = { code: string; name: Text; description: Text };

const cancel: Entry[] = [
  {
    code: "changed_mind",
    name: { ru: "Передумали покупать", en: "Changed your mind" },
    description: { ru: "Заказ больше не нужен", en: "The order is no longer needed" },
  },
  {
    code: "mistake",
    name: { ru: "Ошиблись в заказе", en: "A mistake in the order" },
    description: { ru: "Не тот товар, количество или адрес", en: "The wrong product, quantity or address" },
  },
  {
    code: "too_long",
    name: { ru: "Долго ждать", en: "It takes too long" },
    description: { ru: "Срок доставки не подходит", en: "The delivery date does not suit" },
  },
  {
    code: "other",
    name: { ru: "Другая причина", en: "Another reason" },
    description: { ru: "Расскажите о ней в комментарии", en: "Tell us about it in the comment" },
  },
];

const refund: Entry[] = [
  {
    code: "defect",
    name: { ru: "Брак или поломка", en: "Faulty or broken" },
    description: {
      ru: "Приложите фото дефекта и опишите, как он проявляется",
      en: "Attach photographs of the fault and tell how it shows",
    },
  },
  {
    code: "damaged",
    name: { ru: "Повреждено при доставке", en: "Damaged on the way" },
    description: { ru: "Приложите фото упаковки и товара", en: "Attach photographs of the packing and the product" },
  },
  {
    code: "wrong_item",
    name: { ru: "Привезли не то", en: "Not what was ordered" },
    description: { ru: "Товар не совпадает с заказом", en: "The product is not the one of the order" },
  },
  {
    code: "not_suitable",
    name: { ru: "Не подошло", en: "Does not suit" },
    description: {
      ru: "Товар не был в работе, упаковка и документы на месте",
      en: "The product was not used, packing and papers are there",
    },
  },
];

const reasons = { cancel, refund };

/** Why orders are cancelled and goods returned. */
export function orderSettings(language: Language): OrderSettings {
  const told = (entries: Entry[]): Reason[] =>
    entries.map(({ code, name, description }) => ({
      code,
      name: name[language],
      description: description[language],
    }));
  return { cancel: { reason: told(cancel) }, refund: { reason: told(refund) } };
}

/** Whether a reason of the kind has the code. */
export function isReason(kind: keyof typeof reasons, code: string): boolean {
  return reasons[kind].some((reason) => reason.code === code);
}

/** A reason's name; a code that is not known any more is its own name. */
export function reasonName(kind: keyof typeof reasons, code: string, language: Language): string {
  return reasons[kind].find((reason) => reason.code === code)?.name[language] ?? code;
}

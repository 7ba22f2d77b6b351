import type { BasketWire } from "~/api/schemas/basket";
import type { ErrorBodyWire } from "~/api/schemas/common";

import { textIn, type Language, type Text } from "./language";

/** `code` is the code to send if it differs from the key; several failures may send the same one. */
type Failure = { status: number; message: Text; code?: string };

/** All errors of the API, with their messages for the shopper. */
export const failures = {
  bad_request: { status: 400, message: { ru: "Запрос не удалось прочитать", en: "The request could not be read" } },
  invalid_code: { status: 400, message: { ru: "Неверный код", en: "Wrong code" } },
  code_expired: {
    status: 400,
    message: { ru: "Код больше не действует, запросите новый", en: "The code is no longer valid. Request a new one" },
  },
  invalid_credentials: {
    status: 400,
    message: { ru: "Неверная почта или пароль", en: "Wrong e-mail or password" },
  },
  invalid_token: {
    status: 400,
    message: { ru: "Ссылка или код больше не действуют", en: "The link or the code is no longer valid" },
  },
  unauthorized: { status: 401, message: { ru: "Войдите, чтобы продолжить", en: "Please sign in to continue" } },
  account_not_found: { status: 404, message: { ru: "Аккаунт не найден", en: "Account not found" } },
  not_found: {
    status: 404,
    message: { ru: "Не нашли то, что вы искали", en: "We could not find what you were looking for" },
  },
  order_not_found: {
    status: 404,
    message: {
      ru: "Заказ не найден. Проверьте номер и контакт или ссылку из письма",
      en: "We could not find the order. Check the number and the contact, or the link in the e-mail",
    },
    code: "not_found",
  },
  product_not_found: { status: 404, message: { ru: "Такого товара нет", en: "This product does not exist" } },
  method_not_allowed: {
    status: 405,
    message: { ru: "Этот метод запроса не поддерживается", en: "This request method is not supported" },
  },
  not_payable: {
    status: 409,
    message: { ru: "Этот заказ сейчас нельзя оплатить", en: "This order cannot be paid at the moment" },
  },
  not_cancellable: {
    status: 409,
    message: { ru: "Этот заказ уже нельзя отменить", en: "This order can no longer be cancelled" },
  },
  not_refundable: {
    status: 409,
    message: { ru: "По этому заказу нельзя оформить возврат", en: "This order cannot be returned" },
  },
  not_withdrawable: {
    status: 409,
    message: { ru: "Это обращение уже нельзя отозвать", en: "This request can no longer be withdrawn" },
  },
  already_reviewed: {
    status: 409,
    message: { ru: "Вы уже оставили отзыв об этом товаре", en: "You have already reviewed this product" },
  },
  basket_changed: {
    status: 409,
    message: {
      ru: "Корзина изменилась: проверьте товары и сумму и подтвердите заказ ещё раз",
      en: "Your basket has changed: check the products and the total and confirm the order again",
    },
  },
  order_out_of_stock: {
    status: 409,
    message: {
      ru: "Пока вы оформляли заказ, часть товаров раскупили",
      en: "Some products sold out while you were placing the order",
    },
    code: "out_of_stock",
  },
  too_large: { status: 413, message: { ru: "Слишком большой запрос", en: "The request is too large" } },
  validation_failed: {
    status: 422,
    message: { ru: "Проверьте отмеченные поля", en: "Please check the marked fields" },
  },
  idempotency_conflict: {
    status: 422,
    message: {
      ru: "Этот заказ уже оформлен с другими данными",
      en: "This order has already been placed with other details",
    },
  },
  below_minimum: {
    status: 422,
    message: { ru: "Сумма заказа меньше минимальной", en: "The order is below the minimum value" },
  },
  basket_empty: { status: 422, message: { ru: "В корзине нет товаров", en: "Your basket is empty" } },
  quantity_too_big: {
    status: 422,
    message: { ru: "Не больше 999 штук одного товара", en: "No more than 999 pieces of one product" },
  },
  out_of_stock: {
    status: 422,
    message: { ru: "Такого количества сейчас нет в наличии", en: "We do not have that many in stock" },
  },
  not_for_sale: {
    status: 422,
    message: { ru: "Этот товар сейчас недоступен", en: "This product is currently unavailable" },
  },
  wrong_multiple: { status: 422, message: { ru: "Товар продаётся упаковками", en: "This product is sold in packs" } },
  promo_unknown: { status: 422, message: { ru: "Такого промокода нет", en: "This promo code does not exist" } },
  promo_expired: { status: 422, message: { ru: "Срок промокода истёк", en: "This promo code has expired" } },
  too_many_requests: {
    status: 429,
    message: { ru: "Слишком много попыток, повторите позже", en: "Too many attempts, please try again later" },
  },
  internal: { status: 500, message: { ru: "На сервере произошла ошибка", en: "Something went wrong on the server" } },
  unavailable: {
    status: 503,
    message: { ru: "Сервис временно недоступен", en: "The service is temporarily unavailable" },
  },
} satisfies Record<string, Failure>;

export type FailureCode = keyof typeof failures;

/** The code that the API sends for a failure. */
export function sentCodeOf(code: FailureCode): string {
  const failure: Failure = failures[code];
  return failure.code ?? code;
}

/** A known error of a call; thrown by handlers, turned into a response by `route`. */
type More = { basket?: BasketWire; maxQuantity?: number };

export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly fields: Record<string, Text>;
  readonly retryAfter: number | null;
  /** Additional fields of the response's error. */
  readonly more: More;

  /**
   * @param fields the message of each invalid field, in both languages
   * @param retryAfter seconds until another attempt may succeed
   */
  constructor(code: FailureCode, fields: Record<string, Text> = {}, retryAfter: number | null = null, more: More = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.more = more;
  }
}

/** The body of a failed call (contract, section 1); `fields` only if a field is invalid. */
export function failureBody(failure: ApiFailure, language: Language): ErrorBodyWire {
  const fields = Object.entries(failure.fields).map(([name, text]) => [name, textIn(text, language)] as const);
  return {
    error: {
      code: sentCodeOf(failure.code),
      message: textIn(failures[failure.code].message, language),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...failure.more,
    },
  };
}

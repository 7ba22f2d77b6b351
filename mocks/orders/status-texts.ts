import type { Text } from "#mocks/language";

import type { OrderStatus } from "./names";

/** What the customer reads when an order gets a status. */
export const statusTexts = {
  new: { ru: "Заказ {number} принят.", en: "We have received order {number}." },
  confirmed: { ru: "Заказ {number} подтверждён.", en: "Order {number} is confirmed." },
  assembling: { ru: "Собираем заказ {number}.", en: "We are packing order {number}." },
  shipped: { ru: "Заказ {number} в пути.", en: "Order {number} is on its way." },
  ready: { ru: "Заказ {number} собран и готов к выдаче.", en: "Order {number} is packed and ready for pickup." },
  completed: { ru: "Заказ {number} выполнен. Спасибо за покупку!", en: "Order {number} is completed. Thank you!" },
  cancel_requested: {
    ru: "Мы получили просьбу отменить заказ {number} и скоро ответим.",
    en: "We have received your request to cancel order {number} and will reply soon.",
  },
  cancelled: { ru: "Заказ {number} отменён.", en: "Order {number} is cancelled." },
  refund_requested: {
    ru: "Мы получили заявление на возврат по заказу {number} и скоро ответим.",
    en: "We have received your return request for order {number} and will reply soon.",
  },
  refunded: { ru: "Возврат по заказу {number} оформлен.", en: "The return of order {number} is complete." },
} satisfies Record<OrderStatus, Text>;

import type { StatusWire } from "~/api/schemas/orders";
import { textIn, type Language, type Text } from "#mocks/language";

/** The statuses of an order, in the order in which they occur. */
export const orderStatuses = {
  new: { ru: "Новый", en: "New" },
  confirmed: { ru: "Подтверждён", en: "Confirmed" },
  assembling: { ru: "Собирается", en: "Being packed" },
  shipped: { ru: "В пути", en: "On its way" },
  ready: { ru: "Готов к выдаче", en: "Ready for pickup" },
  completed: { ru: "Выполнен", en: "Completed" },
  cancel_requested: { ru: "Запрошена отмена", en: "Cancellation requested" },
  cancelled: { ru: "Отменён", en: "Cancelled" },
  refund_requested: { ru: "Запрошен возврат", en: "Return requested" },
  refunded: { ru: "Возвращён", en: "Returned" },
} satisfies Record<string, Text>;
export type OrderStatus = keyof typeof orderStatuses;

const isStatus = (code: string): code is OrderStatus => code in orderStatuses;
export const statusCodes: OrderStatus[] = Object.keys(orderStatuses).filter(isStatus);

export const paymentStatuses = {
  unpaid: { ru: "Не оплачен", en: "Not paid" },
  pending: { ru: "Оплата обрабатывается", en: "Payment in progress" },
  paid: { ru: "Оплачен", en: "Paid" },
  returned: { ru: "Деньги возвращены", en: "Refunded" },
} satisfies Record<string, Text>;
export type PaymentStatus = keyof typeof paymentStatuses;

export const requestStatuses = {
  new: { ru: "На рассмотрении", en: "Under review" },
  approved: { ru: "Одобрено", en: "Approved" },
  rejected: { ru: "Отклонено", en: "Declined" },
  withdrawn: { ru: "Отозвано", en: "Withdrawn" },
} satisfies Record<string, Text>;
export type RequestStatus = keyof typeof requestStatuses;

export const deliveryNames = {
  pickup: { ru: "Самовывоз", en: "Pickup" },
  courier: { ru: "Курьер", en: "Courier" },
  transport: { ru: "Транспортная компания", en: "Freight carrier" },
} satisfies Record<string, Text>;
export type DeliveryCode = keyof typeof deliveryNames;

export const paymentNames = {
  card: { ru: "Картой на сайте", en: "Card online" },
  cash: { ru: "При получении", en: "On delivery" },
  invoice: { ru: "По счёту", en: "By invoice" },
} satisfies Record<string, Text>;
export type PaymentCode = keyof typeof paymentNames;

/** A code with its name from one of these tables; an unknown code is its own name. */
export function named(table: Record<string, Text>, code: string, language: Language): StatusWire {
  return { code, name: textIn(table[code], language) ?? code };
}

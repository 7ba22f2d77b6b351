import type { Status } from "~/api/schemas/orders";
import type { IconName } from "~/ui/icon";
import { Pill, type PillKind } from "~/ui/pill";

type Look = { kind: PillKind; icon: IconName };

const orderLooks = new Map<string, Look>([
  ["new", { kind: "info", icon: "clock" }],
  ["confirmed", { kind: "info", icon: "check" }],
  ["assembling", { kind: "warn", icon: "package" }],
  ["shipped", { kind: "warn", icon: "truck" }],
  ["ready", { kind: "ok", icon: "store" }],
  ["completed", { kind: "ok", icon: "check" }],
  ["cancel_requested", { kind: "warn", icon: "clock" }],
  ["cancelled", { kind: "err", icon: "x" }],
  ["refund_requested", { kind: "warn", icon: "clock" }],
  ["refunded", { kind: "off", icon: "undo-2" }],
]);

const requestLooks = new Map<string, Look>([
  ["new", { kind: "warn", icon: "clock" }],
  ["approved", { kind: "ok", icon: "check" }],
  ["rejected", { kind: "err", icon: "x" }],
  ["withdrawn", { kind: "off", icon: "undo-2" }],
]);

/** A status that the shop does not know is shown by its name alone. */
const unknown: Look = { kind: "off", icon: "info" };

/** The status of an order. */
export function OrderStatus({ status: { code, name } }: { status: Status }) {
  return <Pill {...(orderLooks.get(code) ?? unknown)}>{name}</Pill>;
}

/** The status of what was asked about an order. */
export function RequestStatus({ status: { code, name } }: { status: Status }) {
  return <Pill {...(requestLooks.get(code) ?? unknown)}>{name}</Pill>;
}

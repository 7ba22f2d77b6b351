import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import personal from "~/i18n/locales/en/personal";
import { TranslationProvider } from "~/i18n/react";
import { makeTranslate } from "~/i18n/translate";

import { OrderStages } from "./order-status";

const t = makeTranslate("en", (area) => (area === "personal" ? personal : undefined));
const pickup = { code: "pickup", name: "Pickup" };
const courier = { code: "courier", name: "Courier" };
const ready = ["Accepted", "Packed", "Ready for pickup", "Received"];
const onItsWay = ["Accepted", "Packed", "On its way", "Received"];

it.each([
  ["new, to be picked up", "new", pickup, ready, 0],
  ["packed, to be picked up", "assembling", pickup, ready, 1],
  ["on its way to the pickup point", "shipped", pickup, ready, 1],
  ["ready for pickup", "ready", pickup, ready, 2],
  ["picked up at a partner's", "new", { code: "locker", kind: "pickup", name: "Parcel locker" } as const, ready, 0],
  ["new, with a courier", "new", courier, onItsWay, 0],
  ["on its way with a courier", "shipped", courier, onItsWay, 2],
  ["new, from an API that does not say how it is delivered", "new", undefined, onItsWay, 0],
  ["ready, from an API that does not say how it is delivered", "ready", undefined, ready, 2],
])("the progress of an order that is %s", (_, code, delivery, names, current) => {
  const order = { status: { code, name: code === "ready" ? "Ready for pickup" : code }, delivery };
  const html = renderToStaticMarkup(
    <TranslationProvider locale="en" t={t}>
      <OrderStages order={order} />
    </TranslationProvider>,
  );
  const stages = [...html.matchAll(/<li([^>]*)>([^<]*)</g)];
  expect(stages.map(([, , name]) => name)).toEqual(names);
  expect(stages.map(([, attributes = ""]) => attributes.includes("aria-current")).indexOf(true)).toBe(current);
});

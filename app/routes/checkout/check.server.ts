import * as z from "zod";

import type { Consent, Delivery, PersonType } from "~/api/schemas/checkout";
import { email, key, optionalText, phone, requiredText } from "~/forms/schemas";
import { constraintOf, parseForm } from "~/forms/submission.server";
import type { Translate } from "~/i18n/translate";
import { countryOf } from "~/lib/phone";
import { addressSchema } from "~/shop/address/address-schema.server";
import { readCompany, companyFields, tidyCompany, type TypedCompany } from "~/shop/company/company-faults";
import { companySchema } from "~/shop/company/company-schema.server";

import { chosenSlot, companyField, slotField, type Values } from "./fields";

type Order = { personType: PersonType; values: Values; delivery: Delivery | undefined; consents: Consent[] };

/**
 * Validates the form without the API and returns errors by field. The API makes its own checks when it receives the
 * order.
 */
export function checkOrder(order: Order, t: Translate): Record<string, string> {
  const form = new FormData();
  for (const field of companyFields) form.set(companyField(field), "");
  for (const [name, value] of Object.entries(order.values)) form.set(name, value);
  const submission = parseForm(orderSchema(order), form, t);
  const errors = Object.entries((submission.status !== "success" && submission.error) || {});
  return {
    ...Object.fromEntries(errors.flatMap(([name, texts]) => (texts?.[0] ? [[name, texts[0]]] : []))),
    ...slotError(order, t),
  };
}

/** A day that was offered when the page was opened may have passed. */
function slotError({ delivery, values }: Order, t: Translate): Record<string, string> {
  if (!delivery || !values[slotField(delivery.code)] || chosenSlot(delivery, values)) return {};
  return { [slotField(delivery.code)]: t("checkout:delivery.slotGone") };
}

/** Field names are those in the API's error responses. */
function orderSchema({ personType, values, delivery, consents }: Order) {
  const isPickup = delivery?.kind === "pickup";
  return z.object({
    customer: person(values["customer.phoneCountry"]),
    recipient: isBegun(values, "recipient.name", "recipient.phone")
      ? z.object({ name: requiredText(100), phone: phone(countryOf(values["recipient.phoneCountry"])) })
      : z.unknown(),
    company: personType === "legal" ? companySchema : z.unknown(),
    delivery: isPickup ? z.object({ pointId: point }) : z.object({ address: addressSchema }),
    comment: optionalText(2000),
    consents: z.object(
      Object.fromEntries(consents.filter(({ required }) => required).map(({ code }) => [code, agreed] as const)),
    ),
  });
}

const isBegun = (values: Values, ...names: string[]) => names.some((name) => values[name]?.trim());

const person = (country: string | undefined) =>
  z.object({
    name: requiredText(100),
    lastName: requiredText(100),
    phone: phone(countryOf(country)),
    email,
  });

const noPoint = key("checkout:delivery.noPoint");
const point = z.string(noPoint).regex(/^\d{1,9}$/, noPoint);

const agreed = z.string(key("checkout:consents.required"));

/** Of an order with delivery. Which consents are required depends on the API, and the company checks itself. */
export const constraint = constraintOf(
  orderSchema({ personType: "legal", values: {}, delivery: undefined, consents: [] }),
);

/** The typed company; its numbers without spaces and dashes. */
export function typedCompany(values: Values): TypedCompany {
  return tidyCompany(readCompany((field) => values[companyField(field)] ?? ""));
}

import type { ReadOrderBodyWire } from "~/api/schemas/checkout";
import type { AddressWire, CompanyWire } from "~/api/schemas/profile";
import { firstLanguage } from "~/lib/languages";
import { normalizePhone, russia } from "~/lib/phone";
import type { Context } from "#mocks/context";
import { companyErrors, tidyCompany } from "#mocks/customers/company";
import { ApiFailure } from "#mocks/errors";
import { onlyErrors, readEmail, required, type FieldErrors } from "#mocks/handlers/fields";
import type { Text } from "#mocks/language";
import { listOffices } from "#mocks/shop";

import { addressErrors, readAddress } from "./address";
import { consentErrors } from "./consents";
import { deliveryMethods, isFarFrom, paymentError, type DeliveryMethod } from "./methods";

/** The normalised data of an order. */
export type Checked = {
  person: ReadOrderBodyWire["customer"];
  company: CompanyWire | null;
  method: DeliveryMethod;
  isFar: boolean;
  address: AddressWire | null;
  pointId: number | null;
  recipient: { name: string; phone: string } | null;
};

/**
 * Normalises an order's data and validates all of it except the date and the basket.
 * @throws 422 with every invalid field
 */
export function checkOrder({ db, shop }: Pick<Context, "db" | "shop">, body: ReadOrderBodyWire): Checked {
  const { personType, delivery, payment } = body;
  const method = deliveryMethods(shop).find(({ code }) => code === delivery.code);
  const isPickup = method?.code === "pickup";
  const address = method && !isPickup ? readAddress(delivery.address) : null;
  const company = personType === "legal" ? checkCompany(body.company) : { company: null, errors: {} };
  const { person, errors: personErrors } = checkPerson(body.customer);
  const { recipient, errors: recipientErrors } = checkRecipient(body.recipient);
  const errors = onlyErrors({
    ...personErrors,
    ...recipientErrors,
    ...prefixed("company", company.errors),
    ...(address && prefixed("delivery.address", addressErrors(address))),
    "delivery.code": !method && required(delivery.code, "field.delivery"),
    "delivery.interval": method && isOtherInterval(method, delivery.interval) && "field.interval",
    "delivery.pointId": isPickup && pointError(shop, delivery.pointId),
    payment: required(payment, method && paymentError(shop, payment, method.code, personType)),
    ...consentErrors(db, body.consents),
  });
  if (!method || Object.keys(errors).length > 0) throw new ApiFailure("validation_failed", errors);
  return {
    ...{ person, company: company.company, method, address, recipient },
    isFar: isFarFrom(shop, address?.city_with_type ?? address?.settlement_with_type ?? ""),
    pointId: isPickup ? (delivery.pointId ?? null) : null,
  };
}

const prefixed = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [`${prefix}.${name}`, text]));

function checkPerson(customer: ReadOrderBodyWire["customer"]) {
  const phone = normalizePhone(russia, customer.phone);
  const email = readEmail(customer.email);
  const errors: FieldErrors = {
    "customer.name": required(customer.name),
    "customer.lastName": required(customer.lastName),
    "customer.phone": phone === null && required(customer.phone, "field.phone"),
    "customer.email": email === null && required(customer.email, "field.email"),
  };
  return { person: { ...customer, phone: phone ?? "", email: email ?? "" }, errors };
}

/** Both fields or neither. */
function checkRecipient({ name, phone: typed }: Checked["recipient"] & object = { name: "", phone: "" }) {
  if (name === "" && typed.trim() === "") return { recipient: null, errors: {} };
  const phone = normalizePhone(russia, typed);
  const errors: FieldErrors = {
    "recipient.name": required(name),
    "recipient.phone": phone === null && required(typed, "field.phone"),
  };
  return { recipient: { name, phone: phone ?? "" }, errors };
}

const isOtherInterval = ({ intervals }: DeliveryMethod, interval: string | undefined) =>
  interval !== undefined && !intervals.includes(interval);

const noCompany: CompanyWire = {
  ...{ inn: "", kpp: null, ogrn: "", name: "", legalAddress: "", bik: "", bank: "" },
  ...{ account: "", correspondentAccount: "", contractEmail: "" },
};

/** An empty field is reported as missing, not as invalid. A sole trader has no KPP. */
function checkCompany(given: ReadOrderBodyWire["company"]): { company: CompanyWire; errors: FieldErrors } {
  const company = tidyCompany(given ?? noCompany);
  const { kpp, ...others } = company;
  const empty = Object.entries({ ...others, ...(company.inn.length === 10 && { kpp }) }).filter(([, text]) => !text);
  const missing = empty.map(([field]) => [field, "field.required"] as const);
  return { company, errors: { ...(given && companyErrors(company)), ...Object.fromEntries(missing) } };
}

/** The error of the choice of a pickup point. */
export const pointError = (shop: Context["shop"], pointId: number | undefined): Text | null =>
  listOffices(shop, firstLanguage()).some(({ id }) => id === pointId) ? null : "field.point";

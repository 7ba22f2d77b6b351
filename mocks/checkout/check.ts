import type { ReadOrderBodyWire } from "~/api/schemas/checkout";
import type { AddressWire, CompanyWire } from "~/api/schemas/profile";
import { normalizePhone, russia } from "~/lib/phone";
import type { Context } from "#mocks/context";
import { companyErrors, tidyCompany } from "#mocks/customers/company";
import { readEmail, wrongEmail } from "#mocks/handlers/fields";
import { requiredField } from "#mocks/handlers/route";
import type { Text } from "#mocks/language";
import { listOffices } from "#mocks/shop";

import { addressErrors, readAddress } from "./address";
import { consentErrors } from "./consents";
import { isFarFrom, deliveryMethods, type DeliveryMethod } from "./delivery-methods";
import { paymentError } from "./payments";

/** The normalised data of an order; `method` and the rest are reliable only if there are no errors. */
export type Checked = {
  person: ReadOrderBodyWire["customer"];
  company: CompanyWire | null;
  method: DeliveryMethod | null;
  isFar: boolean;
  address: AddressWire | null;
  pointId: number | null;
  recipient: { name: string; phone: string } | null;
  /** By dotted field name. */
  errors: Record<string, Text>;
};

const texts = {
  phone: {
    ru: "Телефон с кодом страны, например +79991234567",
    en: "A phone number with its country code, such as +79991234567",
  },
  delivery: { ru: "Выберите способ доставки из списка", en: "Choose a delivery method from the list" },
  interval: { ru: "Выберите время из списка", en: "Choose a time from the list" },
  point: { ru: "Выберите пункт выдачи из списка", en: "Choose a pickup point from the list" },
} satisfies Record<string, Text>;

/** Normalises an order's data and validates all of it except the date and the basket. */
export function checkOrder({ db, shop }: Pick<Context, "db" | "shop">, body: ReadOrderBodyWire): Checked {
  const { personType, delivery } = body;
  const method = deliveryMethods.find(({ code }) => code === delivery.code) ?? null;
  const isPickup = method?.code === "pickup";
  const address = method && !isPickup ? readAddress(delivery.address) : null;
  const company = personType === "legal" ? checkCompany(body.company) : { company: null, errors: {} };
  const person = checkPerson(body.customer);
  const recipient = checkRecipient(body.recipient);
  return {
    person: person.person,
    company: company.company,
    method,
    isFar: isFarFrom(address?.city_with_type ?? address?.settlement_with_type ?? ""),
    address,
    pointId: isPickup ? (delivery.pointId ?? null) : null,
    recipient: recipient.recipient,
    errors: {
      ...person.errors,
      ...recipient.errors,
      ...(method && isOtherInterval(method, delivery.interval) ? { "delivery.interval": texts.interval } : {}),
      ...prefixed("company", company.errors),
      ...(method ? {} : { "delivery.code": delivery.code === "" ? requiredField : texts.delivery }),
      ...(isPickup ? pointErrors(shop, delivery.pointId) : {}),
      ...(address ? prefixed("delivery.address", addressErrors(address)) : {}),
      ...paymentErrors(shop, body, method),
      ...consentErrors(db, body.consents),
    },
  };
}

function prefixed(prefix: string, errors: Partial<Record<string, Text>>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (text ? [[`${prefix}.${name}`, text]] : [])),
  );
}

function checkPerson(customer: ReadOrderBodyWire["customer"]) {
  const phone = normalizePhone(russia, customer.phone);
  const email = readEmail(customer.email);
  const errors: Record<string, Text> = {
    ...(customer.name === "" ? { "customer.name": requiredField } : {}),
    ...(customer.lastName === "" ? { "customer.lastName": requiredField } : {}),
    ...(phone === null ? { "customer.phone": customer.phone.trim() === "" ? requiredField : texts.phone } : {}),
    ...(email === null ? { "customer.email": customer.email === "" ? requiredField : wrongEmail } : {}),
  };
  return { person: { ...customer, phone: phone ?? "", email: email ?? "" }, errors };
}

/** Both fields or neither. */
function checkRecipient(given: ReadOrderBodyWire["recipient"]): Pick<Checked, "recipient" | "errors"> {
  const { name = "", phone: typed = "" } = given ?? {};
  if (name === "" && typed.trim() === "") return { recipient: null, errors: {} };
  const phone = normalizePhone(russia, typed);
  const errors: Record<string, Text> = {
    ...(name === "" ? { "recipient.name": requiredField } : {}),
    ...(phone === null ? { "recipient.phone": typed.trim() === "" ? requiredField : texts.phone } : {}),
  };
  return { recipient: { name, phone: phone ?? "" }, errors };
}

const isOtherInterval = ({ intervals }: DeliveryMethod, interval: string | undefined) =>
  interval !== undefined && !intervals.includes(interval);

const fieldsOfAll = [
  "inn",
  "ogrn",
  "name",
  "legalAddress",
  "bik",
  "bank",
  "account",
  "correspondentAccount",
  "contractEmail",
] as const;

/** An empty field is reported as missing, not as invalid. */
function checkCompany(given: ReadOrderBodyWire["company"]): {
  company: CompanyWire | null;
  errors: Record<string, Text>;
} {
  if (!given) return { company: null, errors: Object.fromEntries(fieldsOfAll.map((field) => [field, requiredField])) };
  const company = tidyCompany(given);
  const empty = fieldsOfAll.filter((field) => company[field] === "");
  const isKppMissing = company.kpp === null && company.inn.length === 10;
  const missing = [...empty, ...(isKppMissing ? ["kpp"] : [])].map((field) => [field, requiredField] as const);
  return { company, errors: { ...companyErrors(company), ...Object.fromEntries(missing) } };
}

/** Validates the choice of a pickup point. */
export function pointErrors(shop: Context["shop"], pointId: number | undefined): Record<string, Text> {
  return listOffices(shop, "ru").some(({ id }) => id === pointId) ? {} : { "delivery.pointId": texts.point };
}

function paymentErrors(
  shop: Context["shop"],
  { payment, personType }: ReadOrderBodyWire,
  method: DeliveryMethod | null,
): Record<string, Text> {
  if (payment === "") return { payment: requiredField };
  const error = method && paymentError(shop, payment, method.code, personType);
  return error ? { payment: error } : {};
}

/** The error for a delivery method that does not exist. */
export const unknownDelivery = texts.delivery;

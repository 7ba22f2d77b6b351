import * as z from "zod";

import { user } from "~/api/schemas/auth";
import { basket, basketChange, basketLine } from "~/api/schemas/basket";
import { menuItem, offer, product } from "~/api/schemas/catalog";
import { consent, delivery, orderAddress, payment, warning, bank, party } from "~/api/schemas/checkout";
import { card, crumb, errorBody, filter, meta, pagination, section, sort } from "~/api/schemas/common";
import { order, orderDetail, orderRequest, pickupPoint, status } from "~/api/schemas/orders";
import { brand, news, office, stock } from "~/api/schemas/pages";
import { address, company, savedAddress, savedCompany, session } from "~/api/schemas/profile";
import { rule } from "#mocks/scenarios";

/** A JSON Schema; its keys are not typed, because few of them are read. */
export type Schema = { [key: string]: unknown };

/** Schemas that have a name in the document. */
const named: Record<string, z.ZodType> = {
  Card: card,
  Section: section,
  MenuItem: menuItem,
  Filter: filter,
  Sort: sort,
  Crumb: crumb,
  Meta: meta,
  Pagination: pagination,
  Brand: brand,
  Stock: stock,
  News: news,
  Office: office,
  Product: product,
  Offer: offer,
  Basket: basket,
  BasketLine: basketLine,
  BasketChange: basketChange,
  User: user,
  Status: status,
  Order: order,
  OrderDetail: orderDetail,
  OrderRequest: orderRequest,
  PickupPoint: pickupPoint,
  Address: address,
  SavedAddress: savedAddress,
  Company: company,
  Session: session,
  SavedCompany: savedCompany,
  Delivery: delivery,
  Payment: payment,
  Consent: consent,
  Warning: warning,
  OrderAddress: orderAddress,
  Party: party,
  Bank: bank,
  Error: errorBody,
  Fault: rule,
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });

// Unknown fields from a back end are ignored. Only the input side of a schema says so; the output side forbids them.
const options = { metadata: registry, io: "input", override: simplify } as const;

/** The named schemas as JSON Schemas; they refer to one another as `#/components/schemas/…`. */
export function componentSchemas(): Record<string, Schema> {
  const definitions = toRecord(convert(z.object(named))["$defs"]);
  return Object.fromEntries(Object.keys(named).map((id) => [id, toRecord(definitions[id])]));
}

/** Converts a zod schema to a JSON Schema with references to the named ones; a named schema becomes just a reference. */
export function toSchema(schema: z.ZodType): Schema {
  const converted = convert(schema);
  delete converted["$schema"];
  delete converted["$defs"];
  return converted;
}

/** Converts with zod, which puts named schemas into `$defs`; OpenAPI keeps them in its components. */
function convert(schema: z.ZodType): Schema {
  const text = JSON.stringify(z.toJSONSchema(schema, options));
  return toRecord(JSON.parse(text.replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')));
}

/** Any value as a record: a copy if it is an object, otherwise an empty record. */
export const toRecord = (value: unknown): Schema =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Drops redundant keys: the default bounds of integers, patterns of known formats, ids that the references contain. */
function simplify({ jsonSchema: schema }: { jsonSchema: Schema }): void {
  delete schema["id"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["format"] !== undefined) delete schema["pattern"];
}

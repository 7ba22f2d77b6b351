import * as z from "zod";

import { user } from "~/api/schemas/auth";
import { basket, basketChange, basketLine } from "~/api/schemas/basket";
import { menuItem, offer, product } from "~/api/schemas/catalog";
import { consent, delivery, orderAddress, payment, warning } from "~/api/schemas/checkout";
import { card, crumb, errorBody, filter, meta, pagination, section, sort } from "~/api/schemas/common";
import { order, orderDetail, orderRequest, pickupPoint, status } from "~/api/schemas/orders";
import { brand, news, office, stock } from "~/api/schemas/pages";
import { address, company, savedAddress, savedCompany, session } from "~/api/schemas/profile";
import { bank, party } from "~/api/schemas/suggest";
import { rule } from "#mocks/scenarios";

/** A JSON Schema as far as we look into it. */
export type Schema = { [key: string]: unknown };

/** Shapes that have a name in the document. */
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

// Of what a back end sends, fields that we do not know are ignored: the input side of a schema says so.
const options = { metadata: registry, io: "input", override: simplify } as const;

/** The named shapes as JSON Schemas; they refer to one another as `#/components/schemas/…`. */
export function componentSchemas(): Record<string, Schema> {
  const definitions = toRecord(convert(z.object(named))["$defs"]);
  return Object.fromEntries(Object.keys(named).map((id) => [id, toRecord(definitions[id])]));
}

/** Any shape as a JSON Schema that refers to the named ones; only a reference for a named one. */
export function toSchema(schema: z.ZodType): Schema {
  const converted = convert(schema);
  delete converted["$schema"];
  delete converted["$defs"];
  return converted;
}

/** The JSON Schema by zod, which puts named shapes into `$defs`; OpenAPI keeps them among its components. */
function convert(schema: z.ZodType): Schema {
  const text = JSON.stringify(z.toJSONSchema(schema, options));
  return toRecord(JSON.parse(text.replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')));
}

/** Any value as an object: itself where it is one, an empty one otherwise. */
export function toRecord(value: unknown): Schema {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Drops what says nothing: the bounds of every whole number, patterns of known formats, a name that the reference has. */
function simplify({ jsonSchema: schema }: { jsonSchema: Schema }): void {
  delete schema["id"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["format"] !== undefined) delete schema["pattern"];
}

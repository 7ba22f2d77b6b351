import { join } from "node:path";

import * as z from "zod";

import { addressParts, company } from "~/api/schemas/profile";
import { readDataFile } from "#mocks/data-file";
import { deliveryCodes, orderStatuses, paymentCodes, paymentStatuses, requestStatuses } from "#mocks/orders/names";
import { demoFolder } from "#mocks/paths";

const bothLanguages = z.strictObject({ ru: z.string(), en: z.string() });

/** A cancellation or refund request about a demo order. */
const request = z.strictObject({
  kind: z.enum(["cancel", "refund"]),
  status: z.enum(requestStatuses),
  reason: z.string(),
  /** Fits any product. */
  comment: z.string(),
  /** A product of the order, and what the customer says about it, if the catalogue has it. */
  about: z.strictObject({ code: z.string(), comment: z.string() }).optional(),
  /** Which of the file's answers the shop gave. */
  answer: z.enum(["approved", "unpaid", "rejected"]).optional(),
});

const order = z.strictObject({
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStatuses),
  /** Hours before now. */
  age: z.number(),
  delivery: z.enum(deliveryCodes),
  pay: z.enum(paymentCodes),
  /** Places in the list of popular products, with the quantity of each. */
  lines: z.array(z.tuple([z.number(), z.number()])),
  comment: z.string().optional(),
  /** The promo code that it was placed with; another shop's orders have no such discount. */
  promo: z.string().optional(),
  forCompany: z.boolean().default(false),
  /** Includes a product that is now sold out and one that is no longer in the catalogue. */
  hasLost: z.boolean().default(false),
  request: request.optional(),
});
export type DemoOrder = z.output<typeof order>;

const customer = z
  .strictObject({
    phone: z.string(),
    email: z.email(),
    /** Hashed as in `mocks/customers/passwords.ts`, so that a start does not wait for hashing. */
    passwordHash: z.string(),
    name: z.string(),
    lastName: z.string(),
    secondName: z.string(),
    birthday: z.iso.date().nullable(),
    bonuses: z.number(),
    /** The language of the messages about the orders; without one, the shop's first language. */
    language: z.string().optional(),
    /** The first one is the default. */
    addresses: z.array(addressParts.extend({ name: z.string(), value: z.string() })),
    company,
    orders: z.array(order),
  })
  .transform(({ addresses, company: business, orders, language = "", ...person }) => ({
    language,
    person: { ...person, emailConfirmed: 1 },
    addresses: addresses.map(({ name, ...address }) => ({ name, address })),
    company: business,
    orders,
  }));

const customersFile = z.strictObject({
  /** The shop's answers to requests. */
  answers: z.strictObject({ approved: bothLanguages, unpaid: bothLanguages, rejected: bothLanguages }),
  /** The statuses on the way to each status, with the hours after the order was placed. */
  ways: z.record(z.enum(orderStatuses), z.record(z.string(), z.number())),
  /** A product that is no longer sold. Roubles and grams. */
  gone: z.strictObject({
    code: z.string(),
    name: bothLanguages,
    article: z.string(),
    price: z.number(),
    weight: z.number(),
  }),
  customers: z.strictObject({ anna: customer, boris: customer }),
});
export type DemoCustomer = z.output<typeof customer>;

let read: z.output<typeof customersFile> | undefined;

/** The demo customers with their orders, read at the first call. Throws an Error that lists all faults of the file. */
export function demo(): z.output<typeof customersFile> {
  read ??= readDataFile(join(demoFolder, "goods", "customers.json"), customersFile);
  return read;
}

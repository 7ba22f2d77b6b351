import * as z from "zod";

import { phone, user } from "./auth";
import { dateTime } from "./common";

/** Contract, sections 2 and 3: personal data, address book and companies of the "Personal area". */

/** The full address in one line. */
const fullAddress = z.string().trim().min(1).max(500);
const part = z.string().trim().max(200).nullable();

/** A postal address (specification, section 3: address fields). Every part may be null, except the full text. */
export const address = z.object({
  value: fullAddress,
  postal_code: part,
  region_with_type: part,
  city_with_type: part,
  settlement_with_type: part,
  street_with_type: part,
  house_type: part,
  house: part,
  block_type: part,
  block: part,
  flat: part,
  geo_lat: part,
  geo_lon: part,
});
export type Address = z.output<typeof address>;
export type AddressWire = z.input<typeof address>;

/** An entry of the address book; `name` is the customer's name for it. */
export const savedAddress = address.and(z.object({ id: z.int(), name: z.string(), default: z.boolean() }));
export type SavedAddress = z.output<typeof savedAddress>;
export type SavedAddressWire = z.input<typeof savedAddress>;
export const addressList = z.object({ addresses: z.array(savedAddress) });

const lacking = part.optional().default(null);

/** The parts of an address in a request; all are optional. */
export const addressParts = z.object({
  postal_code: lacking,
  region_with_type: lacking,
  city_with_type: lacking,
  settlement_with_type: lacking,
  street_with_type: lacking,
  house_type: lacking,
  house: lacking,
  block_type: lacking,
  block: lacking,
  flat: lacking,
  geo_lat: lacking,
  geo_lon: lacking,
});

export const addressBody = addressParts.extend({
  value: fullAddress,
  name: z.string().trim().max(100).default(""),
  default: z.boolean().default(false),
});
export type AddressBodyWire = z.input<typeof addressBody>;
export type AddressBody = AddressBodyWire;

/** A company with its bank details; numbers without spaces. */
export const company = z.object({
  inn: z.string(),
  /** Null for a sole trader. */
  kpp: z.string().nullable(),
  /** For a sole trader, the OGRNIP. */
  ogrn: z.string(),
  name: z.string(),
  legalAddress: z.string(),
  bik: z.string(),
  bank: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  contractEmail: z.string(),
});
export type Company = z.output<typeof company>;
export type CompanyWire = z.input<typeof company>;

export const savedCompany = company.and(z.object({ id: z.int() }));
export type SavedCompany = z.output<typeof savedCompany>;
export type SavedCompanyWire = z.input<typeof savedCompany>;
export const companyList = z.object({ companies: z.array(savedCompany) });

const number = z.string().max(40);
const line = z.string().trim().min(1).max(300);

/** Numbers may contain spaces and dashes; `app/lib/requisites.ts` validates them. */
export const companyBody = z.object({
  inn: number.min(1),
  kpp: number.nullable().optional().default(null),
  ogrn: number.min(1),
  name: line,
  legalAddress: line,
  bik: number.min(1),
  bank: line,
  account: number.min(1),
  correspondentAccount: number.min(1),
  contractEmail: z.string().trim().min(1).max(200),
});
export type CompanyBodyWire = z.input<typeof companyBody>;
export type CompanyBody = CompanyBodyWire;

export const notify = z.object({ orderSms: z.boolean(), orderEmail: z.boolean() });
export type Notify = z.output<typeof notify>;
export type NotifyWire = z.input<typeof notify>;
export const notifyView = z.object({ notify });

export const personal = z.object({ user, notify, bonuses: z.object({ balance: z.int().nonnegative() }) });
export type Personal = z.output<typeof personal>;
export type PersonalWire = z.input<typeof personal>;

export const userView = z.object({ user });

const sessionId = z.string().min(1).max(100);

/** A session of the customer. */
export const session = z.object({
  id: sessionId,
  /** The browser in language-neutral words, `Chrome, Windows`; empty if unknown. */
  device: z.string(),
  startedAt: dateTime,
  /** Accurate to about an hour. */
  usedAt: dateTime,
  /** Whether it is the session of the caller's token. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof session>;
export type SessionWire = z.input<typeof session>;
export const sessionList = z.object({ sessions: z.array(session) });
export const closeSessionBody = z.object({ id: sessionId });
export type CloseSessionBodyWire = z.input<typeof closeSessionBody>;
export type CloseSessionBody = CloseSessionBodyWire;

const named = z.string().trim().max(100);

export const personBody = z.object({
  name: named.min(1),
  lastName: named.default(""),
  secondName: named.default(""),
  /** May be sent unchanged; only `editEmail` changes it. */
  email: z.string().trim().max(200).nullable().default(null),
  birthday: z.string().max(10).nullable().default(null),
});
export type PersonBodyWire = z.input<typeof personBody>;
export type PersonBody = PersonBodyWire;

const code = z.string().min(1).max(20).optional();
const knownPassword = z.string().max(128).optional();

/** Proof that the owner makes the request: the password, or the code from `prove`. */
const proof = { password: knownPassword, proof: code };
export type ProofWire = z.input<z.ZodObject<typeof proof>>;
export type Proof = ProofWire;

export const editPasswordBody = z.object({
  oldPassword: knownPassword,
  proof: code,
  password: z.string().min(1),
  confirmPassword: z.string().min(1),
});
export type EditPasswordBodyWire = z.input<typeof editPasswordBody>;
export type EditPasswordBody = EditPasswordBodyWire;

export const editPhoneBody = z.object({ phone, code, ...proof });
export type EditPhoneBodyWire = z.input<typeof editPhoneBody>;
export type EditPhoneBody = EditPhoneBodyWire;
export const editEmailBody = z.object({ email: z.string().trim().min(1).max(200), ...proof });
export type EditEmailBodyWire = z.input<typeof editEmailBody>;
export type EditEmailBody = EditEmailBodyWire;
/** Without `confirm`, nothing changes: the shopper first sees which address the link confirms. */
export const confirmEmailBody = z.object({ token: z.string().min(1).max(200), confirm: z.boolean().default(false) });
export type ConfirmEmailBodyWire = z.input<typeof confirmEmailBody>;
export type ConfirmEmailBody = ConfirmEmailBodyWire;
export const emailChange = z.object({ email: z.string(), isConfirmed: z.boolean() });
export type EmailChange = z.output<typeof emailChange>;
export type EmailChangeWire = z.input<typeof emailChange>;
export const deleteBody = z.object({ code });
export type DeleteBodyWire = z.input<typeof deleteBody>;
export type DeleteBody = DeleteBodyWire;

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const profileToWire = {
  address: (body: AddressBody): AddressBodyWire => body,
  company: (body: CompanyBody): CompanyBodyWire => body,
  closeSession: (body: CloseSessionBody): CloseSessionBodyWire => body,
  notify: (body: Notify): NotifyWire => body,
  person: (body: PersonBody): PersonBodyWire => body,
  editPassword: (body: EditPasswordBody): EditPasswordBodyWire => body,
  editPhone: (body: EditPhoneBody): EditPhoneBodyWire => body,
  editEmail: (body: EditEmailBody): EditEmailBodyWire => body,
  confirmEmail: (body: ConfirmEmailBody): ConfirmEmailBodyWire => body,
  deletion: (body: DeleteBody): DeleteBodyWire => body,
};

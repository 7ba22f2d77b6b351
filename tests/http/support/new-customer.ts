import { inject } from "vitest";
import * as z from "zod";

import { signedIn } from "~/api/schemas/auth";
import { companyList, addressList, personal } from "~/api/schemas/profile";
import { localePath, type Locale } from "~/i18n/config";
import { paths } from "~/paths";

import { lastMessageTo } from "../../fixtures/outbox";
import { createApi } from "./api";
import { customerCookies } from "./cookies";
import { createShopper, type Shopper } from "./shopper";

const outbox = z.object({
  data: z.object({ messages: z.array(z.object({ to: z.string(), text: z.string(), code: z.string().nullable() })) }),
});

/** A customer for one test alone, signed in at the shop, with direct access to their data at the API. */
export type Customer = {
  shopper: Shopper;
  phone: string;
  token: string;
  /** Sets the account's first password. */
  setPassword: (password: string) => Promise<void>;
  /** Sets and confirms the e-mail address of an account without a password. */
  setEmail: (email: string) => Promise<void>;
  /** Ends the session at the API: its token becomes invalid. */
  endSession: () => Promise<Response>;
  /** Calls the API for the customer. */
  call: (method: string, path: string, body?: object) => Promise<Response>;
  account: () => Promise<z.infer<typeof personal>>;
  addresses: () => Promise<z.infer<typeof addressList>["addresses"]>;
  companies: () => Promise<z.infer<typeof companyList>["companies"]>;
};

/** A phone number that no other test uses. */
export function newPhone(): string {
  return `+7901${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}

/** The last code sent to a phone or an e-mail address; null if there is none. */
export async function lastCode(to: string): Promise<string | null> {
  const response = await fetch(`${inject("apiUrl")}/outbox`, { headers: { Accept: "application/json" } });
  const { messages } = outbox.parse(await response.json()).data;
  return messages.find((message) => message.to === to && message.code !== null)?.code ?? null;
}

/** The token of the link in the last e-mail to an address. */
export async function linkToken(email: string): Promise<string> {
  const { link } = await lastMessageTo(inject("apiUrl"), email);
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

/** Signs a new customer in by phone; by default at the shop of all HTTP tests. */
export async function createNewCustomer(locale: Locale = "ru", shop?: string): Promise<Customer> {
  const api = createApi();
  const phone = newPhone();
  await send("POST", "/api/auth/login", { login: phone, type: "sms" });
  const uid = await api.newUid();
  const body = { login: phone, type: "sms", code: await lastCode(phone), uid };
  const { token, refreshToken } = await read(await send("POST", "/api/auth/byCode", body), signedIn);
  const cookies = { ...(await customerCookies({ uid, token, refreshToken })), i18n_redirected: locale };
  const call = (method: string, path: string, sent?: object) => send(method, `/api/app/${path}`, sent, token);
  const change = async (name: string, body: object) =>
    read(await call("POST", `profile/personal/${name}`, body), z.looseObject({}));
  const prove = async () => {
    await change("prove", {});
    return lastCode(phone);
  };
  return {
    shopper: createShopper({ cookies, ...(shop ? { shop } : {}) }),
    phone,
    token,
    async setPassword(password) {
      await change("editPassword", { proof: await prove(), password, confirmPassword: password });
    },
    async setEmail(email) {
      await change("editEmail", { proof: await prove(), email });
      await change("confirmEmail", { token: await linkToken(email), confirm: true });
    },
    endSession: () => send("POST", "/api/auth/logout", {}, token),
    call,
    account: async () => read(await call("GET", "profile/personal/view"), personal),
    addresses: async () => (await read(await call("GET", "profile/address"), addressList)).addresses,
    companies: async () => (await read(await call("GET", "profile/company"), companyList)).companies,
  };
}

/** Registers a customer by e-mail, with a password and no phone, which signs them in. */
export async function registerCustomer(locale: Locale, password: string, headers: Record<string, string> = {}) {
  const email = `${crypto.randomUUID()}@example.ru`;
  const shopper = createShopper();
  await shopper.post(localePath(locale, paths.signUp()), { name: "Вера", email });
  const token = await linkToken(email);
  const chosen = { token, password, confirmPassword: password };
  const reply = await shopper.post(localePath(locale, paths.signUpPassword()), chosen, headers);
  if (reply.status !== 303) throw new Error(`The registration returned ${reply.status}`);
  return { shopper, email };
}

function send(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(inject("apiUrl") + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return z.object({ data: schema }).parse(await response.json()).data;
}

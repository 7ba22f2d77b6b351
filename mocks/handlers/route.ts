import { http, HttpResponse, type HttpHandler } from "msw";
import type * as z from "zod";

import type { UserWire } from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { findCaller } from "#mocks/customers/sessions";
import { getCustomer, toUser, type Customer } from "#mocks/db/queries/customers";
import { isBusy, whenFree } from "#mocks/db/query";
import { ApiFailure, failureBody, failures, found } from "#mocks/errors";
import { jsonResponse } from "#mocks/json-response";
import { languageOf, type Language } from "#mocks/language";
import type { Endpoint } from "#mocks/openapi/endpoint";
import type { CallId } from "#mocks/openapi/endpoints";

import { applyFaults } from "./faults";

/** A call as its handler receives it. */
export type Call = {
  request: Request;
  query: URLSearchParams;
  /** A part of the path, decoded; empty if the path has no such part. */
  param: (name: string) => string;
  language: Language;
  /** The customer whose token the call has; null for a guest. Reading it throws 401 for an invalid token. */
  readonly customer: Customer | null;
  /**
   * The owner of the basket, favourites and viewed products: the customer's identifier, or else the visitor's from the
   * query or the body, or null. Reading it throws 401 for an invalid token.
   */
  readonly uid: string | null;
  /**
   * The client whose attempts are counted, if the shop sends it (`X-Client`): an address, or a device on which the
   * account has signed in before. Counting by client keeps strangers from locking out the owner.
   */
  client: string | null;
  /**
   * The shopper's browser, such as `Chrome, Windows`. The shop sends it at sign-in (`X-Client-Device`); else empty.
   */
  device: string;
  /** The parsed JSON body, or a form's fields; undefined if there is none. */
  body: unknown;
};

/** Creates the `data` of a call's response, or a whole response if that is not the contract's JSON. */
export type Answer = (context: Context, call: Call) => unknown;

/** Answers to calls, by the ids that the calls have in `mocks/openapi/`. */
export type Answers = Partial<Record<CallId, Answer>>;

/**
 * Creates a handler of the API. Responds with `{data}`, or with `{error}` if something is thrown, and refuses guests where
 * only customers may call. Copies the call's `X-Request-Id` and applies the requested faults.
 */
export function route(context: Context, { method, path, private: isPrivate }: Endpoint, answer: Answer): HttpHandler {
  return http[method](`*${path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ request, params }) => {
    const language = languageOf(request.headers.get("accept-language"));
    const response = await respond(context, request, language, (body) => {
      const param = (name: string) => String(params[name] ?? "");
      const call = makeCall(context, request, { param, language, body });
      if (isPrivate) requireCustomer(call);
      return answer(context, call);
    });
    const id = request.headers.get("x-request-id");
    if (id && response.type !== "error") response.headers.set("x-request-id", id);
    return response;
  });
}

const longestDevice = 200;

function makeCall(context: Context, request: Request, given: Pick<Call, "param" | "language" | "body">): Call {
  const query = new URL(request.url).searchParams;
  // Read on first use, so that an invalid token fails only the calls that need the customer.
  let customer: Customer | null | undefined;
  return {
    ...given,
    request,
    query,
    client: /^(?:address|device):[\w-]{1,40}$/.exec(request.headers.get("x-client") ?? "")?.[0] ?? null,
    device: (request.headers.get("x-client-device") ?? "").slice(0, longestDevice),
    get customer() {
      return (customer ??= findCaller(context, request));
    },
    get uid() {
      return this.customer?.uid ?? uidOf(query, given.body);
    },
  };
}

/** How long a call that writes waits for an import, in ms. */
const longestWait = 5000;

async function respond(
  context: Context,
  request: Request,
  language: Language,
  answer: (body: unknown) => unknown,
): Promise<Response> {
  try {
    const body = await readBody(request);
    const outcome = context.scenarios && (await applyFaults(context.scenarios, request, body, language));
    if (outcome instanceof Response) return outcome;
    const data = await whenFree(() => answer(body), longestWait);
    if (outcome === "lost") return HttpResponse.error();
    return data instanceof Response ? data : jsonResponse({ data });
  } catch (error) {
    if (error instanceof ApiFailure) return failureResponse(error, language);
    report(request, error);
    return failureResponse(
      isBusy(error) ? new ApiFailure("unavailable", {}, 10) : new ApiFailure("internal"),
      language,
    );
  }
}

/** The response to a call that failed. */
function failureResponse(failure: ApiFailure, language: Language): Response {
  const response = jsonResponse(failureBody(failure, language), failures[failure.code].status);
  if (failure.retryAfter !== null) response.headers.set("retry-after", String(failure.retryAfter));
  return response;
}

function report(request: Request, error: unknown): void {
  const id = request.headers.get("x-request-id") ?? "-";
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`[api] ${id} ${request.method} ${new URL(request.url).pathname}: ${what}\n`);
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (request.method === "GET") return undefined;
  try {
    if (type.startsWith("multipart/form-data")) return await request.formData();
    const text = type.includes("json") ? await request.text() : "";
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new ApiFailure("bad_request");
  }
}

const longestUid = 100;

function uidOf(query: URLSearchParams, body: unknown): string | null {
  const ofBody = typeof body === "object" && body !== null && "uid" in body ? body.uid : null;
  const uid = query.get("uid") ?? (typeof ofBody === "string" ? ofBody : null);
  return uid && uid.length <= longestUid ? uid : null;
}

/** The visitor's identifier, for calls that require it; throws 422. */
export function requireUid(call: Call): string {
  if (call.uid === null) throw new ApiFailure("validation_failed", { uid: "field.required" });
  return call.uid;
}

/** The customer whose token the call has; throws 401 for a guest and for an invalid token. */
export function requireCustomer(call: Call): Customer {
  if (!call.customer) throw new ApiFailure("unauthorized");
  return call.customer;
}

/** The response of a call that has changed a customer. */
export function userOf({ db }: Context, { id }: Customer): { user: UserWire } {
  const customer = found(getCustomer(db, id), "unauthorized");
  return { user: toUser(db, customer) };
}

/** The call's body, parsed by the schema; throws 422 with every invalid field. */
export const requireBody = <Body>(call: Call, schema: z.ZodType<Body>): Body => parseBody(call.body, schema);

/** The same for a body that was built from form fields. */
export function parseBody<Body>(body: unknown, schema: z.ZodType<Body>): Body {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const isMissing = (path: PropertyKey[]) => ["", null, undefined].includes(sentAt(body, path));
  const fieldErrors = parsed.error.issues.map(
    ({ path }) => [path.join(".") || "body", isMissing(path) ? "field.required" : "field.wrong"] as const,
  );
  throw new ApiFailure("validation_failed", Object.fromEntries(fieldErrors));
}

/** The value at a path of the body: a string, null or undefined as it is, any other value as a placeholder string. */
function sentAt(body: unknown, path: PropertyKey[]): string | null | undefined {
  const found = path.reduce<unknown>((at, key) => new Map(Object.entries(at ?? {})).get(String(key)), body);
  return found === null || found === undefined || typeof found === "string" ? found : "something";
}

/** A whole number from the query, clamped to the bounds, or `fallback` for anything else. */
export function wholeNumber(query: URLSearchParams, name: string, fallback: number, from: number, to: number): number {
  const text = query.get(name) ?? "";
  return /^\d{1,9}$/.test(text) ? Math.min(to, Math.max(from, Number(text))) : fallback;
}

type Page = { page: number; perPage: number; offset: number };

/** The requested page. Invalid values are ignored; `perPage` is capped at its maximum. */
export function pageOf(query: URLSearchParams, { fallback = 10, max = 100 } = {}): Page {
  const page = wholeNumber(query, "page", 1, 1, 100_000_000);
  const perPage = wholeNumber(query, "perPage", fallback, 1, max);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The contract's `pagination` of a list of `total`. */
export function pagination({ page, perPage }: Page, total: number) {
  return { page, perPage, total, pages: Math.ceil(total / perPage) };
}

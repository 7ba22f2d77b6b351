import type { Call } from "./calls";
import type { Fault } from "./faults";

/** How long the check waits for an answer, in ms, and the size in characters that the shop reads at most. */
const longestWait = 10_000;
const largestAnswer = 5 * 1024 * 1024;

export type Request = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  token?: string;
  /** In the first language only. By default a GET is made in each language; a call that changes something, once. */
  once?: true;
};

/** The path and query of a call. */
export function addressOf({ path }: Call<unknown>, { params = {}, query = {} }: Request): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

/** `status` is null if no complete answer arrived. */
export type Received = { status: number | null; json?: unknown; fault?: Fault };

/** Sends a request and reads its JSON. Never throws: the result holds the fault. */
export async function receive(
  address: string,
  method: string,
  { body, token }: Request,
  language: string,
): Promise<Received> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method,
      headers: {
        Accept: "application/json",
        "Accept-Language": language,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(longestWait),
    });
    text = await response.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const expected = isLate
      ? `expected an answer within ${longestWait / 1000} s`
      : `expected an answer, but got none: ${reasonOf(error)}`;
    return { status: null, fault: { place: "answer", expected } };
  }
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    const target = headers.get("location") ?? "nowhere";
    return { status, fault: { place: "status", expected: `expected no redirect, received one to ${target}` } };
  }
  if (text.length > largestAnswer) return { status, fault: { place: "body", expected: "expected at most 5 MB" } };
  try {
    return { status, json: JSON.parse(text) };
  } catch (error) {
    return { status, fault: { place: "body", expected: `expected JSON: ${reasonOf(error)}` } };
  }
}

/** Of a failed request, “fetch failed”, the cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/\s+/g, " ").trim();
}

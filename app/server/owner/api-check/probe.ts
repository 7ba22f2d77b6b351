import * as z from "zod";

import { errorBody } from "~/api/schemas/common";
import { firstLanguage, languages } from "~/lib/languages";
import { plainLine } from "~/lib/text";

import type { Call } from "./calls";
import { faultsOf, unusedAddresses, type Fault } from "./faults";
import { addressOf, receive, type Received, type Request } from "./request";

/** What one request showed. `unused` are links and pictures that the shop will leave out; `ms` is its time. */
export type Finding = {
  call: Call<unknown>;
  address: string;
  language: string;
  ms: number;
  faults: Fault[];
  unused: string[];
  /** The call should have failed. */
  isRefusal: boolean;
  /** The API does not have this call: 404, 405 or 501 where data or another error was expected. */
  isMissing: boolean;
};

type Refusal = { status: number; withFields?: true };

/** Makes the check's calls and collects what they show. */
export type Probe = ReturnType<typeof createProbe>;

/** @param url the API's base address, without a trailing slash */
export function createProbe(url: string) {
  const findings: Finding[] = [];

  async function send<T>(call: Call<T>, request: Request, language: string, isRefusal: boolean) {
    const address = addressOf(call, request);
    const start = performance.now();
    const received = await receive(url + address, call.method, request, language);
    const finding: Finding = {
      ...{ call, address, language, ms: Math.round(performance.now() - start) },
      ...{ faults: [], unused: [], isMissing: false, isRefusal },
    };
    findings.push(finding);
    if (received.fault) finding.faults.push(received.fault);
    return { finding, received };
  }

  async function askIn<T>(call: Call<T>, request: Request, language: string, verify?: (data: T) => Fault[]) {
    const { finding, received } = await send(call, request, language, false);
    return readData(call, finding, received, verify);
  }

  return {
    findings,
    /**
     * Makes a call that should succeed.
     * @param verify checks what the schema cannot: it returns further faults
     * @returns the data of the first language; null if the answer departs from the schema
     */
    async ask<T>(call: Call<T>, request: Request = {}, verify?: (data: T) => Fault[]): Promise<T | null> {
      const answers: (T | null)[] = [];
      const asked = languages().slice(0, call.method === "GET" && !request.once ? undefined : 1);
      for (const { code: language } of asked) answers.push(await askIn(call, request, language, verify));
      return answers[0] ?? null;
    },
    /** Makes a call that the API should refuse, and checks the status and the body of the error. */
    async askRefused<T>(call: Call<T>, request: Request, expected: Refusal): Promise<void> {
      const { finding, received } = await send(call, request, firstLanguage(), true);
      readRefusal(finding, received, expected);
    },
  };
}

const isMissing = (status: number) => [404, 405, 501].includes(status);

function statusFault(wanted: number, status: number, json: unknown): Fault {
  const message = errorBody.safeParse(json).data?.error.message;
  const said = message === undefined ? {} : { said: plainLine(message, 100) };
  return { place: "status", expected: `expected ${wanted}, received ${status}`, ...said };
}

/** Adds the faults of an answer to the finding, and returns its data if it matches the schema. */
function readData<T>(
  { schema }: Call<T>,
  finding: Finding,
  { status, json, fault }: Received,
  verify?: (data: T) => Fault[],
): T | null {
  if (status !== null && status >= 400) {
    finding.isMissing = isMissing(status);
    finding.faults = [statusFault(200, status, json)];
    return null;
  }
  if (fault) return null;
  const parsed = z.object({ data: schema }).safeParse(json);
  if (!parsed.success) {
    finding.faults.push(...faultsOf(parsed.error));
    return null;
  }
  finding.unused.push(...unusedAddresses(json, parsed.data));
  finding.faults.push(...(verify?.(parsed.data.data) ?? []));
  return parsed.data.data;
}

/** Adds the faults of an answer that should be an error. */
function readRefusal(finding: Finding, { status, json, fault }: Received, expected: Refusal): void {
  if (status !== null && status !== expected.status) {
    finding.isMissing = isMissing(status);
    finding.faults = [statusFault(expected.status, status, json)];
  } else if (!fault) {
    const parsed = errorBody.safeParse(json);
    if (!parsed.success) finding.faults.push(...faultsOf(parsed.error));
    else if (expected.withFields && Object.keys(parsed.data.error.fields ?? {}).length === 0)
      finding.faults.push({ place: "error.fields", expected: "expected a message for each invalid field" });
  }
}

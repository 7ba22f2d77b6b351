import { notChecked } from "./calls";
import type { Fault } from "./faults";
import { groups, type GroupName } from "./groups";
import type { Finding } from "./probe";

/** A call that takes longer, in ms, is marked. */
const slow = 1000;

type FoundFault = Fault & { languages: string[]; address: string };

type CallReport = {
  method: string;
  path: string;
  /** Of the slowest request, in ms. */
  ms: number;
  isSlow: boolean;
  faults: FoundFault[];
  /** Links and pictures that the shop will leave out. */
  unused: string[];
};

type GroupReport = {
  name: GroupName;
  title: string;
  isRequired: boolean;
  /** `missing`: the API has none of these calls. `skipped`: the check made none, or only those that fail. */
  state: "ok" | "faulty" | "missing" | "skipped";
  without: string;
  calls: CallReport[];
};

export type Report = { isReady: boolean; groups: GroupReport[]; notChecked: Record<string, string> };

/** Summarizes the findings: a report for each part of the contract, the required ones first. */
export function makeReport(findings: readonly Finding[]): Report {
  const reports = groups.map((group): GroupReport => {
    const own = findings.filter(({ call }) => call.group === group.name);
    return { ...group, state: stateOf(own), calls: reportCalls(own) };
  });
  const isReady = reports.every(({ isRequired, state }) => !isRequired || state === "ok");
  return { isReady, groups: reports, notChecked };
}

function stateOf(findings: readonly Finding[]): GroupReport["state"] {
  const answers = findings.filter(({ isRefusal }) => !isRefusal);
  // Without an account, only an error tells whether there are customers.
  const telling = answers.length > 0 ? answers : findings;
  if (telling.length > 0 && telling.every(({ isMissing }) => isMissing)) return "missing";
  if (findings.some(({ faults }) => faults.length > 0)) return "faulty";
  return answers.length > 0 ? "ok" : "skipped";
}

function reportCalls(findings: readonly Finding[]): CallReport[] {
  const byEndpoint = new Map<string, CallReport>();
  for (const { call, address, language, ms, faults, unused } of findings) {
    const { method, path } = call;
    const known = byEndpoint.get(`${method} ${path}`);
    const report = known ?? { method, path, ms: 0, isSlow: false, faults: [], unused: [] };
    byEndpoint.set(`${method} ${path}`, report);
    report.ms = Math.max(report.ms, ms);
    report.isSlow = report.ms > slow;
    report.unused = [...new Set([...report.unused, ...unused])];
    for (const fault of faults) addFault(report.faults, { ...fault, address, languages: [language] });
  }
  return [...byEndpoint.values()];
}

/** The same fault in the other language, or for another product, is one fault. */
function addFault(faults: FoundFault[], found: FoundFault): void {
  const known = faults.find(({ place, expected }) => place === found.place && expected === found.expected);
  if (known) known.languages = [...new Set([...known.languages, ...found.languages])];
  else faults.push(found);
}

/** The report as plain text, a line for each call and each fault. */
export function writeReport({ isReady, groups: reports, notChecked: skipped }: Report): string {
  const required = reports.filter(({ isRequired }) => isRequired);
  const optional = reports.filter(({ isRequired }) => !isRequired);
  const failed = required.filter(({ state }) => state !== "ok").map(({ title }) => title);
  return [
    "Required for a first start",
    ...required.flatMap(writeGroup),
    "",
    "Optional",
    ...optional.flatMap(writeGroup),
    "",
    "Not checked",
    ...Object.entries(skipped).map(([name, reason]) => `  ${name}: ${reason}`),
    "",
    isReady ? "The shop can start with this API." : `The shop cannot start with this API yet: ${failed.join(", ")}.`,
    "",
  ].join("\n");
}

const words = { ok: "ok", faulty: "FAULTY", missing: "MISSING", skipped: "not checked" } as const;

function writeGroup({ title, state, without, calls: reports }: GroupReport): string[] {
  return [
    `  ${title}: ${words[state]}`,
    ...(state === "missing" || state === "faulty" ? [`    Without it: ${without}`] : []),
    ...(state === "missing" ? reports.map(writeMissing) : reports.flatMap(writeCall)),
  ];
}

const writeMissing = ({ method, path }: CallReport) => `    missing ${method} ${path}`;

function writeCall({ method, path, ms, isSlow, faults, unused }: CallReport): string[] {
  const time = `${ms} ms${isSlow ? ", SLOW" : ""}`;
  const lines = faults.map(
    ({ address, place, expected, said, languages }) =>
      `    FAULT ${method} ${address} ${place}: ${expected}${said ? `: “${said}”` : ""} (${languages.join(", ")})`,
  );
  return [
    ...(faults.length === 0 ? [`    ok ${method} ${path} (${time})`] : lines),
    ...(faults.length > 0 && isSlow ? [`    ${method} ${path} (${time})`] : []),
    ...unused.slice(0, 3).map((place) => `    note ${method} ${path} ${place}: the shop does not use this address`),
  ];
}

import type { Locale } from "~/i18n/config";
import type { Rule } from "#mocks/scenarios";

import type { CallingPage, Role } from "./table";

/** A way for a call to fail. */
export type Fault = {
  name: string;
  rule: Pick<Rule, "fault" | "status">;
  /** The number of tries before the shop gives up. */
  tries: 1 | 2;
  /** The status that the shop records for the call. */
  status: number;
};

export const faults: Fault[] = [
  { name: "refused", rule: { fault: "drop" }, tries: 2, status: 500 },
  { name: "failing", rule: { fault: "status", status: 500 }, tries: 1, status: 500 },
  { name: "unavailable", rule: { fault: "status", status: 503 }, tries: 2, status: 503 },
  { name: "malformed", rule: { fault: "malformed" }, tries: 2, status: 500 },
  { name: "not JSON", rule: { fault: "html" }, tries: 2, status: 500 },
  { name: "empty", rule: { fault: "empty" }, tries: 2, status: 500 },
  { name: "slow", rule: { fault: "slow" }, tries: 1, status: 500 },
];

/** One call of one page that fails in one way. */
export type FaultCase = { page: CallingPage; call: string; role: Role; fault: Fault; locale: Locale };

/** Pages to test with every fault. Together they make every kind of call: main, parts, frame and kept. */
const testedWithEveryFault = ["home", "product", "contacts", "site map"];

/**
 * The language in which a page is tested with a fault; null if it is not. Most pages do not need every fault, because
 * the same code reads the API's responses for all pages.
 */
function localeOf({ name }: CallingPage, place: number, turn: number): Locale | null {
  if (testedWithEveryFault.includes(name)) return (turn + place) % 2 === 0 ? "ru" : "en";
  if (place % faults.length === turn) return "ru";
  return (place + 3) % faults.length === turn ? "en" : null;
}

/**
 * The calls to test with a fault. Some pages are tested with every fault, the others with one in each language. The
 * calls of the frame, which is the same around all pages, take turns.
 */
export function casesOf(pages: CallingPage[], fault: Fault): FaultCase[] {
  const turn = faults.indexOf(fault);
  return pages.flatMap((page, place) => {
    const locale = localeOf(page, place, turn);
    if (!locale) return [];
    const calls = Object.entries(page.calls);
    const isOfFrame = (role: Role) => role === "frame" || role === "kept";
    const ofFrame = calls.filter(([, role]) => isOfFrame(role));
    const [framed] = ofFrame.slice((turn + place) % ofFrame.length);
    return calls
      .filter((entry) => !isOfFrame(entry[1]) || entry === framed)
      .map(([call, role]): FaultCase => ({ page, call, role, fault, locale }));
  });
}

/** Whether a call names its visitor: then its fault can be limited to that visitor. */
const isPersonal = (call: string) =>
  /^(home|search|favorite|basket|checkout|catalog\/(view|info|product))\b|^stock\/.+\/view$/.test(call);

/**
 * Groups cases that do not affect each other, so that they can run at the same time: the fault of a call without a
 * visitor affects every page that makes this call.
 */
export function groupRounds(cases: FaultCase[]): FaultCase[][] {
  const rounds: FaultCase[][] = [];
  // Cases that can affect others come first; within each group, the slow main calls are kept together.
  const rank = ({ call, role }: FaultCase) => (isPersonal(call) ? 2 : 0) + (role === "main" ? 0 : 1);
  for (const one of cases.toSorted((a, b) => rank(a) - rank(b))) {
    const round = rounds.find((others) => others.every((other) => !affects(one, other) && !affects(other, one)));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** Whether the fault of one case would affect another case, which is about a different call. */
function affects(one: FaultCase, other: FaultCase): boolean {
  return !isPersonal(one.call) && one.call !== other.call && one.call in other.page.calls;
}

/** The time limit of a call with this role, in ms. */
export function limitOf(role: Role): number {
  if (role === "main") return 5000;
  return typeof role === "object" && role.isPart ? 3000 : 2000;
}

/** The fault to request from the API for a case; `uid` identifies the visitor who will open the page. */
export function ruleOf({ call, role, fault }: FaultCase, uid: string): Rule {
  return {
    path: `/api/app/${call}`,
    ...fault.rule,
    ...(isPersonal(call) ? { uid } : {}),
    ...(fault.rule.fault === "slow" ? { ms: limitOf(role) + 400 } : {}),
  };
}

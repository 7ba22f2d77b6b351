import type { Locale } from "~/i18n/config";
import type { Rule } from "#mocks/scenarios";

import type { CallingPage, Role } from "./table";

/** A way in which a call goes wrong. */
export type Fault = {
  name: string;
  rule: Pick<Rule, "fault" | "status">;
  /** How often the shop asks before it gives up. */
  tries: 1 | 2;
  /** What it notes down as the answer's status. */
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

/** One call of one page that goes wrong in one way. */
export type FaultCase = { page: CallingPage; call: string; role: Role; fault: Fault; locale: Locale };

/** Pages that have every kind of call between them: the page itself, its parts, the frame, and what is kept. */
const wholly = ["home", "product", "contacts", "site map"];

/** The language in which a page is tested with a fault, if any: the same code reads the API's responses for all pages. */
function localeOf({ name }: CallingPage, place: number, turn: number): Locale | null {
  if (wholly.includes(name)) return (turn + place) % 2 === 0 ? "ru" : "en";
  if (place % faults.length === turn) return "ru";
  return (place + 3) % faults.length === turn ? "en" : null;
}

/**
 * Every call of every page with a fault: with each way to fail on some pages, with one in each language on the others. The
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

/** Calls that say for whom they are made: their faults can be one visitor's alone. */
const isPersonal = (call: string) =>
  /^(home|search|favorite|basket|checkout|catalog\/(view|info|product))\b|^stock\/.+\/view$/.test(call);

/**
 * Puts cases together that do not get in one another's way, so that they can be met at once: the fault of a call without
 * a visitor hits every page that makes this call.
 */
export function roundsOf(cases: FaultCase[]): FaultCase[][] {
  const rounds: FaultCase[][] = [];
  // Those that need a page for themselves first, and those that take long together.
  const rank = ({ call, role }: FaultCase) => (isPersonal(call) ? 2 : 0) + (role === "main" ? 0 : 1);
  for (const one of cases.toSorted((a, b) => rank(a) - rank(b))) {
    const round = rounds.find((others) => others.every((other) => !hits(one, other) && !hits(other, one)));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** Whether the fault of one case would hit another one, whose own fault is a different one. */
function hits(one: FaultCase, other: FaultCase): boolean {
  return !isPersonal(one.call) && one.call !== other.call && one.call in other.page.calls;
}

/** The limit of such a call, in ms. */
export function limitOf(role: Role): number {
  if (role === "main") return 5000;
  return typeof role === "object" && role.isPart ? 3000 : 2000;
}

/** What to ask of the API for a case; `uid` is of the visitor who will open the page. */
export function ruleOf({ call, role, fault }: FaultCase, uid: string): Rule {
  return {
    path: `/api/app/${call}`,
    ...fault.rule,
    ...(isPersonal(call) ? { uid } : {}),
    ...(fault.rule.fault === "slow" ? { ms: limitOf(role) + 400 } : {}),
  };
}

import { asPage, judge, type Seen, type Verdict } from "./judge";
import { endpointName, type Proxy } from "./proxy";
import type { Place, Scenario } from "./scenario";
import { ways } from "./ways";

/** The result of a scenario in which one call failed in one way. */
export type Case = { scenario: string; endpoint: string; way: string; verdict: Verdict };

export type Work = { scenario: Scenario; part: keyof typeof ways };

/**
 * The calls of the frame, which is the same on all pages: they are broken only in the scenarios of `framed`, and where
 * they are main calls.
 */
const frame = new Set([
  "GET /api/app/settings/view",
  "GET /api/app/favorite/list",
  "GET /api/app/basket/view",
  "GET /api/app/profile/uid",
  "GET /api/auth/session",
]);
const framed = new Set(["home", "new visitor's first page", "personal area"]);

/** How long any other call may delay a page, in ms, with a margin for a busy machine. */
const defaultTimeout = 9000;

const pathOf = (endpoint: string) => endpoint.slice(endpoint.indexOf(" ") + 1);

/** Runs a scenario once for each of its calls and each way of a part, with that call broken in that way. */
export async function tryScenario({ scenario, part }: Work, place: Place, proxy: Proxy): Promise<Case[]> {
  proxy.forwardAll();
  const { shopper, act } = await scenario.prepare(place);
  const cookies = new Map(shopper.jar);
  let turn = 0;
  async function see(): Promise<Seen> {
    shopper.jar.clear();
    for (const [name, value] of cookies) shopper.jar.set(name, value);
    const start = performance.now();
    const reply = await act(turn++);
    const ms = performance.now() - start;
    proxy.forwardAll();
    const isOwn = reply.location?.startsWith("/") ?? false;
    return { reply, ms, shown: isOwn ? await shopper.follow(reply) : asPage(reply) };
  }
  const called = proxy.record();
  const baseline = await see();
  const isFramed = framed.has(scenario.name);
  const main = scenario.main.map((path) => pathOf(endpointName("GET", path)));
  const cases: Case[] = [];
  for (const endpoint of called) {
    const isMain = main.includes(pathOf(endpoint));
    if (frame.has(endpoint) && !isFramed && !isMain) continue;
    for (const way of ways[part]) {
      const calls = proxy.breakEndpoint(endpoint, way);
      const seen = await see();
      const verdict = judge(seen, { baseline, isMain, patience: scenario.timeout ?? defaultTimeout });
      if (calls() > 0) cases.push({ scenario: scenario.name, endpoint, way: way.name, verdict });
    }
  }
  return cases;
}

import { paths } from "~/paths";

import { parseSetCookie } from "../../http/support/cookies";

/** How many wrong codes one address may try (`app/routes/sign-in/limits.server.ts`). */
const guesses = 10;

/**
 * Tries codes at one shop up to the limit, then one more at each shop, which both must reject. Returns what went wrong.
 */
export async function tryLimit(first: string, second: string): Promise<string[]> {
  const jar = new Map<string, string>();

  async function post(shop: string, path: string, fields: Record<string, string>): Promise<number> {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const headers = { Accept: "text/html", Origin: shop, Cookie: cookie };
    const body = new URLSearchParams(fields);
    const answer = await fetch(shop + path, { method: "POST", headers, body, redirect: "manual" });
    for (const { name, value } of answer.headers.getSetCookie().map(parseSetCookie)) jar.set(name, value);
    await answer.arrayBuffer();
    return answer.status;
  }

  const guess = (shop: string) => post(shop, paths.signIn({ step: "code" }), { code: "0000" });
  await post(first, paths.signIn(), { phone: "+79910000000" });
  const statuses: number[] = [];
  for (let times = 0; times < guesses; times += 1) statuses.push(await guess(first));
  const faults = statuses.some((status) => status !== 400) ? [`guesses returned ${statuses.join(", ")}`] : [];
  for (const shop of [first, second]) {
    const status = await guess(shop);
    if (status !== 429) faults.push(`${shop} returned ${status} for a guess over the limit`);
  }
  return faults;
}

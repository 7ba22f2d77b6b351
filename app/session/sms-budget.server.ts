import { env } from "~/env.server";
import { countries, russia } from "~/lib/phone";
import { clientKey } from "~/server/client-address.server";
import { atMostEvery, log } from "~/server/log.server";
import { makeLimiter } from "~/server/rate-limit.server";

const seconds = 3600;

/** Limits per hour, across all phones. */
const budgets = {
  address: makeLimiter({ name: "sms-address", times: env.SMS_BUDGET.address, seconds }),
  network: makeLimiter({ name: "sms-network", times: env.SMS_BUDGET.network, seconds }),
  country: makeLimiter({ name: "sms-country", times: env.SMS_BUDGET.country, seconds }),
  total: makeLimiter({ name: "sms-total", times: env.SMS_BUDGET.total, seconds }),
};
type Budget = keyof typeof budgets;

/** At most one log entry per minute for each exhausted budget. */
const alarms = Object.fromEntries(Object.keys(budgets).map((of) => [of, atMostEvery(60_000, 0)] as const));

/**
 * `wait` is the number of seconds until an SMS may be sent, 0 for now. Call `giveBack` if it is 0, but the SMS was not
 * sent after all.
 */
type Taken = { wait: number; giveBack: () => Promise<void> };

/**
 * Counts an SMS before it is sent, against the budgets of the client's address, its network (/24 or /48), the phone's
 * country unless it is Russia, and the total. An exhausted budget is logged as an error, at most once a minute; the
 * others do not count the SMS then.
 */
export async function takeSms(phone: string, request: Request): Promise<Taken> {
  const address = clientKey(request);
  const country = countryAbroad(phone);
  const keys: [Budget, string][] = [
    ["address", address],
    ["network", widerNetworkOf(address)],
    ...(country ? [["country", country] satisfies [Budget, string]] : []),
    ["total", "all"],
  ];
  const taken: [Budget, string][] = [];
  const giveBack = async () => void (await Promise.all(taken.map(([of, key]) => budgets[of].giveBack(key, 1))));
  for (const [of, key] of keys) {
    const wait = await budgets[of].take(key);
    if (wait > 0) {
      if (alarms[of]?.(Date.now())) log("error", "sms_budget_used_up", { of, wait });
      await giveBack();
      return { wait, giveBack };
    }
    taken.push([of, key]);
  }
  return { wait: 0, giveBack };
}

/** The country of a foreign phone; null for Russia, which shares its code with Kazakhstan. */
function countryAbroad(phone: string): string | null {
  if (phone.startsWith("+77")) return "KZ";
  return countries.find(({ phoneCode }) => phoneCode !== russia.phoneCode && phone.startsWith(phoneCode))?.code ?? null;
}

/** The wider network of an address or a /64: a /24, or a /48. */
function widerNetworkOf(network: string): string {
  return network.includes(":") ? network.split(":").slice(0, 3).join(":") : network.split(".").slice(0, 3).join(".");
}

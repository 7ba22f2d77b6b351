import { env } from "~/env.server";
import { captchaSettings, judgeCaptcha } from "~/forms/captcha.server";
import { atMostEvery } from "~/lib/at-most-every";
import { whoAsks } from "~/lib/client-address.server";
import { log } from "~/lib/log.server";
import { countries, russia } from "~/lib/phone";
import { makeLimiter } from "~/lib/rate-limit.server";

const hour = 3600;
const { address, network, country, total } = env.SMS_BUDGET;

/** What may be sent in an hour, whatever the phones. */
const budgets = {
  address: makeLimiter({ name: "sms-address", times: address, seconds: hour }),
  network: makeLimiter({ name: "sms-network", times: network, seconds: hour }),
  country: makeLimiter({ name: "sms-country", times: country, seconds: hour }),
  total: makeLimiter({ name: "sms-total", times: total, seconds: hour }),
};

/** Where the captcha is configured: what an address may have sent before it has to be solved. It is shown after the second. */
const unproven = makeLimiter({ name: "sms-unproven", times: Math.min(5, address), seconds: hour });
const shownAfter = makeLimiter({ name: "sms-captcha", times: 2, seconds: hour });

/** An alarm a minute for each budget that is used up. */
const alarms = Object.fromEntries(Object.keys(budgets).map((of) => [of, atMostEvery(60_000, 0)] as const));

/** Whether the captcha is to be shown with the next phone that comes from an address. */
export async function wantsCaptcha(request: Request): Promise<boolean> {
  return captchaSettings() !== null && (await shownAfter.look(whoAsks(request))) > 0;
}

/** What comes of asking for an SMS: it may be sent, has to wait for so many seconds, or until the captcha is solved. */
type Verdict =
  | { verdict: "send"; /** It was not sent after all. */ giveBack: () => Promise<void> }
  | { verdict: "wait"; wait: number }
  | { verdict: "captcha"; /** 0 where the captcha took the shopper for a program. */ wait: number };

/**
 * Counts an SMS before it is sent, against the budgets of the client's address, its network (/24 or /48), the phone's country where it
 * is not Russia, and of all. A budget that is used up is an error in the log, at most once a minute.
 */
export async function takeSms(
  phone: string,
  { request, form }: { request: Request; form: FormData },
): Promise<Verdict> {
  const address = whoAsks(request);
  if (captchaSettings() !== null) {
    const judgement = await judgeCaptcha(request, form);
    if (judgement === "refused") return { verdict: "captcha", wait: 0 };
    await shownAfter.take(address);
    const wait = judgement === "passed" ? 0 : await unproven.take(address);
    if (wait > 0) return { verdict: "captcha", wait };
  }
  const country = countryAbroad(phone);
  const keys: [keyof typeof budgets, string][] = [
    ["address", address],
    ["network", widerNetworkOf(address)],
    ...(country ? [["country", country] satisfies [keyof typeof budgets, string]] : []),
    ["total", "all"],
  ];
  for (const [of, key] of keys) {
    const wait = await budgets[of].take(key);
    if (wait > 0) return usedUp(of, wait);
  }
  const giveBack = async () => void (await Promise.all(keys.map(([of, key]) => budgets[of].giveBack(key, 1))));
  return { verdict: "send", giveBack };
}

function usedUp(of: keyof typeof budgets, wait: number): Verdict {
  if (alarms[of]?.(Date.now())) log("error", "sms_budget_used_up", { of, wait });
  return { verdict: "wait", wait };
}

/** The country of a phone that is none of Russia's, whose code Kazakhstan shares. */
function countryAbroad(phone: string): string | null {
  if (phone.startsWith("+77")) return "KZ";
  return countries.find(({ phoneCode }) => phoneCode !== russia.phoneCode && phone.startsWith(phoneCode))?.code ?? null;
}

/** The network that an address or a /64 is part of: a /24, or a /48. */
function widerNetworkOf(network: string): string {
  return network.includes(":") ? network.split(":").slice(0, 3).join(":") : network.split(".").slice(0, 3).join(".");
}

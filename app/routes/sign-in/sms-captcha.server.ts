import { env } from "~/env.server";
import { captchaSettings, judgeCaptcha } from "~/forms/captcha.server";
import { whoAsks } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";

const seconds = 3600;

/** What an address may have sent before the captcha is shown, and before it has to be solved. */
const unasked = makeLimiter({ name: "sms-captcha", times: 2, seconds });
const unproven = makeLimiter({ name: "sms-unproven", times: Math.min(5, env.SMS_BUDGET.address), seconds });

/** Whether the captcha is to be shown with the next phone that comes from an address. */
export async function wantsCaptcha(request: Request): Promise<boolean> {
  return captchaSettings() !== null && (await unasked.look(whoAsks(request))) > 0;
}

/**
 * Looks at the captcha of a form that asks for an SMS, where one is configured.
 * @returns null where the SMS may be sent; else for how many seconds it may not without a captcha, 0 for one that was not solved
 */
export async function refusedByCaptcha(request: Request, form: FormData): Promise<number | null> {
  if (captchaSettings() === null) return null;
  const judgement = await judgeCaptcha(request, form);
  if (judgement === "refused") return 0;
  const address = whoAsks(request);
  await unasked.take(address);
  const wait = judgement === "passed" ? 0 : await unproven.take(address);
  return wait > 0 ? wait : null;
}

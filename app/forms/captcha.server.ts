import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";
import * as z from "zod";

import { env } from "~/env.server";
import { addressHeader } from "~/server/client-address.server";
import { describeError, log } from "~/server/log.server";
import { shared } from "~/server/redis.server";
import { askRemote } from "~/server/remote.server";

import { captchaName, type CaptchaSettings } from "./reply";

/** The settings that the browser needs to show the captcha; null if none is configured. */
export function captchaSettings(): CaptchaSettings | null {
  return env.CAPTCHA_CLIENT_KEY ? { key: env.CAPTCHA_CLIENT_KEY, url: env.CAPTCHA_URL } : null;
}

/** `absent` if there is no verdict: the captcha is not configured, was not shown, or cannot be reached. */
export type CaptchaResult = "passed" | "refused" | "absent";

/** How long to wait for the captcha's answer, in ms. */
const timeLimit = 3000;
const longestToken = 4096;
/** In bytes. */
const longestAnswer = 100_000;

const verdict = z.object({
  status: z.enum(["ok", "failed"]),
  message: z.string().default(""),
  host: z.string().default(""),
});

/**
 * Asks the captcha whether the token of a posted form belongs to a person. A token is valid once and only for this
 * shop's host. Failures of the captcha are logged and do not block the form.
 */
export async function verifyCaptcha(request: Request, form: FormData): Promise<CaptchaResult> {
  const token = form.get(captchaName);
  if (!captchaSettings() || token === null || token === "") return "absent";
  if (typeof token !== "string" || token.length > longestToken || !(await spent.add(token))) return "refused";
  try {
    const { status, message, host } = await ask(token, request.headers.get(addressHeader) ?? "");
    const isOurs = hostnameOf(host) === new URL(env.SITE_URL).hostname;
    if (status === "ok" && isOurs) return "passed";
    log("info", "captcha_refused", { status, message, host });
    return "refused";
  } catch (error) {
    log("error", "captcha_failure", { reason: describeError(error) });
    return "absent";
  }
}

async function ask(token: string, ip: string): Promise<z.infer<typeof verdict>> {
  const { origin, pathname } = new URL(`${env.CAPTCHA_URL}/validate`);
  const answer = await askRemote(origin, {
    method: "POST",
    path: pathname,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ secret: env.CAPTCHA_SERVER_KEY, token, ip }).toString(),
    limit: timeLimit,
    most: longestAnswer,
  });
  if (answer.status >= 300) throw new Error(`the captcha answered ${answer.status}`);
  return verdict.parse(JSON.parse(answer.bytes.toString("utf8")));
}

/** The captcha reports the host with or without a port. */
function hostnameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

/**
 * Used tokens, as hashes: in this process, and in Redis for the other processes if configured. The captcha forgets a
 * token after five minutes, so recent ones suffice.
 */
class UsedTokens {
  private readonly hashes = new LRUCache<string, true>({ max: 10_000 });
  private readonly lasting = 10 * 60 * 1000;

  /** Marks a token as used; true if it was new. */
  async add(token: string): Promise<boolean> {
    const hash = createHash("sha256").update(token).digest("base64");
    if (this.hashes.has(hash)) return false;
    this.hashes.set(hash, true);
    // While Redis is unavailable, each process knows only its own tokens.
    const others = shared?.set(`shop:captcha:${hash}`, "", { ms: this.lasting, ifNew: true });
    return (await others?.catch(() => true)) ?? true;
  }
}

const spent = new UsedTokens();

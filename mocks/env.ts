import * as z from "zod";

import { groundSize } from "./db/seed/catalog/plan";
import type { GatewaySettings } from "./messages/gateways";

/** An empty variable counts as unset. */
const unset = (value: unknown): unknown => (value === "" ? undefined : value);

function wholeNumber(name: string, from: number, to: number, fallback: number) {
  const message = `${name} must be a whole number from ${from} to ${to}`;
  return z.preprocess(
    unset,
    z.coerce.number({ error: message }).int(message).min(from, message).max(to, message).default(fallback),
  );
}

const optional = <Value>(schema: z.ZodType<Value>) => z.preprocess(unset, schema.optional());

const environment = z.object({
  API_PORT: wholeNumber("API_PORT", 0, 65_535, 3001),
  API_HOST: z.preprocess(unset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(unset, z.string().default(".data")),
  SHOP_DIR: z.preprocess(unset, z.string().optional()),
  SEED_PRODUCTS: wholeNumber("SEED_PRODUCTS", 1, 1_000_000, groundSize),
  // Unset counts as production, so that a forgotten variable does not enable faults on demand.
  NODE_ENV: z.preprocess(unset, z.string().default("production")),
  SITE_URL: z.preprocess(
    unset,
    z.url({ protocol: /^https?$/, error: "SITE_URL must be an HTTP or HTTPS URL" }).default("http://localhost:3000"),
  ),
  PRIVATE_PICTURES: z.preprocess(unset, z.enum(["0", "1"], "PRIVATE_PICTURES must be 0 or 1").default("0")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "SMTP_URL must be an smtp: or smtps: URL" })),
  SMS_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "SMS_URL must be an HTTP or HTTPS URL" })
      .refine(
        (url) => ["{phone}", "{text}"].every((part) => url.includes(part)),
        "SMS_URL must have {phone} and {text}",
      ),
  ),
  ORDER_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/, error: "ORDER_WEBHOOK_URL must be an HTTP or HTTPS URL" })),
  ORDER_WEBHOOK_SECRET: optional(z.string().min(16, "ORDER_WEBHOOK_SECRET must have at least 16 characters")),
});

export type ApiEnvironment = ReturnType<typeof readEnvironment>;

/** Reads the API's settings; throws an Error that lists all invalid settings in one line. */
export function readEnvironment(source: Record<string, string | undefined>) {
  const parsed = environment.safeParse(source);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("; "));
  const env = parsed.data;
  return {
    /** 0 selects any free port. */
    port: env.API_PORT,
    host: env.API_HOST,
    dataDir: env.DATA_DIR,
    /** The shop's folder; null for a shop without a name of its own. */
    shopDir: env.SHOP_DIR ?? null,
    products: env.SEED_PRODUCTS,
    /** Whether a feed's pictures may be downloaded from private networks. */
    allowsPrivatePictures: env.PRIVATE_PICTURES === "1",
    /** Whether faults on demand are allowed: in development and test only. */
    faults: env.NODE_ENV === "development" || env.NODE_ENV === "test",
    /** Where messages and orders are sent. */
    gateways: {
      smtpUrl: env.SMTP_URL ?? null,
      smsUrl: env.SMS_URL ?? null,
      orderWebhook: webhookOf(env.ORDER_WEBHOOK_URL, env.ORDER_WEBHOOK_SECRET),
    },
    /** The storefront's address without a trailing slash, for links in messages. */
    siteUrl: env.SITE_URL.replace(/(?<!\/)\/+$/, ""),
  };
}

function webhookOf(url?: string, secret?: string): GatewaySettings["orderWebhook"] {
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return null;
  throw new Error("ORDER_WEBHOOK_URL and ORDER_WEBHOOK_SECRET must be set together");
}
